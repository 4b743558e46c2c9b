extension Klondike {
    /// A place for cards. Foundations and piles are numbered from the left, from 0.
    public enum CardPlace: Hashable, Sendable {
        case stock, waste
        case foundation(Int)
        case pile(Int)

        public static let foundations = (0..<4).map(CardPlace.foundation)
        public static let piles = (0..<7).map(CardPlace.pile)
    }
}
