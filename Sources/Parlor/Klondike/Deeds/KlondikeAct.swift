import Games

typealias KlondikeAct = GameAct<KlondikeGame.Action, KlondikeOwnAct>

/// An act that exists only in Klondike.
enum KlondikeOwnAct: Hashable {
    // Acts on the focused or held card.
    case autoMove, home

    // Acts on a place that the player names.
    case pile(Int)
    case waste

    /// Explains how the game was lost.
    case showLoss
    /// Closes the dialog about a lost game.
    case playOn
}
