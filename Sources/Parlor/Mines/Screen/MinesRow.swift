import Games
import TUI

/// A cell of the field, as it looks in a frame.
struct MinesCell: Equatable {
    let number: Int
    let column: Int
    let face: MinesFace
    /// The role of a cell that is highlighted.
    let role: Role?
    /// Indicates whether marks show the highlight in addition to colors.
    let isMarked: Bool
    /// Indicates whether a highlighted cell is known to be safe.
    let isKnownSafe: Bool
    /// Indicates whether the first mark fits only beside the cell.
    let hasMarkBeside: Bool
    let isFocused: Bool

    /// The columns of the bars on the left and the right of an open cell with the cursor; nil if
    /// another mark highlights the cell, or if the cell is too narrow for bars.
    func bars(in cell: Size) -> [Range<Int>]? {
        guard role == .focus || role == .selection, face.number != nil, cell.columns > 2 else {
            return nil
        }
        let width = cell.rows < 3 ? 1 : max(1, cell.columns / 6)
        let edge = cell.rows == 2 ? (cell.columns - 1) / 2 - 1 : 0
        let right = cell.rows == 2 ? edge + 2 : cell.columns - width
        return [edge..<edge + width, right..<right + width]
    }

    /// The marks on the left and the right of a highlighted cell. A cell that is known to be safe
    /// and a cell that is known to be a mine have marks of their own.
    func marks(of role: Role) -> (first: String?, last: String) {
        switch role {
        case .focus, .selection: ("[", "]")
        case .same: ("(", ")")
        case .danger: (nil, "●")
        case .hint: (nil, isKnownSafe ? "✓" : "!")
        default: (nil, "x")
        }
    }
}

/// A row of cells, with free space for the names beside it.
struct MinesRow: View, Equatable {
    let cells: [MinesCell]
    let cell: Size
    /// Indicates whether the terminal has so few colors that one color may look different as a
    /// background and as a block.
    let hasFewColors: Bool

    func size(in offer: Size) -> Size { Size(columns: offer.columns, rows: cell.rows) }

    func draw(on page: inout Page) {
        let uses: Area.Uses = [.press, .focus]
        let halfCells = halfCells(on: page)
        for shown in cells {
            let place = Rect(column: shown.column, row: 0, columns: cell.columns, rows: cell.rows)
            page.within(place) { page in
                page.tag(MinesSpot.cell(shown.number), as: uses, isFocused: shown.isFocused)
                draw(shown, halfCells, &page)
            }
        }
        for shown in cells where shown.hasMarkBeside {
            guard let role = shown.role, let mark = shown.marks(of: role).first else { continue }
            page.draw(mark, column: shown.column - 1, row: 0, style: page.style(role))
        }
    }

