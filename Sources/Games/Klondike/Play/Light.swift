extension Klondike {
    /// Whether the game can still be won, as far as it is known.
    public enum Light: String, Hashable, Codable, Sendable {
        case winnable, unwinnable
        /// It is being found out.
        case thinking
        /// Nobody could find out within reason.
        case unknown
    }

    /// Where a game is between its beginning and its end.
    public enum Phase: String, Hashable, Sendable {
        /// A winnable deal is being looked for. At the beginning there is nothing to show yet.
        case dealing
        case playing, paused
        /// It is lost, and not only by the solver's word: whatever is moved about, no card can be
        /// turned up any more and none of the stock can be played. Moves can still be taken back.
        case stuck
        case won
    }

    /// The move after which a game could not be won any more.
    public struct Mistake: Hashable, Sendable {
        /// Which move it was, counted from 1.
        public let number: Int
        public let move: Move
    }

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
