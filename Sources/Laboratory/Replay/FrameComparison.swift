import Parlor
import TUI

/// A recorded picture and the current one.
struct FrameComparison: Equatable {
    /// The texts of the current rows.
    let now: [String]
    /// The texts of the recorded rows, as far as they are known.
    let recorded: [String?]
    /// Whether each row is the same as recorded, including colors.
    let areSame: [Bool]

    /// Whether the recorded picture can be shown.
    var isKnown: Bool {
        now.indices.allSatisfy {
            areSame[$0] || recorded.indices.contains($0) && recorded[$0] != nil
        }
    }

    /// The two pictures side by side, with marks below the cells that differ and `▌` before the
    /// rows that do. If there is too little room, the pictures are cut to the differing columns, or
    /// placed below each other. If the recorded picture is not known, only the current one is
    /// shown.
    func text(columns: Int, recordedTitle: String, nowTitle: String) -> String {
        let rows = now.indices.map { row in
            ComparedRow(
                old: areSame[row] || !isKnown ? now[row] : recorded[row] ?? "", new: now[row],
                isSame: areSame[row])
        }
        guard isKnown else { return rows.map { "\($0.head)\($0.new.text)\n" }.joined() }
        let all = 0..<(rows.map(\.width).max() ?? 0)
        let room = (columns - 2 - 3) / 2
        let differing = rows.flatMap(\.differing)
        if all.count <= room {
            return Self.sideBySide(rows, all, recordedTitle, nowTitle)
        }
        if let first = differing.min(), let last = differing.max(), last - first < room {
            let start = max(0, min(first - (room - (last - first + 1)) / 2, all.count - room))
            return Self.sideBySide(rows, start..<start + room, recordedTitle, nowTitle)
        }
        return rows.map { row in
            if row.isSame { return "  \(row.new.text)\n" }
            return "− \(row.old.text)\n+ \(row.new.text)\n" + row.marks("  \(row.marks(in: all))")
        }.joined()
    }

    private static func sideBySide(
        _ rows: [ComparedRow], _ columns: Range<Int>, _ recordedTitle: String, _ nowTitle: String
    ) -> String {
        func title(_ text: String) -> String { CellRow(text).text(in: 0..<columns.count) }
        let head = "  \(title(recordedTitle)) │ \(title(nowTitle))\n"
        return rows.reduce(into: head) { text, row in
            text += "\(row.head)\(row.old.text(in: columns)) │ \(row.new.text(in: columns))\n"
            let marks = row.marks(in: columns)
            text += row.marks("  \(marks)   \(marks)")
        }
    }
}

private struct ComparedRow {
    let old, new: CellRow
    let isSame: Bool

    init(old: String, new: String, isSame: Bool) {
        (self.old, self.new, self.isSame) = (CellRow(old), CellRow(new), isSame)
    }

    var head: String { isSame ? "  " : "▌ " }
    var width: Int { max(old.cells.count, new.cells.count) }

    /// The columns in which the rows differ.
    var differing: [Int] { (0..<width).filter { old.cell($0) != new.cell($0) } }

    func marks(in columns: Range<Int>) -> String {
        let differing = Set(differing)
        return columns.map { differing.contains($0) ? "^" : " " }.joined()
    }

    /// A line of marks; empty if there are none.
    func marks(_ line: String) -> String {
        guard line.contains("^") else { return "" }
        var line = line
        while line.last == " " { line.removeLast() }
        return line + "\n"
    }
}

/// The columns of a text. A character of two columns is followed by nil.
private struct CellRow {
    let text: String
    let cells: [Character?]

    init(_ text: String) {
        self.text = text
        cells = text.flatMap { character -> [Character?] in
            [character]
                + Array(repeating: nil, count: max(0, CharacterWidth(character).columns - 1))
        }
    }

    func cell(_ column: Int) -> Character? { cells.indices.contains(column) ? cells[column] : " " }

    /// The text in a range of columns. A character that is cut in half becomes a space.
    func text(in columns: Range<Int>) -> String {
        columns.reduce(into: "") { text, column in
            guard let character = cell(column) else {
                if column == columns.lowerBound { text += " " }
                return
            }
            let isCut =
                column == columns.upperBound - 1 && cells.indices.contains(column + 1)
                && cells[column + 1] == nil
            text += isCut ? " " : String(character)
        }
    }
}
