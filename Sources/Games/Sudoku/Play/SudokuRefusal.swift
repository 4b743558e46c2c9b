/// The reason why an action of the player changes nothing.
public enum SudokuRefusal: Hashable, Sendable {
    case noCell
    /// The digit of the cell is a clue.
    case given(Int)
    case nothingToUndo, nothingToRedo, noSavePoint
    /// No digit on the board is wrong.
    case noMistake
    /// The change does not follow from the technique of the practice board.
    case isNot(SudokuTechnique)
    /// The lit digit is not noted in any of the cells to color.
    case noNote(Int)
    /// No cell and no note has a color.
    case noColors
    /// The puzzle has no solution, or several.
    case noHint(SudokuData.Verdict)
    /// No digit can be called wrong, because the puzzle has no solution, or several.
    case noJudgement(SudokuData.Verdict)
    /// All other cells have a digit.
    case noOtherEmptyCell
    /// The action would leave the board as it is.
    case changesNothing
}
