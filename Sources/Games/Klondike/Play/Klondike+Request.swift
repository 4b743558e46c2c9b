extension Klondike {
    /// A request for a game.
    public struct Request: Hashable, Codable, Sendable {
        public enum Source: Hashable, Codable, Sendable {
            case random
            /// The deal with this number.
            case number(UInt64)
            /// A deal given by its cards.
            case deal(Deal)
            /// The deal that all players get on this day.
            case daily(Day)
        }

        public let source: Source
        public let rules: Rules

        /// Indicates whether the deal must be winnable. If the requested deal is not known to be
        /// winnable, the following numbers are tried until one gives a winnable deal. A deal given
        /// by its cards is never replaced.
        public let isWinnable: Bool

        public init(
            _ source: Source = .random, rules: Rules = Rules(), isWinnable: Bool = false
        ) {
            (self.source, self.rules, self.isWinnable) = (source, rules, isWinnable)
        }

        public var day: Day? { if case .daily(let day) = source { day } else { nil } }

        /// Indicates whether a search is needed to find the deal.
        var isSearched: Bool { if case .deal = source { false } else { isWinnable } }

        /// The requested deal, or the deal with which the search for a winnable one begins.
        func deal(using dice: inout Dice) -> Deal {
            switch source {
            // The number is short enough to remember and to tell to others.
            case .random: Deal(number: UInt64(dice.roll(below: 1_000_000_000)))
            case .number(let number): Deal(number: number)
            case .deal(let deal): deal
            case .daily(let day): Deal(number: day.seed(of: .klondike(rules.draw)))
            }
        }
    }
}

extension Day.Board {
    /// A winnable deal for drawing this many cards.
    public static func klondike(_ draw: Klondike.Draw) -> Day.Board {
        Day.Board(number: 100 + draw.rawValue)
    }
}
