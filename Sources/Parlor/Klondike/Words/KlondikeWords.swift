import Games

extension Words {
    var klondike: KlondikeWords { KlondikeWords(language: language) }
}

/// The words on the screen of Klondike.
struct KlondikeWords: Phrasebook {
    let language: Language

    var about: KlondikeTexts { KlondikeTexts(language: language) }

    /// The score, or the money in Vegas; nil if neither is counted.
    func score(_ count: Int, by scoring: Klondike.Scoring) -> String? {
        switch scoring {
        case .none: nil
        case .standard: say("score \(count)", "\(count)점")
        case .vegas: "\(count < 0 ? "−" : "")$\(abs(count))"
        }
    }
    func red(_ rank: String) -> String { say("red \(rank)", "빨간 \(rank)") }
    func black(_ rank: String) -> String { say("black \(rank)", "검은 \(rank)") }
    var stock: String { say(.stock) }
    var waste: String { say(.waste) }
    var foundation: String { say("its foundation", "파운데이션") }
    func pile(_ number: Int) -> String { say("pile \(number)", "\(number)번 줄") }
    func dealNumber(_ number: String) -> String { say("Deal \(number)", "\(number)번 판") }
    /// The number of moves as the progress of an unfinished game.
    func movesMade(_ count: Int) -> String { say("\(count, "move")", "이동 \(count)회") }
    var foreignDeal: String { say("Custom deal", "직접 입력한 판") }
    var easy: String { say(.easy) }
    var medium: String { say("medium", "보통") }
    var hard: String { say(.hard) }

    /// The state of the light, which shows whether the game can still be won.
    var winnableLight: String { say("winnable", "승리 가능") }
    var lostLight: String { say("lost", "승리 불가") }
    var thinkingLight: String { say("thinking", "계산 중") }
    var unknownLight: String { say("unknown", "알 수 없음") }
    var neverWinnableLight: String { say("never winnable", "처음부터 승리 불가") }

    /// The state of the light as a sentence.
    func sentence(of winnability: Klondike.Winnability) -> String {
        switch winnability {
        case .winnable: say("This game can be won.", "이길 수 있는 판입니다.")
        case .unwinnable: say("This game can no longer be won.", "더 이상 이길 수 없는 판입니다.")
        case .thinking: say("The search is still running.", "아직 계산하고 있습니다.")
        case .unknown:
            say("The search could not tell whether this game can be won.", "이길 수 있는지 알 수 없습니다.")
        }
    }

    var refusals: KlondikeRefusalWords { KlondikeRefusalWords(language: language) }

    var dealing: String { say("Looking for a deal that can be won …", "이길 수 있는 판을 찾고 있습니다 …") }
    var won: String { say(.congratulations) }
    var stuck: String { say("Stuck", "막혔습니다") }

    var stuckText: String {
        say(
            "No move uncovers a card, and no card from the stock or the waste can be played.",
            "뒷면 카드를 뒤집을 수 있는 이동이 없고, 스톡과 웨이스트에도 놓을 수 있는 카드가 없습니다.")
    }

    var lost: String { say("This game can no longer be won", "더 이상 이길 수 없는 판입니다") }

    var lostText: String {
        say("You can keep playing, undo moves, or start again.", "계속하거나, 실행 취소하거나, 다시 시작할 수 있습니다.")
    }

    /// The move that lost the game, and a move that would not have lost it, if one is known.
    func mistake(_ number: Int, _ deed: String, better: String?) -> String {
        mistake(
            say(
                "Move \(number) (\(deed)) lost the game.",
                "\(number)번째 이동(\(deed))으로 이길 수 없게 되었습니다."),
            better: better)
    }

    /// A sentence about a mistake, with a better move if one is known.
    func mistake(_ mistake: String, better: String?) -> String {
        guard let better else { return mistake }
        return say(
            "\(mistake) \(better.capitalizingFirst) would have kept it winnable.",
            "\(mistake) 이길 수 있던 이동: \(better).")
    }

    // The moves within sentences.

    var drawingFromStock: String { say("drawing from the stock", "스톡 넘기기") }
    var turningWasteOver: String { say("turning the waste over", "웨이스트 뒤집기") }

