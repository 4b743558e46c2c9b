import Games
import TUI

/// The message beside the board: that a puzzle is being made, or the notes of the selected cell.
struct SudokuMessage: CompositeView, Equatable {
    private let words: Words
    private let awaitsPuzzle: Bool
    /// The notes of the selected cell; nil if they are not shown.
    private let notes: SudokuNotesLine?

    init(scene: SudokuScene, showsNotes: Bool) {
        (words, awaitsPuzzle) = (scene.words, scene.seen.awaitsPuzzle)
        // An alert already describes the board.
        let hasNotes = showsNotes && scene.seen.dialog.alert == nil
        notes = hasNotes ? SudokuNotesLine(scene: scene) : nil
    }

    var content: some View {
        Column {
            if awaitsPuzzle {
                Row(spacing: 1) {
                    Spinner()
                    Text(words.sudoku.loading, .dim)
                }
            } else if let notes {
                notes
            }
        }
    }
}

/// The notes of the selected cell, for a board without space for notes.
struct SudokuNotesLine: CompositeView, Equatable {
    private let words: Words
    private let notes: DigitSet

    init(scene: SudokuScene) {
        let board = scene.seen.board
        words = scene.words
        notes = board.cursor.map { board.faces[$0].notes } ?? DigitSet()
    }

    var content: some View {
        Text(notes.isEmpty ? "" : words.sudoku.notes(notes.map(String.init).joined()), .dim)
    }
}
