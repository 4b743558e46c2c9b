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
}

extension SudokuSheet {
    func refusal(of command: Command) -> SudokuRefusal? {
        switch command {
        case .number where sudoku.options.isDigitFirst && others.isEmpty: nil
        case .number, .note, .erase:
            cursor.map { chosen.allSatisfy(sudoku.isGiven) ? .given($0) : nil } ?? .noCell
        case .mark(.color) where cursor == nil: .noCell
        case .mark(.color):
            lit.flatMap { lit in
                chosen.contains { board.notes[$0].contains(lit) } ? nil : .noNote(lit)
            }
        case .mark(.wipeColors) where board.colors.isEmpty && board.noteColors.isEmpty: .noColors
        case .tap(let cell)
        where armed != nil && (0..<81).contains(cell) && sudoku.isGiven(cell):
            .given(cell)
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
