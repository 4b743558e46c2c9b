import TUI

/// A line of the message about the board, from texts in different roles.
struct MinesMessageLine: Equatable {
    struct Part: Equatable {
        let text: String
        let role: Role
    }

    let parts: [Part]

    init(_ text: String, _ role: Role = .text) { parts = [Part(text: text, role: role)] }

    /// Creates one line from two.
    init(_ first: MinesMessageLine, _ second: MinesMessageLine) {
        parts = first.parts + second.parts.map { Part(text: " " + $0.text, role: $0.role) }
    }

    var text: Text {
        parts.dropFirst().reduce(Text(parts[0].text, parts[0].role)) { $0 + Text($1.text, $1.role) }
    }

    /// The number of rows at a width. Two lines that were joined must fit in one row. If they do
    /// not, the number is so large that this version is not chosen.
    func rows(in columns: Int) -> Int {
        let rows = text.wrapped().size(in: Size(columns: columns, rows: .max)).rows
        return parts.count > 1 && rows > 1 ? .max / 2 : rows
    }
}
