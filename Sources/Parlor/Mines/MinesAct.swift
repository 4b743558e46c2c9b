import Games

typealias MinesAct = GameAct<MinesGame.Action, MinesOwnAct>

/// An act that only the screen of mines has.
enum MinesOwnAct: Hashable {
    /// Flags the focused cell.
    case flag
    /// Looks back at the last click, or returns to the result.
    case look, lookAway
    /// Moves forward by this many clicks while looking back.
    case step(Int)
}

/// A spot of mines that the player can point at.
enum MinesSpot: Hashable { case cell(Int) }
