import Games

typealias MinesAct = GameAct<MinesGame.Action, MinesOwnAct>

/// An act that exists only in mines.
enum MinesOwnAct: Hashable {
    /// Flags the focused cell.
    case flag
}

/// A spot of mines that the player can point at.
enum MinesSpot: Hashable { case cell(Int) }
