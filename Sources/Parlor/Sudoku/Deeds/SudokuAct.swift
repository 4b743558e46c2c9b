import Games

typealias SudokuAct = GameAct<SudokuGame.Action, SudokuOwnAct>

/// An act that exists only in the sudoku.
enum SudokuOwnAct: Hashable {
    case digitFirst
}

/// A spot on the screen that reacts differently to each mouse button.
enum SudokuSpot: Hashable {
    case cell(Int)
    case digit(Int)
}
