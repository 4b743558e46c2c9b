import Games

extension PlainKlondikeWords {
    static let korean = PlainKlondikeWords(
        word: { $0.korean },
        greeting: { number, moves in
            "클론다이크\(number.map { " \($0)번 판" } ?? ""): "
                + (moves == 0 ? "" : "지금까지 \(moves)회 옮겼습니다. ") + "테이블이나 도움말을 입력하세요."
        },
        dealing: "이길 수 있는 판을 찾고 있습니다.",
        card: { "\(name(of: $0.suit)) \(ranks[$0.rank - 1])" },
        place: { place in
            switch place {
            case .stock: "스톡"
            case .waste: "웨이스트"
            case .foundation: "파운데이션"
            case .pile(let pile): "\(pile + 1)번 줄"
            }
        },
        home: "파운데이션",
        has: { place, hidden, cards in
            "\(place): \(hidden == 0 ? "" : "뒷면 \(hidden)장, ")\(cards.joined(separator: ", "))."
        },
        isEmpty: { "\($0): 비어 있습니다." },
        wasteHas: { cards, count in
            let below =
                cards.count == 1 ? "" : ", 그 아래는 \(cards.dropFirst().joined(separator: ", "))"
            return "웨이스트 \(count)장, 맨 위는 \(cards[0])\(below)입니다."
        },
        stockHas: { "스톡에 \($0)장이 있습니다." },
        canTurnOver: "스톡이 비었습니다. 넘기기를 입력하면 웨이스트를 다시 뒤집습니다.",
        isExhausted: "스톡이 비었고 웨이스트를 더 뒤집을 수 없습니다.",
        nothingHome: "파운데이션이 모두 비어 있습니다.",
        areHome: { "파운데이션의 맨 위 카드: \($0.joined(separator: ", "))." },
        drawn: { cards in
            let below =
                cards.count == 1 ? "" : ", 그 아래는 \(cards.dropFirst().joined(separator: ", "))"
            return "넘긴 카드는 \(cards[0])\(below)입니다."
        },
        turnedOver: { "웨이스트를 뒤집어 스톡에 \($0)장이 있습니다." },
        moved: { card, more, from, to in
            "\(card)\(more == 0 ? "" : " 외 \(more)장"): \(from)에서 \(to, .toward) 갑니다."
        },
        uncovers: { "\($0) 카드가 뒤집힙니다." },
        takenBack: "실행 취소:", finishes: "남은 카드를 모두 올립니다.",
        fromAndTo: "어디에서 어디로 옮길지 입력하세요. 예: 이동 5 3, 이동 웨이스트 3",
        whichHome: "올릴 카드를 입력하세요. 예: 올리기 4, 올리기 웨이스트",
        nameTheCard: "파운데이션에서 가져올 카드를 입력하세요. 예: 이동 5h 3",
        noTarget: "카드는 줄이나 파운데이션으로 옮깁니다.", oneToSeven: "1번부터 7번까지의 줄을 입력하세요.",
        noPlace: {
            "\"\($0)\"\(KoreanParticle.topic.form(after: $0)) 줄도 카드도 아닙니다. 웨이스트, 숫자, 9s 같은 카드를 입력하세요."
        },
        doesNotFit: { "\($0) 카드는 \($1)에 놓을 수 없습니다." },
        doesNotShow: { "\($0) 카드는 지금 옮길 수 없습니다." },
        hasFewer: { "\($0)의 앞면 카드는 \($1)장입니다." },
        nothingGoesHome: "지금 올릴 수 있는 카드가 없습니다.",
        cannotFinish: "아직 뒷면 카드가 있거나 모두 올릴 수 없습니다.",
        nothingToUndo: "실행 취소할 것이 없습니다.", nothingToRedo: "다시 실행할 것이 없습니다.",
        nothingToRewind: "돌아갈 곳이 없습니다.",
        standing: { "이동 \($0), 시간 \($1), 점수 \($2)점입니다." },
        light: { light in
            switch light {
            case .winnable: "이길 수 있는 판입니다."
            case .unwinnable: "더 이상 이길 수 없는 판입니다."
            case .thinking: "계산하고 있습니다."
            case .unknown: "이길 수 있는지 알 수 없습니다."
            }
        },
        mistake: { "\($0)번째 이동 때문입니다. 돌아가기를 입력하면 그 전으로 갑니다." },
        isOver: "끝난 게임입니다. 새게임이나 다시시작을 입력하세요.",
        isStuck: "막혔습니다. 실행취소, 다시시작, 새게임 중 하나를 입력하세요.",
        toBegin: "새게임, 다시시작, 메뉴 중 하나를 입력하세요.",
        won: { "축하합니다! 이동 \($0), 시간 \($1), 점수 \($2)점으로 모두 올렸습니다." },
        toDraw: "스톡을 넘기세요.", toTurnOver: "웨이스트를 뒤집으세요.",
        toMove: { "\($0) 카드를 \($1)에서 \($2, .toward) 옮기세요." })

    private static let ranks = [
        "에이스", "2", "3", "4", "5", "6", "7", "8", "9", "10", "잭", "퀸", "킹",
    ]

    private static func name(of suit: Suit) -> String {
        switch suit {
        case .clubs: "클로버"
        case .diamonds: "다이아몬드"
        case .hearts: "하트"
        case .spades: "스페이드"
        }
    }
}

extension KlondikeCommandWord {
    fileprivate var korean: PlainWord {
        switch self {
        case .draw: PlainWord("넘기기 뽑기", "넘기기: 스톡의 다음 카드를 넘깁니다.")
        case .move:
            PlainWord(
                "이동 옮기기",
                "이동 5 3: 5번 줄에서 3번 줄로 맞는 카드를 옮깁니다. 이동 5 3 2: 두 장을 옮깁니다. "
                    + "이동 웨이스트 3, 이동 9s 3도 됩니다.")
        case .home: PlainWord("올리기", "올리기 4, 올리기 웨이스트: 카드를 파운데이션에 올립니다.")
        case .auto: PlainWord("자동", "자동: 올릴 수 있는 카드를 모두 올립니다.")
        case .finish: PlainWord("마무리", "마무리: 뒷면 카드가 없을 때 모두 올립니다.")
        case .undo: PlainWord("실행취소 취소 되돌리기", "실행취소: 마지막 이동을 취소합니다.")
        case .redo: PlainWord("다시실행 다시", "다시실행: 취소한 이동을 다시 실행합니다.")
        case .rewind: PlainWord("돌아가기", "돌아가기: 이길 수 있던 곳으로 돌아갑니다.")
        case .hint: PlainWord("힌트", "힌트: 이기는 길의 다음 이동과 까닭을 알려 줍니다.")
        case .light: PlainWord("표시등", "표시등: 아직 이길 수 있는지 알려 줍니다.")
        case .table: PlainWord("테이블 판", "테이블: 앞면 카드를 모두 읽어 줍니다.")
        case .pile: PlainWord("줄", "줄 3: 그 줄을 아래부터 읽어 줍니다.")
        case .waste: PlainWord("웨이스트", "웨이스트: 거기 있는 카드를 읽어 줍니다.")
        case .stock: PlainWord("스톡", "스톡: 몇 장이 남았는지 알려 줍니다.")
        case .time: PlainWord("시간 상태", "시간: 게임 상황을 알려 줍니다.")
        case .restart: PlainWord("다시시작", "다시시작: 같은 판을 처음부터 합니다.")
        case .new: PlainWord("새게임 새", "새게임: 다른 판을 합니다.")
        }
    }
}
