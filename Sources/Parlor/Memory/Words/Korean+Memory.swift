extension MemoryWords {
    static let korean = MemoryWords(
        about: GameTexts(
            title: "카드 짝 맞추기", summary: "제한 시간 안에 같은 카드 찾기",
            word: PlainWord("카드 짝맞추기 메모리", "카드: 카드 짝 맞추기를 하거나 이어합니다."),
            firstSteps: [
                "카드 두 장을 뒤집어 같은 그림이면 한 쌍을 찾은 것입니다.",
                "화살표와 Space, 또는 클릭으로 뒤집습니다.",
                "라운드마다 제한 시간 안에 모든 짝을 찾으세요.",
            ],
            rules: [
                "모든 카드는 뒷면이 위로 놓이고, 같은 그림이 두 장씩 있습니다. 두 장을 뒤집어 "
                    + "그림이 같으면 짝이 맞아 판에서 사라집니다.",
                "그림이 다르면 세 번째 카드를 뒤집을 때까지 두 장 모두 보입니다. 그다음 다시 "
                    + "뒤집히므로 원하는 만큼 보고 외우세요.",
                "모든 짝을 찾으면 카드가 새로 섞이고 시간이 다시 채워진 채 다음 라운드가 "
                    + "시작됩니다. 몇 번째 라운드인지는 위쪽에 표시됩니다.",
                "시간이 종료되면 찾은 짝이 모두 돌아오고 카드가 섞입니다. 라운드는 그대로이고 "
                    + "시간은 처음부터 다시 갑니다.",
                "적은 횟수로 끝내면 별을 받습니다. 기준은 기억력이 완벽한 사람에게 평균적으로 "
                    + "필요한 횟수입니다.",
            ]),
        fewerPairs: "또는 더 적은 짝",
        start: "시작하기",
        timeout: ["시간이 다 되어 모든 카드를 다시 섞었습니다.", "시간 종료, 다시 섞음"],
        finished: "기상 미션에 성공하셨습니다", finishedText: "모든 라운드를 마쳤습니다.",
        pairs: { "\($0)쌍" },
        stars: { "별 \($1)개 중 \($0)개" },
        starRule: { "별 3개는 \($0)회까지, 2개는 \($1)회까지입니다." },
        round: { "라운드 \($0)/\($1)" },
        cleared: { "라운드 \($0): \($1). 시계는 멈춰 있습니다." },
        refused: { why in
            switch why {
            case .isUp: "이미 보이는 카드"
            case .isGone: "카드 없는 자리"
            case .notYourTurn: "상대 차례"
            }
        },
        player: { "플레이어 \($0)" },
        computer: "컴퓨터",
        turn: { "\($0) 차례" },
        winner: { "\($0) 승리" },
        draw: "무승부",
        avoidable: { "\($1)장 중 \($0)장은 이미 본 카드를 떠올렸다면 뒤집지 않아도 됐습니다." },
        lookBack: "돌아보기", lookAway: "결과로",
        move: { "\($0)번째 이동" },
        twinWasKnown: "첫 카드의 짝은 이미 본 카드입니다. 굵은 테두리에 있습니다.",
        couldNotMatch: "이미 본 카드라 짝이 아닌 것을 알 수 있었습니다. 새 카드라면 짝일 수도 있었습니다.",
        taughtNothing: "이미 본 카드이고 짝은 아직 못 봤습니다. 새 카드라면 더 많이 알 수 있었습니다.",
        settings: .korean, plain: WordTable(.korean))
}

extension MemorySettingsWords {
    fileprivate static let korean = MemorySettingsWords(
        pairs: "카드 짝", deck: "카드 그림", opponent: "상대", seconds: "라운드 제한 시간", rounds: "라운드",
        letters: "글자", suits: "카드 무늬", shapes: "도형", emoji: "그림 문자",
        nobody: "없음", person: "두 번째 사람", forgetful: "잘 잊는 컴퓨터",
        attentive: "눈여겨보는 컴퓨터", keen: "잘 기억하는 컴퓨터",
        pairsOption: "카드 짝의 수", secondsOption: "라운드 제한 시간(초), 0은 제한 없음",
        roundsOption: "라운드 수")
}
