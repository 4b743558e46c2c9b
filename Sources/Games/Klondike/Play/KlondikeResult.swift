extension Klondike {
    /// How a game ended.
    public struct Result: Hashable, Codable, Sendable {
        public let deal: Deal
        public let rules: Rules
        /// The day, if it was the deal of a day.
        public let day: Day?
        /// Otherwise it was given up: another deal took its place.
        public let isWon: Bool
        public let moves, seconds, score: Int
        /// Nothing if it was never found out.
        public let difficulty: Difficulty?
    }
}

extension KlondikeGame {
    /// How the game stands, as if this were its end.
    var result: Klondike.Result {
        Klondike.Result(
            deal: klondike.deal, rules: klondike.rules, day: request.day, isWon: klondike.isWon,
            moves: klondike.moves, seconds: seconds, score: klondike.score, difficulty: difficulty)
    }
}
