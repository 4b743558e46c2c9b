/// The cells that the terminal shows, the cells of the next frame, and the differences.
///
/// A `CellNormalizer` has reduced the cells of a frame, so cells that look the same have the same
/// bytes.
struct FrameDifference: ~Copyable {
    let columns: Int
    let rows: Int
    var shown: PlainBuffer<Cell>
    var next: PlainBuffer<Cell>
    /// The cells of a row's span that must be written. The two halves of a wide glyph have the same
    /// value.
    var changed: PlainBuffer<Bool>
    var spans: PlainBuffer<Damage>
    private var normalizer = CellNormalizer()

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        shown = PlainBuffer(repeating: .unknown, count: columns * rows)
        next = PlainBuffer(repeating: .blank, count: columns * rows)
        changed = PlainBuffer(repeating: false, count: columns * rows)
        spans = PlainBuffer(repeating: .none, count: rows)
    }

    /// Forgets the content of the screen. Every cell then differs.
    mutating func forget() {
        shown.fill(with: .unknown)
    }

    /// Copies and reduces the damaged cells of a canvas. Returns false if no cell differs.
    mutating func take(_ canvas: borrowing Canvas, all: Bool, _ dialect: Dialect) -> Bool {
        var differs = false
        normalizer.adopt(dialect)
        for row in 0..<rows {
            let damage = all ? .row(columns) : canvas.damage[row]
            spans[row] = .none
            if damage.isEmpty { continue }
            for place in row * columns + Int(damage.first)..<row * columns + Int(damage.end) {
                next[place] = normalizer.normal(canvas.cells[place])
            }
            tighten(row, damage)
            if !spans[row].isEmpty { differs = true }
        }
        return differs
    }

    /// Reduces a row's damage to the columns that differ, with both halves of wide glyphs.
    mutating func tighten(_ row: Int, _ damage: Damage) {
        let base = row * columns
        var first = Int(damage.first)
        var end = Int(damage.end)
        while first < end && next[base + first] == shown[base + first] { first += 1 }
        while first < end && next[base + end - 1] == shown[base + end - 1] { end -= 1 }
        if first >= end {
            spans[row] = .none
            return
        }
        if next[base + first].columns == 0 && first > 0 { first -= 1 }
        if next[base + end - 1].columns == 2 && end < columns { end += 1 }
        spans[row] = Damage(first: Int32(first), end: Int32(end))
    }

    /// Marks the cells that must be written. If glyphs spill, these include the neighbors of a
    /// changed cell that has colored their edges.
    mutating func markChanges(spilling: Bool) {
        for row in 0..<rows where !spans[row].isEmpty {
            let base = row * columns
            if spilling { widen(row) }
            for place in base + Int(spans[row].first)..<base + Int(spans[row].end) {
                let cell = next[place]
                changed[place] = cell != shown[place]
                if spilling, !changed[place] { changed[place] = isStained(place, in: row) }
                if cell.columns == 0 && place > base && next[place - 1].columns == 2 {
                    let either = changed[place] || changed[place - 1]
                    changed[place] = either
                    changed[place - 1] = either
                }
            }
        }
    }

    /// Adds the neighbors of a row's span, with both halves of wide glyphs.
    private mutating func widen(_ row: Int) {
        let base = row * columns
        var first = max(0, Int(spans[row].first) - 1)
        var end = min(columns, Int(spans[row].end) + 1)
        if next[base + first].columns == 0 && first > 0 { first -= 1 }
        if next[base + end - 1].columns == 2 && end < columns { end += 1 }
        spans[row] = Damage(first: Int32(first), end: Int32(end))
    }

    /// Returns whether a neighbor that spilled into the cell changes.
    private func isStained(_ place: Int, in row: Int) -> Bool {
        func hasSpilled(_ neighbor: Int) -> Bool {
            neighbor / columns == row && shown[neighbor].spills && next[neighbor] != shown[neighbor]
        }
        return place > 0 && hasSpilled(place - 1) || hasSpilled(place + 1)
    }

    /// Records that the terminal now shows the next cells.
    mutating func commit() {
        for row in 0..<rows where !spans[row].isEmpty {
            let base = row * columns
            shown.copy(base + Int(spans[row].first)..<base + Int(spans[row].end), from: next)
        }
    }
}

extension Cell {
    /// A cell that differs from every drawn cell.
    static var unknown: Cell { Cell(glyph: .max, columns: 1, drift: .none, style: .plain) }

    /// Indicates whether the glyph is a line or a block, which reaches the edges of its cell.
    var spills: Bool { 0x2500...0x259f ~= glyph }

    /// Indicates whether the cell is a space without an attribute that is visible on spaces.
    @inline(__always)
    var isBlank: Bool { glyph == 0x20 && attributes.isDisjoint(with: .visibleOnBlanks) }
}
