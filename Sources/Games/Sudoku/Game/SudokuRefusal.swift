/// A reason for which a deed of the player changes nothing.
public enum SudokuRefusal: Hashable, Sendable {
    case noCell
    /// The digit of the cell was given.
    case given(Int)
    case nothingToUndo, nothingToRedo, noSavePoint
    /// No digit on the board is wrong.
    case noMistake
}

extension SudokuSheet {
    func refusal(of command: Command) -> SudokuRefusal? {
        switch command {
        case .number where sudoku.options.isDigitFirst: nil
        case .number, .note, .erase:
            cursor.map { sudoku.isGiven($0) ? .given($0) : nil } ?? .noCell
        case .tap(let cell) where armed != nil && sudoku.isGiven(cell): .given(cell)
        default: nil
        }
    }
}

extension SudokuAbilities {
    func refusal(of command: Command) -> SudokuRefusal? {
        guard let steps else { return nil }
        return switch command {
        case .use(.undo) where !steps.history.canUndo: .nothingToUndo
        case .use(.redo) where !steps.history.canRedo: .nothingToRedo
        case .use(.returnToSavePoint) where steps.savePoints.isEmpty: .noSavePoint
        default: nil
        }
    }
}
