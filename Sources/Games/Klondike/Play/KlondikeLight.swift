extension Klondike {
    /// Whether the game can still be won, as far as it is known.
    public enum Light: String, Hashable, Codable, Sendable {
        case winnable, unwinnable
        /// It is being found out.
        case thinking
        /// Nobody could find out within reason.
        case unknown
    }

    /// The move after which a game could not be won any more.
    public struct Mistake: Hashable, Sendable {
        /// Which move it was, counted from 1.
        public let number: Int
        public let move: Move
    }
}
