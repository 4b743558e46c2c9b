/// An action that has a button beside the board, such as undo. It needs no digit.
public enum SudokuBoardTool: Hashable, CaseIterable, Sendable {
    case undo, redo, erase
    /// Switches between writing digits and noting them.
    case toggleNotes
    /// Saves the current board, for example before trying something, so that the player can return
    /// to it.
    case savePoint
    /// Returns to the board that was saved last, and removes it from the saved boards.
    case returnToSavePoint
    /// Notes all possible digits in empty cells, and removes impossible notes in cells with notes.
    case fillNotes
}