    func moving(card: String, place: String) -> String {
        say("moving \(card) to \(place)", "\(card, .object) \(place, .toward) 옮기기")
    }

    var newDeal: String { say(.newDeal.capitalized) }
    var undoToWinnable: String { say("Back to a winnable position", "이길 수 있던 상태로") }
    var playOn: String { say("Play on", "계속하기") }

    /// The message that all cards can go to the foundations. The bar has the key that sends them
    /// there.
    var canFinish: String {
        say("The foundations can be filled now.", "남은 카드를 모두 자동으로 올릴 수 있습니다.")
    }

    /// The sentence `canFinish` with the points that turning the waste over costs.
    func canFinish(_ cost: Int) -> String {
        say(
            "Filling the foundations now costs \(cost, "point").",
            "\(cost)점을 잃고 남은 카드를 모두 자동으로 올릴 수 있습니다.")
    }

    /// The name of a rule for drawing, for the statistics.
    func drawRule(_ count: Int) -> String { say("draw \(count)", "\(count)장 넘기기") }

    func redealRule(_ count: Int) -> String {
        count == 0
            ? say("no redeal", "다시 넘기기 없음")
            : say("\(count, "redeal")", "다시 넘기기 \(count)회")
    }

    /// A move as a hint suggests it.
    var hintedDraw: String { say("Draw from the stock", "스톡 넘기기") }
    var hintedRedeal: String { say("Turn the waste over", "웨이스트 뒤집기") }

    func hintedMove(card: String, place: String) -> String {
        say("\(card) to \(place)", "\(card) → \(place)")
    }

    /// The first stage of a hint: the place from which cards move.
    func look(_ place: String) -> String {
        say("Look at \(place).", "\(place, .object) 살펴보십시오.")
    }

    /// The cards that a move carries together.
    func run(from first: String, to last: String) -> String { "\(first)–\(last)" }

    /// A reason for a hint: the move turns up a card.
    func turnsUp(_ what: String) -> String {
        say("a card in \(what) is turned up.", "\(what)의 뒷면 카드가 앞면이 됩니다.")
    }

    func freesKingPlace(_ pile: String, _ king: String?) -> String {
        guard let king else {
            return say(
                "this empties \(pile), where any king can go.",
                "\(pile, .subject) 비어 아무 킹이나 놓을 수 있습니다.")
        }
        return say(
            "this empties \(pile) for the \(king).",
            "\(pile, .subject) 비어 \(king, .object) 놓을 수 있습니다.")
    }

    /// The move uncovers `card`, and another card can go onto it.
    func frees(_ card: String, for other: String) -> String {
        say(
            "this uncovers the \(card), and the \(other) can go onto it.",
            "덮여 있던 \(card) 위에 \(other, .object) 놓을 수 있습니다.")
    }

    func freesToMove(_ card: String) -> String {
        say(
            "this uncovers the \(card), which can then move.",
            "덮여 있던 \(card, .object) 옮길 수 있습니다.")
    }

    func uncovers(_ card: String) -> String {
        say("this uncovers the \(card).", "\(card, .object) 덮은 카드가 없어집니다.")
    }

    func goesToFoundation(_ isSafe: Bool, isLast: Bool) -> String {
        if isSafe { return say("no pile will need it again.", "이제 어느 줄에도 쓸 일이 없습니다.") }
        return isLast
            ? say("this completes its suit.", "이 무늬가 모두 모입니다.")
            : say("it is the next card of its suit.", "이 무늬에서 다음에 올릴 카드입니다.")
    }

    /// The next card follows to the foundation, at once or after some other moves.
    func goesToFoundation(before next: String, after moves: Int) -> String {
        moves == 0
            ? say("the \(next) can follow it at once.", "바로 다음에 \(next, .object) 그 위에 올릴 수 있습니다.")
            : say(
                "the \(next) can follow it \(moves + 1, "move") later.",
                "이동 \(moves + 1)회 뒤에 \(next, .object) 그 위에 올릴 수 있습니다.")
    }

    /// The card comes back later, and is put on `other`.
    func waitsAtHome(_ other: String) -> String {
        say(
            "it can wait there until it goes back onto the \(other).",
            "나중에 \(other) 위로 내려놓을 때까지 거기에 둘 수 있습니다.")
    }

