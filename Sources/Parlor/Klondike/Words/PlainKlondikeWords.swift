import Games

/// The words of Klondike in typed play.
struct PlainKlondikeWords: Phrasebook {
    let language: Language

    func greeting(_ number: String?, _ moves: Int) -> String {
        let game =
            number.map { say("Klondike, deal \($0):", "클론다이크 \($0)번 판:") }
            ?? say("Klondike:", "클론다이크:")
        let next = say(
            "Type \"table\" to hear the cards, or \"help\".", "\"테이블\"이나 \"도움말\"을 입력하십시오.")
        return moves == 0
            ? "\(game) \(next)"
            : say(
                "\(game) you have made \(moves, "move"). \(next)",
                "\(game) 지금까지 \(moves)회 옮겼습니다. \(next)")
    }

    var dealing: String { say("Looking for a deal that can be won.", "이길 수 있는 판을 찾고 있습니다.") }

    // Cards and places.
    func card(_ card: Card) -> String {
        say("\(rank(card)) of \(suit(card))", "\(suit(card)) \(rank(card))")
    }

    func rank(_ card: Card) -> String {
        switch card.rank {
        case 1: say("ace", "에이스")
        case 11: say("jack", "잭")
        case 12: say("queen", "퀸")
        case 13: say("king", "킹")
        default: "\(card.rank)"
        }
    }

    private func suit(_ card: Card) -> String {
        switch card.suit {
        case .clubs: say("clubs", "클로버")
        case .diamonds: say("diamonds", "다이아몬드")
        case .hearts: say("hearts", "하트")
        case .spades: say("spades", "스페이드")
        }
    }

    func place(_ place: Klondike.CardPlace) -> String {
        switch place {
        case .stock: say(.stock)
        case .waste: say(.waste)
        case .foundation: say("the foundation", "파운데이션")
        case .pile(let pile): say("pile \(pile + 1)", "\(pile + 1)번 줄")
        }
    }

    func has(_ place: String, _ hidden: Int, _ cards: [String]) -> String {
        hidden == 0
            ? say("\(place.capitalizingFirst): \(cards).", "\(place): \(cards).")
            : say(
                "\(place.capitalizingFirst): \(hidden) face down, then \(cards).",
                "\(place): 뒷면 \(hidden)장, \(cards).")
    }

    func isEmpty(_ place: String) -> String {
        say("\(place.capitalizingFirst) is empty.", "\(place): 비어 있습니다.")
    }

    func wasteHas(_ cards: [String], _ count: Int) -> String {
        say(
            "The waste has \(count, "card"). On top is the \(fan(cards)).",
            "웨이스트에 \(count)장이 있고, 맨 위는 \(fan(cards))입니다.")
    }

    /// The top card, followed by the visible cards under it.
    private func fan(_ cards: [String]) -> String {
        let below = Array(cards.dropFirst())
        return below.isEmpty
            ? cards[0] : say("\(cards[0]), above the \(below, .and)", "\(cards[0]), 그 아래는 \(below)")
    }

    func stockHas(_ count: Int) -> String {
        say("The stock has \(count, "card").", "스톡에 \(count)장이 있습니다.")
    }

    var canTurnOver: String {
        say(
            "The stock is empty. Type \"draw\" to turn the waste over.",
            "스톡이 비었습니다. \"넘기기\"를 입력하면 웨이스트를 뒤집습니다.")
    }

    var isExhausted: String {
        say(
            "The stock is empty, and the waste cannot be turned over again.",
            "스톡이 비었고 웨이스트를 더 뒤집을 수 없습니다.")
    }

    var nothingHome: String { say("The foundations are empty.", "파운데이션이 모두 비어 있습니다.") }

    func areHome(_ cards: [String]) -> String {
        say(
            "On top of the foundations \(cards.count, one: "is", more: "are") the \(cards, .and).",
            "파운데이션의 맨 위 카드: \(cards).")
    }

    // Moves.
    func drawn(_ cards: [String]) -> String {
        say("You draw the \(fan(cards)).", "넘긴 카드는 \(fan(cards))입니다.")
    }

    func turnedOver(_ count: Int) -> String {
        say(
            "The waste was turned over. The stock has \(count, "card").",
            "웨이스트를 뒤집어 스톡이 \(count)장이 되었습니다.")
    }

    func moved(
        _ card: String, _ more: Int, from: Klondike.CardPlace, to: Klondike.CardPlace
    ) -> String {
        let cards =
            switch more {
            case 0: say("\(card)", "\(card)")
            case 1: say("\(card) and the card on it", "\(card) 외 1장")
            default: say("\(card) and \(more) cards on it", "\(card) 외 \(more)장")
            }
        let way =
            switch (from, to) {
            case (_, .foundation):
                say("goes from \(from) to its foundation", "\(from)에서 \(to, .toward) 옮겼습니다")
            case (.foundation, _):
                say("comes back from its foundation to \(to)", "\(from)에서 \(to, .toward) 옮겼습니다")
            default:
                say(
                    "\(more + 1, one: "goes", more: "go") from \(from) to \(to)",
                    "\(from)에서 \(to, .toward) 옮겼습니다")
            }
        return say("The \(cards) \(way).", "\(cards): \(way).")
    }

