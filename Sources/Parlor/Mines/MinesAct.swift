import Games

/// A wish of the player at mines, by whatever means.
enum MinesAct: SceneAct {
    /// A deed in the game.
    case play(MinesGame.Action)
    /// Opens the cell that has the focus, or what is around it; or presses a button.
    case enter
    /// Marks the cell that has the focus.
    case flag
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    case copy
    case common(CommonAct)
}

/// A spot of mines that can be pointed at.
enum MinesSpot: Hashable {
    case cell(Int)
    /// A button of a dialog, or an entry of the bar of keys.
    case act(MinesAct)
}
