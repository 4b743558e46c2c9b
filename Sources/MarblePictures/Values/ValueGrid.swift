/// Lines of a text as the rows of a grid. All rows have the same number of words, or of characters.
///
///     1 1 .        11.
///     . 2 .        .2.
struct ValueGrid {
    /// A cell by its row and its column, both counted from one.
    struct Cell: Hashable, Sendable {
        let row, column: Int
    }

    let rows: [[String]]
    private let isOfWords: Bool

    /// Creates a grid from the first lines of a text, up to a line with another number of cells.
    /// Nil if the grid would have fewer than two rows or columns.
    init?(_ lines: [String]) {
        func cells(_ line: String) -> [String] {
            line.contains(" ") ? line.words.map(String.init) : line.map { String($0) }
        }
        isOfWords = lines.contains { $0.contains(" ") }
        let rows = lines.map(cells)
        let width = rows.first?.count ?? 0
        self.rows = Array(rows.prefix { $0.count == width })
        if width < 2 || self.rows.count < 2 { return nil }
    }

    var width: Int { rows[0].count }

    /// Returns the cells that differ from those of another grid of the same size.
    func places(differingFrom other: ValueGrid) -> [Cell] {
        rows.indices.flatMap { row in
            rows[row].indices.filter { rows[row][$0] != other.rows[row][$0] }
                .map { Cell(row: row + 1, column: $0 + 1) }
        }
    }

    subscript(place: Cell) -> String { rows[place.row - 1][place.column - 1] }

    /// Returns the smallest part of the grid that contains all the given cells, as text. Aligns
    /// words in columns.
    func text(around places: [Cell]) -> (area: String?, text: String) {
        let (inRows, inColumns) = (places.map(\.row), places.map(\.column))
        let (top, bottom) = (inRows.min() ?? 1, inRows.max() ?? 1)
        let (left, right) = (inColumns.min() ?? 1, inColumns.max() ?? 1)
        let part = rows[top - 1..<bottom].map { Array($0[left - 1..<right]) }
        let widths = (0...right - left).map { column in part.map { $0[column].count }.max() ?? 0 }
        let lines = part.map { row -> String in
            guard isOfWords else { return row.joined() }
            var line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: " ")
            while line.last == " " { line.removeLast() }
            return line
        }
        let isWhole = part.count == rows.count && part[0].count == width
        func range(_ first: Int, _ last: Int) -> String {
            first == last ? "\(first)" : "\(first)–\(last)"
        }
        let area = "\(range(top, bottom))/\(range(left, right))"
        return (isWhole ? nil : area, lines.joined(separator: "\n"))
    }

    /// Returns the change of a cell. If only marks were added or removed, returns only these marks:
    /// `− p` for `9gp → 9g`. Cells that lost the same mark therefore share a line.
    static func change(from old: String, to new: String) -> String {
        func marks(_ longer: String, without shorter: String) -> String? {
            var rest = shorter[...]
            let marks = longer.filter { character in
                if character == rest.first {
                    rest.removeFirst()
                    return false
                }
                return true
            }
            let isMarks = !marks.isEmpty && marks.allSatisfy(\.isLetter)
            return rest.isEmpty && isMarks && !shorter.isEmpty ? marks : nil
        }
        if let gone = marks(old, without: new) { return "− \(gone)" }
        if let come = marks(new, without: old) { return "+ \(come)" }
        return "\(old) → \(new)"
    }
}
