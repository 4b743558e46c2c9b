import Games

typealias SudokuAct = GameAct<SudokuGame.Action, SudokuOwnAct>

/// An act that exists only in the sudoku.
enum SudokuOwnAct: Hashable {
    /// Moves to the next or previous empty cell.
    case seek(isBackwards: Bool)
    case digitFirst
    /// Shows the previous or the next page of a hint.
    case readBack, readOn
    /// Shows the next page of the text of a past step. After the last page comes the first one.
    case readPast
}

/// A spot on the screen that reacts differently to each mouse button.
enum SudokuSpot: Hashable {
    case cell(Int)
    case digit(Int)
}
