import Games

/// A deed of the player in the game, whichever of its parts it is for.
enum SudokuDeed: Hashable {
    case tap(Int)
    case move(SudokuSheet.Direction)
    case number(Int)
    case note(Int)
    case mark(SudokuMark)
    case use(SudokuAbility)
    case answer(SudokuAlert.Button)
    case act(SudokuGame.Action)
}

/// A wish of the player at the sudoku, by whatever means. Several mean one thing or another as
/// things are.
enum SudokuAct: Hashable {
    case play(SudokuDeed)
    /// To the next empty cell, or the one before.
    case seek(isBackwards: Bool)
    /// Writes the digit to come in the chosen cell.
    case write
    case digitFirst
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    case back, escape, copy
    /// To the part of a hint before the one that is read.
    case readBack
    /// Begins another game, after one that is over.
    case newGame
    case common(CommonAct)
}

/// A spot of the sudoku that can be pointed at.
enum SudokuSpot: Hashable {
    case act(SudokuAct)
    /// An answer to a box.
    case answer(SudokuAnswer)
}

/// An answer to what covers the board.
enum SudokuAnswer: Hashable {
    case button(SudokuAlert.Button)
    /// Another puzzle, after one that was solved.
    case newGame
    /// Puts the result on the clipboard.
    case copy
}
