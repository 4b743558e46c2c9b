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

    /// The rows of each part, if a part has at most this many. A paragraph with more rows begins in
    /// the room that is left, and any other one that does not fit there begins a part.
    func parts(ofRows limit: Int, in columns: Int) -> [Range<Int>] {
        let paragraphs = flatMap { sentence in
            sentence.text.split(separator: "\n").map { [SudokuSentence(text: String($0))] }
        }
        var (parts, start, row) = ([Range<Int>](), 0, 0)
        for paragraph in paragraphs {
            let rows = paragraph.rows(in: columns)
            if rows <= limit, row + rows - start > limit {
                parts.append(start..<row)
                start = row
            }
            row += rows
            while row - start > limit {
                parts.append(start..<start + limit)
                start += limit
            }
        }
        return start < row ? parts + [start..<row] : parts
    }
}
