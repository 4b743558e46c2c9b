extension Klondike {
    /// A game that is asked for.
    public struct Request: Hashable, Codable, Sendable {
        public enum Source: Hashable, Codable, Sendable {
            case random
            /// A deal by its number.
            case number(UInt64)
            /// A deal from elsewhere.
            case deal(Deal)
            /// The deal that all players have on this day.
            case daily(Day)
        }

        public let source: Source
        public let rules: Rules

        /// Whether it has to be known that the deal can be won. If it is not, the next number is
        /// dealt of which it is. A deal from elsewhere is taken as it is.
        public let isWinnable: Bool

        public init(
            _ source: Source = .random, rules: Rules = Rules(), isWinnable: Bool = false
        ) {
            (self.source, self.rules, self.isWinnable) = (source, rules, isWinnable)
        }

        public var day: Day? { if case .daily(let day) = source { day } else { nil } }

        /// Whether the deal takes a while to be found.
        var isSearched: Bool { if case .deal = source { false } else { isWinnable } }

        /// The deal that is asked for; of a winnable one, where to begin to look for it.
        func deal(using dice: inout Dice) -> Deal {
            switch source {
            // A number that can be remembered and told.
            case .random: Deal(number: UInt64(dice.roll(below: 1_000_000_000)))
            case .number(let number): Deal(number: number)
            case .deal(let deal): deal
            case .daily(let day): Deal(number: day.seed(variant: 100 + rules.draw.rawValue))
            }
        }
    }

    /// A deal that is being looked for.
    public struct Search: Hashable, Sendable {
        public let request: Request
        /// The first number that will do.
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
        let moves = start.wellBegun(
            found.moves, by: request.rules, bytes: 1 << 20, positions: 5_000)
        return Klondike.WinnableDeal(found.deal, moves: moves)
    }
}
