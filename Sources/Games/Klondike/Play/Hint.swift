extension Klondike {
    /// What could be done next, and why. It is a move on a way to win that has been found.
    public struct Hint: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            /// A card of this pile turns face up.
            case turnsUp(Place)
            /// The card goes home.
            case homes
            /// The pile becomes empty, and a king can go there.
            case freesKingPlace(Place)
            /// A card of the waste comes into play.
            case bringsIntoPlay
            /// The card that it uncovers is needed.
            case frees(Card)
            /// A card comes back from its home, for another to lie on it.
            case bringsBack
            /// The card that is needed comes up after so many turns of the stock.
            case draws(Int)
            /// No move wins any more; the last position that could be won is so many moves back,
            /// if there was one.
            case noWinningMove(undo: Int?)
            /// Nobody knows.
            case unknown
        }

        /// Nothing if there is none to recommend.
        public let move: Move?
        public let reason: Reason
    }
}
