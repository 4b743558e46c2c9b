import Games
import TUI

/// The message beside the board. It says that a puzzle is being made, or shows the notes of the
/// selected cell.
struct SudokuMessage: CompositeView {
    let scene: SudokuScene

    /// Indicates whether the message shows the notes of the selected cell.
    let showsNotes: Bool

    var content: some View {
        Column {
            if scene.seen.awaitsPuzzle {
                Row(spacing: 1) {
                    Spinner()
                    Text(scene.words.sudoku.loading, .dim)
                }
            } else if scene.seen.dialog.alert != nil {
                // The alert already describes the board.
                EmptyView()
            } else if showsNotes {
                SudokuNotesLine(scene: scene)
            }
        }
    }
}

/// The notes of the selected cell, for a board without space for notes.
struct SudokuNotesLine: CompositeView {
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
