import Games

typealias KlondikeAct = GameAct<KlondikeGame.Action, KlondikeOwnAct>

/// An act that only the screen of Klondike has.
enum KlondikeOwnAct: Hashable {
    // Acts on the focused or held card.
    case autoMove, home

    // Acts on a named place.
    case pile(Int)
    case waste

    /// Explains how the game was lost.
    case showLoss
    /// Closes the box about a lost game.
    case playOn
}
