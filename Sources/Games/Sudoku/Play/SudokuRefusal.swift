/// The reason why an action of the player changes nothing.
public enum SudokuRefusal: Hashable, Sendable {
    case noCell
    /// The digit of the cell is a clue.
    case given(Int)
    case nothingToUndo, nothingToRedo, noSavePoint
    /// No digit on the board is wrong.
    case noMistake
    /// The lit digit is not noted in the cells to color.
    case noNote(Int)
    /// Nothing has a color.
    case noColors
    /// The board already is as the action would make it.
    case changesNothing
}
