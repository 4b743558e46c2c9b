extension MemoryWords {
    static let korean = MemoryWords(
        time: { "\($0)분 \($1)초" },
        start: "시작하기", pause: "일시정지", resume: "게임 재개", shuffle: "섞기",
        reset: "다시 시작",
        paused: "일시정지", pausedText: "카드를 가리고 시계를 멈췄습니다.",
        timeout: "시간이 종료되어 모든 카드가 다시 섞였습니다.",
        finished: "기상 미션에 성공하셨습니다", finishedText: "모든 라운드를 마쳤습니다.",
        newBoard: "새 판", boardOfTheDay: "오늘의 판",
        pairs: { "\($0)쌍" },
        moves: { "\($0)번" },
        par: { "기준 \($0)" },
        stars: { "별 \($1)개 중 \($0)개" },
        player: { "플레이어 \($0)" },
        computer: "컴퓨터",
        turn: { "\($0) 차례" },
        winner: { "\($0) 승리" },
        draw: "무승부",
        lookBack: "돌아보기", nothingAvoidable: "더 적게 뒤집을 수는 없었습니다.",
        avoidable: { "\($1)번 중 \($0)번은 이미 본 카드를 떠올렸다면 뒤집지 않아도 됐습니다." })
}

extension HelpWords {
    static let korean = HelpWords(
        title: "도움말", keys: "키", rules: "규칙",
        memoryRules: [
            "모든 카드는 뒷면이 위로 놓이고, 같은 그림이 두 장씩 있습니다. 두 장을 뒤집어 그림이 같으면 "
                + "짝이 맞아 판에서 사라집니다.",
            "그림이 다르면 세 번째 카드를 뒤집을 때까지 두 장 모두 보입니다. 그다음 다시 뒤집히므로 "
                + "원하는 만큼 보고 외우세요.",
            "모든 짝을 찾으면 카드가 새로 섞이고 시간이 다시 채워진 채 다음 라운드가 시작됩니다. 몇 번째 "
                + "라운드인지는 위쪽에 표시됩니다.",
            "시간이 종료되면 찾은 짝이 모두 돌아오고 카드가 섞입니다. 라운드는 그대로이고 시간은 처음부터 "
                + "다시 갑니다.",
            "적은 횟수로 끝내면 별을 받습니다. 기준은 기억력이 완벽한 사람에게 평균적으로 필요한 "
                + "횟수입니다.",
        ],
        mouse: [
            "카드를 클릭하면 뒤집히고, 글자를 클릭하면 그 기능이 실행됩니다. 목록은 휠로 움직입니다.",
            "--no-mouse 옵션이나 설정으로 마우스를 끄면 평소처럼 글자를 선택할 수 있습니다.",
        ])
}

extension KeyWords {
    static let korean = KeyWords(
        move: "이동", choose: "선택", turn: "뒤집기", start: "시작", pause: "일시정지",
        shuffle: "섞기", reset: "다시 시작", newGame: "새 게임", lookBack: "돌아보기",
        back: "뒤로", help: "도움말", quit: "끝내기", change: "바꾸기", scroll: "스크롤",
        skip: "건너뛰기", copy: "복사")
}
