extension KlondikeWords {
    static let korean = KlondikeWords(
        about: GameTexts(
            title: "클론다이크", summary: "파운데이션 네 곳을 채우는 솔리테어",
            word: PlainWord("클론다이크 솔리테어", "클론다이크: 솔리테어를 하거나 이어합니다."),
            firstSteps: [
                "무늬별로 에이스부터 킹까지 파운데이션에 올립니다.",
                "줄에는 색을 번갈아 하나씩 작게 놓습니다. d는 스톡 넘기기.",
                "Enter로 집고 놓거나 끌어서 옮깁니다. u는 실행 취소.",
            ],
            rules: [
                "클론다이크: 모든 카드를 왼쪽 위 파운데이션 네 곳에 무늬별로 에이스부터 킹까지 "
                    + "차례로 올리면 이깁니다.",
                "일곱 줄에서는 숫자가 하나씩 작아지고 빨강과 검정이 번갈아 놓입니다. 카드를 옮기면 "
                    + "그 위의 카드도 함께 움직입니다. 빈 줄에는 킹만 놓을 수 있고, 숨은 카드는 맨 "
                    + "위에 오면 뒤집힙니다.",
                "오른쪽 위의 스톡을 넘기고, 그 옆 웨이스트의 맨 위 카드를 쓸 수 있습니다. 스톡이 "
                    + "비면 웨이스트를 뒤집어 다시 넘깁니다.",
                "마우스로 카드를 끌거나, 카드를 클릭한 뒤 놓을 곳을 클릭하세요. 더블 클릭하면 갈 "
                    + "곳으로 저절로 가고, 오른쪽 버튼은 파운데이션으로 보냅니다.",
                "키보드: Enter 키로 집고 다시 Enter 키로 놓습니다. 줄 번호 두 개를 눌러도 됩니다. "
                    + "3 5 를 누르면 3번 줄에서 5번 줄로 맞는 카드가 갑니다.",
                "표시등은 아직 이길 수 있는지 알려 줍니다. 힌트는 이기는 길의 다음 이동과 그 "
                    + "까닭입니다.",
            ]),
        score: { "\($0)점" },
        stock: "스톡", waste: "웨이스트", foundation: "파운데이션",
        pile: { "\($0)번 줄" },
        dealNumber: { "\($0)번 판" }, foreignDeal: "직접 입력한 판",
        easy: "쉬움", medium: "보통", hard: "어려움",
        winnable: "승리 가능", unwinnable: "승리 불가", thinking: "계산 중", unknown: "알 수 없음",
        never: "처음부터 승리 불가", isWon: "승리", refusals: .korean,
        dealing: "이길 수 있는 판을 찾고 있습니다 …",
        lookBack: "u, U: 돌아보기", looking: { "\($1)단계 중 \($0)단계" },
        won: "축하합니다!", stuck: "막혔습니다",
        stuckText: "무엇을 옮겨도 더 이상 새로운 카드가 나오지 않습니다.",
        lost: "더 이상 이길 수 없는 판입니다",
        lostText: "계속하거나, 실행 취소하거나, 다시 시작할 수 있습니다.",
        mistake: { "\($0)번째 이동 때문입니다: \($1)." },
        newDeal: "새 판", sameDeal: "같은 판", undo: "실행 취소",
        undoToWinnable: "이길 수 있던 곳으로", playOn: "계속하기",
        canFinish: "남은 카드를 모두 자동으로 올릴 수 있습니다: A 키 또는 클릭.",
        copied: "판을 클립보드에 복사했습니다.",
        copy: "복사", isCopied: "복사됨",
        drawing: { "\($0)장 넘기기" },
        redealing: { $0 == 0 ? "반복 없음" : "반복 \($0)회" },
        turn: "스톡 넘기기", turnOver: "웨이스트 뒤집기",
        move: { "\($0) → \($1)" },
        turnsUp: { "\($0)의 숨은 카드가 뒤집힙니다." },
        freesKingPlace: { "\($0)이 비어 킹을 놓을 수 있습니다." },
        frees: { "아래에 있는 \($0) 카드가 필요합니다." },
        homes: "안전하게 올릴 수 있습니다.",
        bringsIntoPlay: "카드를 꺼내 다음 카드를 이어갈 수 있습니다.",
        bringsBack: "그 위에 다른 카드를 놓을 수 있습니다.",
        draws: {
            $0 == 1 ? "다음에 나올 카드가 필요합니다." : "\($0)회 넘기면 필요한 카드가 나옵니다."
        },
        noWinningMove: { undo in
            guard let undo else { return "이제 이길 수 없습니다." }
            return "이제 이길 수 없습니다. \(undo)회 실행 취소하면 이길 수 있습니다."
        },
        neverWinnable: "처음부터 이길 수 없는 판입니다.",
        nobodyKnows: "이기는 방법을 찾지 못했습니다.",
        keys: .korean,
        dealOfTheDay: "오늘의 판", namedDeal: "판 지정하기",
        namedDealText: "판 번호나 카드 52장(7D9C4D…)을 입력하거나 붙여넣으세요.",
        isNoDeal: { "카드는 52장이어야 하는데 \($0)장입니다." },
        unknownCard: { "\($0) 카드는 없습니다. A23456789TJQK 다음에 CDHS를 쓰세요." },
        cardTwice: { "\($0) 카드가 두 번 나왔습니다." },
        settings: .korean, tools: .korean, plain: WordTable(.korean))
}

