extension Klondike {
    /// The options of the rules: the draw, the redeals and the scoring.
    public struct Rules: Hashable, Sendable, Codable {
        /// The number of cards that a draw turns.
        public let draw: Draw

        /// The number of times that the waste may be turned over; nil if there is no limit.
        public let redeals: Int?

        public let scoring: Scoring

        public init(draw: Draw = .one, redeals: Int? = nil, scoring: Scoring = .standard) {
            (self.draw, self.redeals, self.scoring) = (draw, redeals, scoring)
        }
    }

    public enum Draw: Int, Hashable, Sendable, Codable, CaseIterable {
        case one = 1
        case three = 3
    }
}
