extension Klondike {
    /// The result of a game that was won or given up.
    public struct Result: Hashable, Codable, Sendable {
        public let deal: Deal
        public let rules: Rules
        /// The day of the deal, if it is a deal of the day; nil otherwise.
        public let day: Day?
        /// Indicates whether the game was won. If not, it was given up for another deal.
        public let isWon: Bool
        public let moves, seconds, score: Int
        /// The number of seconds that the cards were face up before the first move.
        public let waited: Int
        /// The help that the player took; nil in a game saved by an earlier version, which did not
        /// count help.
        public let help: GameHelp?
        /// The difficulty; nil if the solver did not determine it.
        public let difficulty: Difficulty?
    }
}

extension KlondikeGame {
    /// The help that the player took; nil if not all of it was counted.
    var countedHelp: GameHelp? { countsHelp ? help : nil }

    /// The result of the game, as if it ended now.
    var result: Klondike.Result {
        Klondike.Result(
            deal: klondike.deal, rules: klondike.rules, day: request.day, isWon: klondike.isWon,
            moves: klondike.moves, seconds: watch.seconds, score: klondike.score,
            waited: waitWatch.seconds, help: countedHelp,
            difficulty: difficulty)
    }
}
