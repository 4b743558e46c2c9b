import Games

typealias MinesAct = GameAct<MinesGame.Action, MinesWish>

/// A wish that only the screen of mines has.
enum MinesWish: Hashable {
    /// Marks the cell that has the focus.
    case flag
}

/// A thing of mines that can be pointed at.
enum MinesSpot: Hashable { case cell(Int) }
