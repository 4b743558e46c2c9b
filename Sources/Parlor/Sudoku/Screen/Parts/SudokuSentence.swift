import TUI

/// A sentence beside or below the board, which is wrapped to fit.
struct SudokuSentence {
    let text: String
    var role = Role.text

    var view: Text { Text(text, role).wrapped() }
}

extension Collection<SudokuSentence> {
    /// The number of rows that the sentences take in the given number of columns.
    func rows(in columns: Int) -> Int {
        reduce(0) { $0 + $1.view.size(in: Size(columns: columns, rows: 1_000)).rows }
    }

    /// Whether all sentences fit, without breaking a word.
    func fit(in room: Size) -> Bool {
        rows(in: room.columns) <= Swift.max(0, room.rows)
            && allSatisfy { sentence in
                sentence.text.split { $0 == " " || $0 == "\n" }
                    .allSatisfy { CharacterWidth(String($0)).columns <= room.columns }
            }
    }
}
