import Games

typealias KlondikeAct = GameAct<KlondikeGame.Action, KlondikeOwnAct>

/// An action on the screen of Klondike that other games do not have.
enum KlondikeOwnAct: Hashable {
    // Actions on the focused or held card.
    case autoMove, home

    // Actions on a named place.
    case pile(Int)
    case waste

    /// Explains how the game was lost.
    case showLoss
    /// Closes the box about a lost game.
    case playOn
    /// Returns to the lobby.
    case leave
}
