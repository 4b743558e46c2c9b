/// Cells between lines. Heavier lines surround blocks of cells, as in a sudoku.
///
///     ┏━━━┯━━━┳━━━┓
///     ┃ 5 │   ┃ 7 ┃
///     ┠───┼───╂───┨
public struct Grid: View {
    private let columns, rows: Int
    private let cell: Size
    private let block: Size?
    private let content: (_ column: Int, _ row: Int) -> ViewGroup

    /// Creates a grid. `cell` is the size of each cell, and `block` that of a block in cells.
    /// Without blocks, all lines are light.
    public init(
        columns: Int, rows: Int, cell: Size, block: Size? = nil,
        @ViewBuilder _ content: @escaping (_ column: Int, _ row: Int) -> ViewGroup
    ) {
        self.columns = columns.clampedToCanvas
        self.rows = rows.clampedToCanvas
        self.cell = cell.clampedToCanvas
        self.block = block
        self.content = content
    }

    public func size(in offer: Size) -> Size {
        Size(columns: columns * stepAcross + 1, rows: rows * stepDown + 1)
    }

    public func draw(on page: inout Page) {
        drawRules(on: &page)
        for row in 0..<rows where row * stepDown + 1 < page.size.rows {
            for column in 0..<columns where column * stepAcross + 1 < page.size.columns {
                page.draw(content(column, row), in: place(column, row))
            }
        }
    }

    private var stepAcross: Int { cell.columns + 1 }
    private var stepDown: Int { cell.rows + 1 }

    private func place(_ column: Int, _ row: Int) -> Rect {
        Rect(
            column: column * stepAcross + 1, row: row * stepDown + 1, columns: cell.columns,
            rows: cell.rows)
    }
}

extension Grid {
    private func drawRules(on page: inout Page) {
        let size = size(in: page.size).limited(to: page.size)
        let (light, heavy) = (page.style(.rule), page.style(.border))
        let isASCII = page.theme.isASCII
        for row in 0..<size.rows {
            let isRule = row % stepDown == 0
            for column in stride(from: 0, to: size.columns, by: isRule ? 1 : stepAcross) {
                let glyph = glyph(column, row)
                let style = glyph.isHeavy ? heavy : light
                page.canvas[column, row] = Cell(isASCII ? ascii(glyph) : glyph.scalar, style)
            }
        }
    }

    /// Returns the lines that meet at a position.
    private func glyph(_ column: Int, _ row: Int) -> BoxGlyph {
        let isAcross = row % stepDown == 0
        let isDown = column % stepAcross == 0
        let across = isAcross ? weight(row / stepDown, rows, block?.rows) : .none
        let down = isDown ? weight(column / stepAcross, columns, block?.columns) : .none
        return BoxGlyph(
            up: row > 0 ? down : .none, right: column < columns * stepAcross ? across : .none,
            down: row < rows * stepDown ? down : .none, left: column > 0 ? across : .none)
    }

    private func weight(_ rule: Int, _ count: Int, _ block: Int?) -> BoxGlyph.Weight {
        guard let block else { return .light }
        return rule == count || rule % max(1, block) == 0 ? .heavy : .light
    }

    /// Returns an ASCII character for a weight: `=` and `|` are heavier than `-` and `:`.
    private func ascii(_ glyph: BoxGlyph) -> Unicode.Scalar {
        let across = max(glyph.left.rawValue, glyph.right.rawValue)
        let down = max(glyph.up.rawValue, glyph.down.rawValue)
        return switch (across, down) {
        case (0, 1): block == nil ? "|" : ":"
        case (0, _): "|"
        case (1, 0): "-"
        case (_, 0): "="
        default: "+"
        }
    }
}

extension BoxGlyph {
    var isHeavy: Bool { [up, right, down, left].contains(.heavy) }
}