    /// Draws a cell. Open cells have the background of the board, and other cells the background of
    /// a button. A highlighted cell also has a mark, except in the wave after a win.
    private func draw(_ shown: MinesCell, _ halfCells: HalfCells?, _ page: inout Page) {
        let face = shown.face
        let resting = page.style(face.number == nil ? .button : MinesRow.ground)
        // The cursor leaves the ground of an open cell visible between its bars.
        let bars = shown.bars(in: cell)
        let special = bars == nil ? shown.role : nil
        var ground = special.map { page.style($0) } ?? resting
        // A conflict changes only the ink.
        if ground.background == .default { ground.background = resting.background }
        if cell.rows > 1 { ground.attributes.subtract(.underline) }
        if face == .fatal || special == .danger {
            let danger = page.style(.danger)
            if danger.foreground != .default {
                (ground.background, ground.foreground) = (
                    danger.foreground, page.style(.focus).foreground
                )
            }
        }
        page.fill(style: ground)
        // A free edge sets off a cell whose background differs from the board.
        var tile = halfCells.flatMap { $0.style.background == ground.background ? nil : $0 }
        // With few colors, a highlighted cell has one color in both rows.
        if hasFewColors, special != nil || face == .fatal { tile = nil }
        if let tile {
            var style = tile.style
            style.foreground = ground.background
            page.draw("▌", column: cell.columns - 1, row: 0, style: style)
            // Lower blocks reach the edge of the cell in all fonts, but upper blocks only in some.
            style.attributes.formUnion(.reverse)
            page.draw(tile.lower, column: 0, row: 1, style: style)
        }
        var ink = ground
        let role = face.look.role
        if face != .fatal, special == nil || special == .same {
            ink.foreground = page.style(role).foreground
        }
        ink.attributes.formUnion(page.style(role).attributes)
        if face.number != nil, cell.rows > 1, special == nil {
            drawGrid(on: &page, ground)
        }
        let width = draw(face, ink, isTile: tile != nil, &page)
        if let bars { drawBars(bars, page.style(shown.role ?? .focus), on: &page) }
        // Marks around the content show a selection if colors cannot. A covered cell has nothing in
        // its middle, so it is marked there. A cell of one column has only the mark of a hint.
        guard let special, shown.isMarked else { return }
        let (left, row) = ((cell.columns - width) / 2 - 1, (cell.rows - 1) / 2)
        let mark = shown.marks(of: special)
        if face == .covered, special != .focus, special != .selection {
            guard cell.columns > 1 || special == .hint || special == .danger else { return }
            let mark = special == .same ? "+" : mark.last
            page.draw(mark, column: left + 1, row: row, style: ground)
            return
        }
        guard cell.columns > 1 else { return }
        page.draw(mark.last, column: left + width + 1, row: row, style: ground)
        if let first = mark.first { page.draw(first, column: left, row: row, style: ground) }
    }

    /// Draws the cursor on an open cell as two bars with brackets.
    private func drawBars(_ bars: [Range<Int>], _ style: Style, on page: inout Page) {
        for (bar, bracket) in zip(bars, ["[", "]"]) {
            let rows = halfCells(on: page) == nil ? cell.rows : 1
            page.within(Rect(column: bar.lowerBound, row: 0, columns: bar.count, rows: rows)) {
                $0.fill(style: style)
            }
            let column = bracket == "[" ? bar.upperBound - 1 : bar.lowerBound
            page.draw(bracket, column: column, row: (cell.rows - 1) / 2, style: style)
        }
    }

    /// The role of the board's background.
    private static let ground = Role.stripe

    /// Draws a dot at the lower right corner of an open cell. The dots are a faint grid that shows
    /// the rows and columns of open cells.
    private func drawGrid(on page: inout Page, _ ground: Style) {
        var style = page.style(.rule)
        style.background = ground.background
        page.draw("·", column: cell.columns - 1, row: cell.rows - 1, style: style)
    }

    /// The free half row below a cell of two rows, and the free half column beside it. They center
    /// the content, which is in the upper row.
    private struct HalfCells {
        let lower: String
        let style: Style
    }

    private func halfCells(on page: borrowing Page) -> HalfCells? {
        guard cell.rows == 2, !page.theme.isASCII else { return nil }
        return HalfCells(
            lower: String(repeating: "▄", count: cell.columns - 1) + "▟",
            style: page.style(MinesRow.ground))
    }

    /// Draws the content of a cell, as a picture if it fits. Returns its width.
    private func draw(
        _ face: MinesFace, _ ink: Style, isTile: Bool, _ page: inout Page
    ) -> Int {
        let room = Size(columns: cell.columns - 2, rows: max(3, cell.rows - 1))
        if face == .covered, cell.rows > 2 {
            var frame = ink
            frame.attributes.subtract(.bold)
            page.drawBorder(.rounded, style: frame)
            return 1
        }
        if face == .covered, isTile { return 1 }
        let isNumber = if case .open = face { true } else { false }
        let isSharp = !page.theme.isASCII && (page.theme.hasPartialBlocks || !isNumber)
        guard cell.rows > 2, isSharp, let picture = face.picture(in: room) else {
            let sign = face.look.sign
            page.draw(sign, column: (cell.columns - 1) / 2, row: (cell.rows - 1) / 2, style: ink)
            return 1
        }
        picture.draw(inMiddleOf: &page, style: ink)
        return picture.columns
    }
}