    var finishes: String {
        say(
            "all cards can now go to the foundations, one after the other.",
            "남은 카드를 모두 차례로 올릴 수 있습니다.")
    }

    func bringsIntoPlay(_ other: String?) -> String {
        other.map(takesNow) ?? say("it can leave the waste.", "웨이스트에서 꺼낼 수 있습니다.")
    }

    func bringsBack(_ other: String?) -> String {
        other.map(takesNow)
            ?? say(
                "the next lower card of the other color can go onto it.",
                "색이 다르고 하나 낮은 카드를 그 위에 놓을 수 있습니다.")
    }

    private func takesNow(_ other: String) -> String {
        say("the \(other) can go onto it.", "그 위에 \(other, .object) 놓을 수 있습니다.")
    }

    /// A card comes up after some draws and goes to a place. If `isToDraw` is true, the hint
    /// suggests drawing, so it already names the first draw.
    func draws(_ turns: Int, _ card: String, to place: String, isToDraw: Bool) -> String {
        let card = say(
            "the \(card) comes up and can go to \(place).",
            "\(place, .toward) 옮길 \(card, .subject) 나옵니다.")
        return turns == 1 && isToDraw
            ? card : say("after \(turns, "draw"), \(card)", "\(turns)회 넘기면 \(card)")
    }

    var drawsNow: String {
        say("this is the next move toward a win.", "이기는 수순의 다음 이동입니다.")
    }

    func noWinningMove(_ undo: Int?) -> String {
        guard let undo else { return say("You can no longer win.", "이제 이길 수 없습니다.") }
        return say(
            "You can no longer win. Undo \(undo, "move") to return to a position that can be won.",
            "이제 이길 수 없습니다. \(undo)회 실행 취소하면 이길 수 있습니다.")
    }

    var neverWinnable: String { say("This deal could never be won.", "처음부터 이길 수 없는 판입니다.") }
    var neverWinnableTitle: String { say("This deal could never be won", "처음부터 이길 수 없는 판입니다") }
    var neverWinnableText: String {
        say("No sequence of moves wins it. Try a new deal.", "어떻게 옮겨도 이길 수 없습니다. 새 판을 시작해 보십시오.")
    }
    var noSolutionFound: String { say("The search found no way to win.", "이기는 방법을 찾지 못했습니다.") }

    // The lobby, and the screen on which the player enters a deal.

    var dealOfTheDay: String { say("Deal of the day", "오늘의 판") }
    var namedDeal: String { say("Deal by number", "번호로 판 고르기") }

    var namedDealText: String {
        say(
            "Type or paste the number of a deal (25, ms25 or ks25), or its 52 cards: 7D9C4D…",
            "판 번호(25, ms25, ks25)나 카드 52장(7D9C4D…)을 입력하거나 붙여 넣으십시오.")
    }

    /// The reason why a text is not a deal.
    func sentence(for misdeal: Klondike.DealTextError) -> String {
        switch misdeal {
        case .unknownCard(let text): unknownCard(text)
        case .twice(let card): cardTwice(card.name)
        case .incomplete(let count): incompleteDeal(count)
        }
    }

    private func incompleteDeal(_ count: Int) -> String {
        say("A deal has 52 cards, but this one has \(count).", "카드는 52장이어야 하는데 \(count)장입니다.")
    }

    private func unknownCard(_ text: String) -> String {
        say(
            """
            \(text) is not a card. Type its rank (A23456789TJQK) and suit (CDHS), or the number of \
            a deal, such as 25 or ms25.
            """,
            "\(text) 카드는 없습니다. 숫자(A23456789TJQK)와 무늬(CDHS), 또는 25나 ms25 같은 판 번호를 쓰십시오.")
    }

    private func cardTwice(_ text: String) -> String {
        say("\(text) appears twice.", "\(text) 카드가 두 번 나왔습니다.")
    }

    var settings: KlondikeSettingsWords { KlondikeSettingsWords(language: language) }
    var tools: KlondikeToolWords { KlondikeToolWords(language: language) }
    var plain: PlainKlondikeWords { PlainKlondikeWords(language: language) }
}
