import Games

/// The reasons for refusals, as short sentences.
struct KlondikeRefusalWords: Phrasebook {
    let language: Language

    func noPileEnds(_ name: String) -> String {
        say("No pile ends in a \(name).", "\(name, .toward) 끝나는 줄이 없습니다.")
    }

    /// The refusal to move a king. A king that begins its pile stays, even beside an empty pile.
    var kingStays: String {
        say("A king goes only to an empty pile.", "킹은 빈 줄에만 놓을 수 있습니다.")
    }

    /// The card that must come first.
    func first(_ card: String) -> String {
        say("The \(card) must be on its foundation first.", "\(card, .object) 먼저 올려야 합니다.")
    }

    var isCovered: String {
        say("Other cards lie on this card.", "위에 다른 카드가 놓여 있습니다.")
    }

    var isHome: String { say("This card is on its foundation.", "이미 올린 카드입니다.") }

    func isThere(_ card: String) -> String {
        say("The \(card) is already there.", "\(card, .topic) 이미 그 자리에 있습니다.")
    }

    /// The card that fits on a card of a pile.
    func takes(card: String, name: String) -> String {
        say("Only a \(name) goes on the \(card).", "\(card) 위에는 \(name)만 놓을 수 있습니다.")
    }

    func takesNone(_ card: String) -> String {
        say("No card goes on the \(card).", "\(card) 위에는 놓을 수 없습니다.")
    }

    var onlyKings: String { say("Only a king goes here.", "빈 줄에는 킹만 놓을 수 있습니다.") }
    var onlyAces: String { say("Only an ace goes here.", "빈 곳에는 에이스만 놓을 수 있습니다.") }
    var notThere: String { say("This card cannot go here.", "여기에는 놓을 수 없습니다.") }
    var emptyWaste: String { say("The waste is empty.", "웨이스트가 비어 있습니다.") }
    var emptyPile: String { say("This pile is empty.", "빈 줄입니다.") }
    var noCards: String { say("No cards are left.", "남은 카드가 없습니다.") }
    var noRedeal: String {
        say("The waste cannot be turned over again.", "웨이스트를 더 뒤집을 수 없습니다.")
    }
    var cannotFinish: String { say("The foundations cannot be filled yet.", "아직 모두 올릴 수는 없습니다.") }

    /// The answer to the first request for moves that cost points.
    func finishCosts(_ cost: Int) -> String {
        say(
            "Turning the waste over costs \(cost, "point"): press A again to continue.",
            "웨이스트를 뒤집으면 \(cost)점을 잃습니다. A 키를 한 번 더 누르면 올립니다.")
    }

    var nothingToUndo: String { say(.nothingToUndo) }
    var nothingToRedo: String { say(.nothingToRedo) }
    var nothingToRewind: String {
        say("There is nothing to go back to.", "돌아갈 곳이 없습니다.")
    }

    func notFree(_ card: String) -> String {
        say("The \(card) cannot be moved.", "\(card, .object) 집을 수 없습니다.")
    }
    var nothingGoesHome: String { say("No card can go to a foundation.", "올릴 카드가 없습니다.") }
    var noCardChosen: String { say("Choose a card first.", "먼저 카드를 고르십시오.") }
}

extension Words {
    /// The reason for a refusal, as a short sentence with names of cards and ranks.
    func reason(
        for refusal: Klondike.Refusal, name: (Card) -> String,
        rankName: (Card) -> String = { $0.rankName }
    ) -> String {
        let texts = klondike.refusals
        /// The rank of `neighbor`, with the color opposite to that of `card`.
        func rank(_ neighbor: Card, of card: Card) -> String {
            card.isRed ? klondike.black(rankName(neighbor)) : klondike.red(rankName(neighbor))
        }
        switch refusal {
        case .noPlace(let card):
            return card.above.map { texts.noPileEnds(rank($0, of: card)) } ?? texts.kingStays
        case .noHome(let card): return texts.first(name(card.below ?? card))
        case .isCovered: return texts.isCovered
        case .isHome: return texts.isHome
        case .isThere(let card): return texts.isThere(name(card))
        case .notFree(let card): return texts.notFree(name(card))
        case .nothingGoesHome: return texts.nothingGoesHome
        case .misfit(_, .pile, let top?):
            return top.below.map { texts.takes(card: name(top), name: rank($0, of: top)) }
                ?? texts.takesNone(name(top))
        case .misfit(_, .pile, nil): return texts.onlyKings
        case .misfit(_, .foundation, nil), .empty(.foundation): return texts.onlyAces
        case .misfit(let card, .foundation, let top?) where card.suit == top.suit:
            return top.above.map { texts.first(name($0)) } ?? texts.notThere
        case .misfit: return texts.notThere
        case .empty(.waste): return texts.emptyWaste
        case .empty(.pile): return texts.emptyPile
        case .empty(.stock): return texts.noCards
        case .noRedeal: return texts.noRedeal
        case .cannotFinish: return texts.cannotFinish
        case .finishCosts(let cost): return texts.finishCosts(cost)
        case .nothingToUndo: return texts.nothingToUndo
        case .nothingToRedo: return texts.nothingToRedo
        case .nothingToRewind: return texts.nothingToRewind
        }
    }
}
