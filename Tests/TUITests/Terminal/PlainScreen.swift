import TUI

/// A terminal with one screen that only knows cursor movements and erasing, similar to mosh, or GNU
/// screen without an alternate screen.
struct PlainScreen {
    private var rows: [[Character]]
    private(set) var cursor = Point(column: 0, row: 0)
    private var saved = Point(column: 0, row: 0)

    init(columns: Int, rows: Int) {
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The text without blanks at the end.
    var text: String {
        var text = rows.map { String($0) }.joined(separator: "\n")
        while text.last == " " || text.last == "\n" { text.removeLast() }
        return text
    }

    mutating func feed(_ text: String) {
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case "\r": cursor.column = 0
            case "\n": cursor.row = min(cursor.row + 1, rows.count - 1)
            case "\u{1b}":
                switch scalars.next() {
                case "7": saved = cursor
                case "8": cursor = saved
                case "[":
                    var sequence = ""
                    while let next = scalars.next() {
                        sequence.unicodeScalars.append(next)
                        if 0x40...0x7e ~= next.value { break }
                    }
                    apply(sequence)
                default: while let next = scalars.next(), next != "\\", next != "\u{7}" {}
                }
            case "\u{18}": break
            default:
                rows[cursor.row][cursor.column] = Character(scalar)
                cursor.column = min(cursor.column + 1, rows[0].count - 1)
            }
        }
    }

    private mutating func apply(_ sequence: String) {
        switch sequence {
        case "H", "r": cursor = Point(column: 0, row: 0)
        case "J":
            for row in cursor.row..<rows.count {
                for column in (row == cursor.row ? cursor.column : 0)..<rows[row].count {
                    rows[row][column] = " "
                }
            }
        default: break
        }
    }
}
