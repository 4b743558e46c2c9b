extension Klondike {
    /// A state of the game. It contains everything that a move changes and that undoing the move
    /// restores.
    public struct Position: Hashable, Sendable {
        public private(set) var table: Table
        public private(set) var score: Int

        /// The number of moves from the deal to this position. A draw counts as one.
        public private(set) var moves = 0

        /// The number of times that the waste was turned over.
        public private(set) var redeals = 0

        /// The last move; nil if no move was made yet.
        public private(set) var latest: Move?

        init(_ table: Table, score: Int, redeals: Int = 0) {
            (self.table, self.score, self.redeals) = (table, score, redeals)
        }

        /// Returns whether the move is allowed. No move is allowed after the game is won.
        public func allows(_ move: Move, by rules: Rules) -> Bool {
            guard !table.isWon else { return false }
            switch move {
            case .draw: return !table.stock.isEmpty
            case .redeal:
                let isLeft = rules.redeals.map { redeals < $0 } ?? true
                return table.stock.isEmpty && !table.waste.isEmpty && isLeft
            case .carry(let card, let source, let target):
                return table.canMove(table.run(from: card, at: source), from: source, to: target)
            }
        }

        /// The position that a move leads to; nil if the move is not allowed.
        public func after(_ move: Move, by rules: Rules) -> Position? {
            guard allows(move, by: rules) else { return nil }
            var next = self
            switch move {
            case .draw: next.table.draw(rules.draw.rawValue)
            case .redeal:
                next.table.redeal()
                next.redeals += 1
            case .carry(let card, let source, let target):
                next.table.carry(table.run(from: card, at: source), from: source, to: target)
            }
            next.score = rules.scoring.score(
                score, after: move, turnedUp: table.hidden - next.table.hidden, draw: rules.draw)
            next.moves += 1
            next.latest = move
            return next
        }
    }
}

extension Klondike.Table {
    /// The number of face-down cards in the piles.
    public var hidden: Int { piles.reduce(0) { $0 + $1.hidden } }
}

extension Klondike.Position {
    /// The cards that this position alone reveals: the face-up cards and, once the waste was turned
    /// over, the cards of the stock.
    public var knownCards: Set<Card> {
        let drawn = redeals > 0 ? table.stock : []
        let cards = [table.waste, drawn] + table.foundations + table.piles.map { Array($0.faceUp) }
        return Set(cards.joined())
    }
}
