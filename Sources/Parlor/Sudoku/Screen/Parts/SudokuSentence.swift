import TUI

/// A sentence beside or below the board, which is wrapped into its room.
struct SudokuSentence {
    let text: String
    var role = Role.text

    var view: Text { Text(text, role).wrapped() }
}

extension Collection<SudokuSentence> {
    /// The rows that they take, one below the other, in so many columns.
    func rows(in columns: Int) -> Int {
        reduce(0) { $0 + $1.view.size(in: Size(columns: columns, rows: 1_000)).rows }
    }

    /// Whether there is room for all of them, and for every word.
    func fit(in room: Size) -> Bool {
        rows(in: room.columns) <= Swift.max(0, room.rows)
            && allSatisfy { sentence in
                sentence.text.split { $0 == " " || $0 == "\n" }
                    .allSatisfy { CharacterWidth(String($0)).columns <= room.columns }
            }
    }
}
