import Parlor
import TUI

/// A recorded picture beside the current picture.
struct FrameComparison: Equatable {
    /// The texts of the current rows.
    let now: [String]
    /// The texts of the recorded rows; nil for a row that is not known.
    let recorded: [String?]
    /// Indicates whether each row is the same as recorded, including colors.
    let areSame: [Bool]

    /// Indicates whether the recorded picture can be shown.
    var isKnown: Bool {
        now.indices.allSatisfy {
            areSame[$0] || recorded.indices.contains($0) && recorded[$0] != nil
        }
    }

    /// The rows that differ and their neighbors, in both pictures side by side. Marks are below the
    /// cells that differ, and `▌` is before the rows that differ. If there is too little room, the
    /// pictures are cut to the differing columns, or the rows are placed below each other. If the
    /// recorded picture is not known, only the current picture is shown, with all rows. No line is
    /// wider than `columns`.
    func text(columns: Int, recordedTitle: String, nowTitle: String) -> String {
        let rows = now.indices.map { row in
            ComparedRow(
                old: areSame[row] || !isKnown ? now[row] : recorded[row] ?? "", new: now[row],
                isSame: areSame[row])
        }
        let width = max(1, columns - 2)
        guard isKnown else {
            return rows.map { "\($0.head)\($0.new.text(in: 0..<width))".trimmed + "\n" }.joined()
        }
        let shown = rows.indices.filter { place in
            rows[max(0, place - 1)...min(place + 1, rows.count - 1)].contains { !$0.isSame }
        }
        // A gap takes the place of the rows that are left out.
        let parts = shown.flatMap { place in
            place > 0 && !shown.contains(place - 1) && place != shown.first
                ? [nil, rows[place]] : [rows[place]]
        }
        let all = 0..<(shown.map { rows[$0].width }.max() ?? 0)
        let room = (columns - 2 - 3) / 2
        let differing = rows.flatMap(\.differing)
        if all.count <= room {
            return Self.sideBySide(parts, all, recordedTitle, nowTitle)
        }
        if let first = differing.min(), let last = differing.max(), last - first < room {
            let start = max(0, min(first - (room - (last - first + 1)) / 2, all.count - room))
            return Self.sideBySide(parts, start..<start + room, recordedTitle, nowTitle)
        }
        // A picture that is wider than the lines has several parts. Parts without differing cells
        // are left out.
        let windows = stride(from: 0, to: max(1, all.count), by: width).map { $0..<$0 + width }
        let needed = windows.filter { differing.contains(where: $0.contains) }
        return (needed.isEmpty ? [windows[0]] : needed).map { window in
            parts.map { Self.below($0, window) }.joined()
        }.joined(separator: "\n")
    }

    /// The line that stands for rows that are left out.
    private static let gap = "  ⋮\n"

    /// A row of the current picture, below the recorded row if they differ.
    private static func below(_ row: ComparedRow?, _ columns: Range<Int>) -> String {
        guard let row else { return gap }
        let new = row.new.text(in: columns)
        let marks = row.marks("  \(row.marks(in: columns))")
        if marks.isEmpty { return "\(row.head)\(new)".trimmed + "\n" }
        return "− \(row.old.text(in: columns))".trimmed + "\n+ \(new)".trimmed + "\n" + marks
    }

    private static func sideBySide(
        _ rows: [ComparedRow?], _ columns: Range<Int>, _ recordedTitle: String, _ nowTitle: String
    ) -> String {
        func title(_ text: String) -> String { CellRow(text).text(in: 0..<columns.count) }
        let head = "  \(title(recordedTitle)) │ \(title(nowTitle))\n"
        return rows.reduce(into: head) { text, row in
            guard let row else {
                text += gap
                return
            }
            let line = "\(row.head)\(row.old.text(in: columns)) │ \(row.new.text(in: columns))"
            text += line.trimmed + "\n"
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
        line.contains("^") ? line.trimmed + "\n" : ""
    }
}

extension String {
    /// The text without the spaces at its end.
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
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
