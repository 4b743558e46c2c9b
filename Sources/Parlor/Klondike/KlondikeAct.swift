import Games

typealias KlondikeAct = GameAct<KlondikeGame.Action, KlondikeWish>

/// A wish that only the screen of Klondike has.
enum KlondikeWish: Hashable {
    // With the card that has the focus, or is held.
    case autoMove, home

    // By the name of a place.
    case pile(Int)
    case waste

    /// Shows how the game was lost.
    case showLoss
    /// Puts away the box about a game that is lost.
    case playOn
    /// Goes back to the choices of the game.
    case leave
}
