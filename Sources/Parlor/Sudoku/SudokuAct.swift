import Games

typealias SudokuAct = GameAct<SudokuGame.Action, SudokuWish>

/// A wish that only the screen of the sudoku has.
enum SudokuWish: Hashable {
    /// To the next empty cell, or the one before.
    case seek(isBackwards: Bool)
    case digitFirst
    /// To the part of a hint before the one that is read.
    case readBack
}

/// A thing on the screen that means something else by each button of the mouse.
enum SudokuSpot: Hashable {
    case cell(Int)
    case digit(Int)
}
