extension Klondike {
    /// The end of a game.
    public struct Result: Hashable, Codable, Sendable {
        public let deal: Deal
        public let rules: Rules
        /// The day, if it was the deal of a day.
        public let day: Day?
        /// Whether the game was won. Otherwise it was given up for another deal.
        public let isWon: Bool
        public let moves, seconds, score: Int
        /// The number of seconds that the cards were face up before the first move.
        public let waited: Int
        /// The help; nil in a game that an earlier version saved, because it did not count help.
        public let help: GameHelp?
        /// The difficulty; nil if the solver did not find out.
        public let difficulty: Difficulty?
    }
}

extension KlondikeGame {
    public var givenUpNews: KlondikeNews? {
        (klondike.hasBegun || wasRestarted) && !klondike.isWon ? .givenUp(result) : nil
    }

    /// The result of the game, if it ended now.
    var result: Klondike.Result {
        Klondike.Result(
            deal: klondike.deal, rules: klondike.rules, day: request.day, isWon: klondike.isWon,
            moves: klondike.moves, seconds: watch.seconds, score: klondike.score,
            waited: waiting.seconds, help: help,
            difficulty: difficulty)
    }
}
