extension Klondike {
    /// The state of a game of Klondike, in more detail than `GameMoment`.
    public enum Phase: String, Hashable, Sendable {
        /// The search for a winnable deal. Before the first deal there are no cards to show.
        case dealing
        case playing, paused
        /// The game is lost by the rules: no moves can turn up a card, or play a card of the stock
        /// or the waste. Moves can still be taken back.
        case stuck
        case won
    }
}