extension KlondikeRefusalWords {
    fileprivate static let korean = KlondikeRefusalWords(
        noneOpen: { "보이는 \($0 ? "빨간" : "검은") \($1) 없음" }, noFreePile: "빈 줄 없음",
        first: { "\($0) 먼저" }, isHome: "이미 올린 카드",
        takes: { "\($0) 위에는 \($1 ? "빨간" : "검은") \($2)" },
        takesNone: { "\($0) 위에는 못 놓음" },
        onlyKings: "빈 줄에는 킹만", onlyAces: "빈 곳에는 에이스만", notThere: "여기에는 못 놓음",
        emptyWaste: "빈 웨이스트", emptyPile: "빈 줄", noCards: "남은 카드 없음",
        noRedeal: "더 못 뒤집음", cannotFinish: "아직 마무리 불가",
        nothingToUndo: "실행 취소할 것 없음", nothingToRedo: "다시 실행할 것 없음")
}

extension KlondikeKeyWords {
    fileprivate static let korean = KlondikeKeyWords(
        draw: "넘기기", autoMove: "자동 이동", foundation: "올리기", waste: "웨이스트",
        pile: "줄", pick: "집기·놓기", putBack: "제자리", undo: "실행 취소", redo: "다시 실행",
        hint: "힌트", pause: "일시정지", shake: "새 판", restart: "같은 판", finish: "마무리", copy: "판 복사",
        light: "진 까닭")
}

extension KlondikeSettingsWords {
    fileprivate static let korean = KlondikeSettingsWords(
        draw: "넘기는 장수", redeals: "반복 횟수", scoring: "점수 방식",
        winnable: "이길 수 있는 판만", colors: "무늬 색", light: "승리 가능 표시",
        unlimited: "제한 없음", standard: "기본", vegas: "베가스",
        cumulative: "베가스 누적", noScoring: "없음", twoColors: "두 가지", fourColors: "네 가지",
        scoringOption: "클론다이크의 점수 방식")
}

extension KlondikeToolWords {
    fileprivate static let korean = KlondikeToolWords(
        deal: "판마다 카드와 놓인 모습을 출력",
        winnable: "판마다 winnable, unwinnable, unknown 가운데 하나를 출력",
        solve: "판마다 이기는 수순을 출력, 없으면 unwinnable, 모르면 unknown",
        replay: "이기면 won, 덜 끝났으면 unfinished, 아니면 할 수 없는 첫 이동을 출력",
        draw: "한 번에 넘기는 장수, 기본은 1",
        redeals: "다시 뒤집는 횟수, 기본은 unlimited(제한 없음)",
        dealOption: "카드 52장 또는 번호로 쓴 판",
        limitSeconds: "판마다 탐색할 시간(초), 기본은 60",
        limitPositions: "판마다 살펴볼 상태의 수",
        limitMemory: "기억할 양(MB), 기본은 256",
        noDealNumber: { "\"\($0)\" 번호는 쓸 수 없습니다. 0부터 \(UInt64.max)까지 쓰세요." },
        noCard: { "\"\($0)\" 카드는 없습니다. 숫자(A23456789TJQK)와 무늬(CDHS)를 쓰세요." },
        cardTwice: { "\($0) 카드가 두 번 있습니다. 52장을 한 번씩만 쓰세요." },
        noMove: { "\"\($0)\" 이동은 없습니다. D, R, 또는 카드와 있던 곳과 갈 곳을 쓰세요." },
        cards: { "판은 카드 52장인데 여기에는 \($0)장이 있습니다." })
}