    func uncovers(_ card: String) -> String {
        say("The \(card) is turned up.", "\(card) 카드가 앞면이 되었습니다.")
    }
    var takenBack: String { say("Undone:", "실행 취소:") }
    var finishes: String { say("All cards go to the foundations.", "남은 카드를 모두 올립니다.") }

    func finishCosts(_ cost: Int) -> String {
        say(
            "Turning the waste over costs \(cost, "point"). Type \"finish\" again to continue.",
            "웨이스트를 뒤집으면 \(cost)점을 잃습니다. 그래도 올리려면 \"마무리\"를 다시 입력하십시오.")
    }

    // Answers to lines that cannot be carried out.
    var fromAndTo: String {
        say(
            "Type two places, from and to, for example \"move 5 3\" or \"move waste 3\".",
            "어디에서 어디로 옮길지 입력하십시오. 예: 이동 5 3, 이동 웨이스트 3")
    }

    var countsPiles: String {
        say(
            "A number of cards is only for moves from pile to pile, such as \"move 5 3 2\".",
            "카드 장수는 줄에서 줄로 옮길 때만 입력하십시오. 예: 이동 5 3 2")
    }

    var whichHome: String {
        say(
            "Type the place of the card, for example \"home 4\" or \"home waste\".",
            "올릴 카드가 있는 곳을 입력하십시오. 예: 올리기 4, 올리기 웨이스트")
    }

    var nameTheCard: String {
        say(
            "Type the card to take back from its foundation, for example \"move 5h 3\".",
            "파운데이션에서 가져올 카드를 입력하십시오. 예: 이동 5h 3")
    }

    var noTarget: String {
        say("Cards can go to a pile or a foundation.", "카드는 줄이나 파운데이션으로만 옮길 수 있습니다.")
    }
    var oneToSeven: String {
        say("Type the number of a pile, from 1 to 7.", "1부터 7까지의 줄 번호를 입력하십시오.")
    }

    func noPlace(_ word: String) -> String {
        say(
            """
            "\(word)" is neither a pile nor a card. Type "waste", a number, or a card such as "9s".
            """,
            "\(quoted: word, .topic) 줄도 카드도 아닙니다. \"웨이스트\", 줄 번호, 9s 같은 카드 중 하나를 입력하십시오.")
    }

    func hasFewer(_ place: String, _ count: Int) -> String {
        say(
            """
            \(place.capitalizingFirst) has \(count, "card") face up.
            """,
            "\(place)의 앞면 카드는 \(count)장입니다.")
    }

    func progress(moves: String, time: String, _ score: String?) -> String {
        guard let score else {
            return say("You have made \(moves) in \(time).", "이동 \(moves), 시간 \(time)입니다.")
        }
        return say(
            "You have made \(moves) in \(time), \(score).", "이동 \(moves), 시간 \(time), \(score)입니다.")
    }

    var toRewind: String {
        say(
            "Type \"rewind\" to undo everything from this move on.",
            "\"돌아가기\"를 입력하면 이 이동 전으로 돌아갑니다.")
    }

    var isStuck: String {
        say(
            "No more cards can be brought into play. Type \"undo\", \"restart\" or \"new\".",
            "더 쓸 수 있는 카드가 없습니다. \"실행취소\", \"다시시작\", \"새게임\" 중 하나를 입력하십시오.")
    }

    var toBegin: String {
        say(
            "Type \"new\" for another deal, \"restart\" for the same deal, or \"menu\".",
            "\"새게임\", \"다시시작\", \"메뉴\" 중 하나를 입력하십시오.")
    }

    func won(moves: String, time: String, _ score: String?) -> String {
        let figures = [moves, time, score].compactMap(\.self)
        return say(
            "Congratulations! You filled the foundations: \(figures).",
            "축하합니다! 모두 올렸습니다: \(figures).")
    }

    // Hints.
    var toDraw: String { say("Draw.", "스톡을 넘기십시오.") }
    var toTurnOver: String { say("Turn the waste over.", "웨이스트를 뒤집으십시오.") }

    /// A move of a card, and of the cards on it.
    func toMove(
        _ card: String, with others: Int, from: Klondike.CardPlace, to: Klondike.CardPlace
    ) -> String {
        if others > 0 {
            return say(
                """
                Move the \(card) and the \(others, one: "card", more: "\(others) cards") on it \
                from \(from) to \(to).
                """,
                "\(card) 카드와 그 위의 카드 \(others)장을 \(from)에서 \(to, .toward) 옮기십시오.")
        }
        return switch to {
        case .foundation:
            say(
                "Move the \(card) from \(from) to its foundation.",
                "\(card) 카드를 \(from)에서 \(to, .toward) 옮기십시오.")
        case .stock, .waste, .pile:
            say(
                "Move the \(card) from \(from) to \(to).",
                "\(card) 카드를 \(from)에서 \(to, .toward) 옮기십시오.")
        }
    }
}

extension SentenceInterpolation {
    mutating func appendInterpolation(_ place: Klondike.CardPlace) {
        text += PlainKlondikeWords(language: Self.language).place(place)
    }
}

extension KoreanSentence.StringInterpolation {
    mutating func appendInterpolation(_ place: Klondike.CardPlace, _ particle: KoreanParticle) {
        appendInterpolation(PlainKlondikeWords(language: .korean).place(place), particle)
    }
}
