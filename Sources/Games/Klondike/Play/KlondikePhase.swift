extension Klondike {
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
}
