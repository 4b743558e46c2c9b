extension Klondike {
    /// The reason why an action changed nothing.
    public enum Refusal: Hashable, Sendable {
        /// The card fits nowhere.
        case noPlace(Card)
        /// The card does not fit on its foundation, because the next lower card is not there yet.
        case noHome(Card)
        /// The card cannot go to a foundation, because other cards lie on it.
        case isCovered(Card)
        case isHome(Card)
        /// The card already lies on the pile that it would go to.
        case isThere(Card)
        /// The card cannot be picked up where it lies.
        case notFree(Card)
        case nothingGoesHome
        /// The card in hand does not fit on this place, which has this top card.
        case misfit(Card, on: CardPlace, top: Card?)
        /// There is nothing to pick up or to turn.
        case empty(CardPlace)
        case noRedeal
        case cannotFinish
        /// Finishing would turn the waste over, which costs this many points. If the player repeats
        /// the action, it is carried out.
        case finishCosts(Int)
        case nothingToUndo, nothingToRedo
        /// The game is not known to be lost, or no earlier position is known to be winnable.
        case nothingToRewind
    }
}
