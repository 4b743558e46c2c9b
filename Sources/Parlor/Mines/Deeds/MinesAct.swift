import Games
import TUI

typealias MinesAct = GameAct<MinesGame.Action, MinesOwnAct>

/// An act that exists only in mines.
enum MinesOwnAct: Hashable {
    /// Flags the focused cell.
    case flag
}

/// A spot of mines that the player can point at.
enum MinesSpot: Hashable {
    case cell(Int)
    /// A board that is larger than the window, for the wheel.
    case board
    /// The arrow at an edge beyond which the board continues.
    case arrow(Mouse.Direction)
}
