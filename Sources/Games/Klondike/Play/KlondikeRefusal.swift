extension Klondike {
    /// The reason why an action changed nothing.
    public enum Refusal: Hashable, Sendable {
        /// The card has nowhere to go.
        case noPlace(Card)
        /// The card does not fit on its foundation, because the next lower card is not there yet.
        case noHome(Card)
        case isHome(Card)
        /// The card cannot be picked up where it lies.
        case notFree(Card)
        case nothingGoesHome
        /// The card in hand does not fit on this place, which has this top card.
        case misfit(Card, on: Place, top: Card?)
        /// There is nothing to pick up.
        case empty(Place)
        case noRedeal
        case cannotFinish
        /// Finishing turns the waste over, which costs this many points. It is done if the player
        /// asks again.
        case finishCosts(Int)
        case nothingToUndo, nothingToRedo
        /// No earlier position is known to be winnable.
        case nothingToRewind
    }
}
