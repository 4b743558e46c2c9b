import Games

/// An act of the player on the screen of a game, by a key or a click.
enum GameAct<Action: GameAction, Own: Hashable>: Hashable {
    case play(Action)
    /// An act that exists only in this game.
    case own(Own)
    /// Pauses a running game, or resumes a paused one.
    case togglePause
    /// Presses the focused button of the dialog, or uses the focused place of the board.
    case enter
    /// Moves the cursor far on the board.
    case jump(BoardJump)
    /// Copies the `resultLine` of the scene to the clipboard.
    case copy
    /// Closes the dialog with the result, so that the whole board is visible, or opens it again.
    case toggleResult
    /// Closes a pause, the dialog of the end, or a message about a refusal. If none of these is
    /// open, goes back.
    case close
    /// Looks back at the finished game.
    case lookBack(LookBackAct)
    /// Shows another page of a long text.
    case read(ReadAct)
    case common(CommonAct)

    /// Indicates whether every screen has the act.
    var isCommon: Bool { if case .common = self { true } else { false } }
}
