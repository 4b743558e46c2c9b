/// An event of a game, besides the state that it led to.
public enum KlondikeNews: GameNews, Sendable {
    /// Cards went from place to place, in this order. They lie there already.
    case moved([Klondike.Motion])
    /// Other cards have been dealt, or the same ones again: so they come to the table.
    case dealt([Klondike.Motion])
    /// A deed of the player changed nothing.
    case refused(Klondike.Refusal)
    /// A game was won; or it had begun, and was given up for the deal that follows.
    case finished(Klondike.Result)

    /// The deal that was replaced is back.
    case takenBack

    public var isBeginning: Bool { if case .dealt = self { true } else { false } }
    public var isGivenUp: Bool {
        if case .finished(let result) = self { !result.isWon } else { false }
    }
}

extension Klondike {
    /// Cards that go from one place to another: all that an animation has to know.
    public struct Motion: Hashable, Sendable {
        /// From the lowest to the one on top, as they lie face up.
        public let cards: [Card]
        public let from, to: Place

        /// The card that turns face up where these left.
        public let uncovers: Card?
        /// The card that turns face down when these cards come back.
        public let covers: Card?

        /// Whether they start wherever the hand is that held them. If it let them go where they do
        /// not fit, that is `from`, and `to` is where they slide back.
        public let isFromHand: Bool

        /// All that lies in the stock is face down, and everything else is face up.
        public var startsFaceUp: Bool { from != .stock }
        public var endsFaceUp: Bool { to != .stock }

        init(
            _ cards: [Card], from: Place, to: Place, uncovers: Card? = nil, covers: Card? = nil,
            isFromHand: Bool = false
        ) {
            (self.cards, self.from, self.to) = (cards, from, to)
            (self.uncovers, self.covers) = (uncovers, covers)
            self.isFromHand = isFromHand
        }

        /// The change that a move made to a table.
        init(_ move: Move, from before: Table, to after: Table, isFromHand: Bool = false) {
            switch move {
            case .draw:
                let count = before.stock.count - after.stock.count
                self.init(after.waste.suffix(count), from: .stock, to: .waste)
            case .refresh: self.init(before.waste, from: .waste, to: .stock)
            case .carry(let card, let source, let target):
                var uncovered: Card?
                if case .pile(let pile) = source, after.hidden < before.hidden {
                    uncovered = after.piles[pile].cards.last
                }
                self.init(
                    before.run(from: card), from: source, to: target, uncovers: uncovered,
                    isFromHand: isFromHand)
            }
        }

        /// The same way back.
        var reversed: Motion {
            Motion(cards, from: to, to: from, uncovers: covers, covers: uncovers)
        }
    }

    /// The end of a game.
    public struct Result: Hashable, Codable, Sendable {
        public let deal: Deal
        public let rules: Rules
        /// The day, if it was the deal of a day.
        public let day: Day?
        /// Otherwise it was given up: another deal took its place.
        public let isWon: Bool
        public let moves, seconds, score: Int
        /// The seconds for which the cards lay open before the first move.
        public let waited: Int
        /// Nil if it was not counted, in a game that an earlier version saved.
        public let help: GameHelp?
        /// Nil if it was never found out.
        public let difficulty: Difficulty?
    }
}

extension KlondikeGame {
    /// The deal as it is seen: the open card of each pile comes from the stock.
    public var dealing: [Klondike.Motion] {
        guard hasCards else { return [] }
        return klondike.table.piles.enumerated().compactMap { number, pile in
            pile.cards.last.map { Klondike.Motion([$0], from: .stock, to: .pile(number)) }
        }
    }

    /// The game as it stands, as if this were its end.
    var result: Klondike.Result {
        Klondike.Result(
            deal: klondike.deal, rules: klondike.rules, day: request.day, isWon: klondike.isWon,
            moves: klondike.moves, seconds: watch.seconds, score: klondike.score,
            waited: waiting.seconds, help: help,
            difficulty: difficulty)
    }
}
