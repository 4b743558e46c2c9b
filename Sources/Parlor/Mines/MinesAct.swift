import Games

typealias MinesAct = GameAct<MinesGame.Action, MinesWish>

/// A wish that only the screen of mines has.
enum MinesWish: Hashable {
    /// Flags the focused cell.
    case flag
}

/// Something in mines that the player can point at.
enum MinesSpot: Hashable { case cell(Int) }
