/// A mark on the board: several chosen cells, a highlighted digit, or a color.
public enum SudokuMark: Hashable, Sendable {
    /// Moves to the next cell and adds it to the chosen cells. While several cells are chosen,
    /// number keys write notes.
    case extend(SudokuSheet.Direction)
    /// Adds a cell to the chosen cells.
    case choose(Int)
    /// Highlights the places of a digit and the cells where the digit may be placed. Doing this
    /// again removes the highlight.
    case light(Int)
    /// Highlights the next digit or, if `isBackwards` is true, the previous one. After the last of
    /// them, highlights none.
    case lightNext(isBackwards: Bool)
    /// Colors the chosen cells, or the notes of the lit digit in them.
    case color(SudokuColor)
    case wipeColors
}
