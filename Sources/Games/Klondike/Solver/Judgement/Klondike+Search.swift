extension Klondike {
    /// A search for a winnable deal.
    public struct Search: Hashable, Sendable {
        public let request: Request
        /// The first number to try.
        public let number: UInt64
    }

    /// A deal, and moves that win it.
    public struct WinnableDeal: Hashable, Sendable {
        public let deal: Deal
        public let moves: [Move]

        public init(_ deal: Deal, moves: [Move]) { (self.deal, self.moves) = (deal, moves) }
    }
}

extension Klondike.Search {
    var winnableDeal: Klondike.WinnableDeal {
        let found = Klondike.Deal.winnable(from: number, rules: request.rules)
        let start = Klondike(found.deal, rules: request.rules).position
        let moves = start.startingProductively(
            found.moves, by: request.rules, bytes: 1 << 20, positions: 5_000)
        return Klondike.WinnableDeal(found.deal, moves: moves)
    }
}
