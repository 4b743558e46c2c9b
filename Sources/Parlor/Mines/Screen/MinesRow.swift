import Games
import TUI

/// A cell of the field, as it looks in a frame.
struct MinesCell: Equatable {
    let number: Int
    let column: Int
    let face: MinesFace
    /// The flower that grows in the cell; nil if there is none.
    let flower: MinesFlower?
    /// The role of a cell that is highlighted.
    let role: Role?
    /// Indicates whether marks show the highlight in addition to colors.
    let isMarked: Bool
    /// Indicates whether a highlighted cell is known to be safe.
    let isKnownSafe: Bool
    /// The left mark, if it is drawn beside the cell; nil otherwise.
    let markBeside: String?
    let isFocused: Bool
    /// Indicates whether the cell has the second of the two alternating shades.
    let isStriped: Bool

    /// The role of the cell's background without a highlight.
    fileprivate var ground: Role {
        let isOpen = face.number != nil
        return isStriped ? (isOpen ? .stripe : .tileStripe) : isOpen ? .page : .tile
    }

    /// The role of a cell that a hint knows to be a mine. Red is for the mine that was opened, and
    /// no other cell has this blue.
    static let mine = Role.blueSuit

    /// The marks on the left and the right of a highlighted cell. A cell that is known to be safe
    /// and a cell that is known to be a mine have marks of their own.
    fileprivate func marks(of role: Role) -> (first: String?, last: String) {
        let last =
            switch role {
            case .focus, .selection: "]"
            case .same: ")"
            case MinesCell.mine: "●"
            case .hint: isKnownSafe ? "✓" : "!"
            default: "x"
            }
        return (MinesCell.firstMark(of: role), last)
    }

    /// The mark on the left of a highlighted cell; nil if there is none.
    static func firstMark(of role: Role) -> String? {
        switch role {
        case .focus, .selection: "["
        case .same: "("
        default: nil
        }
    }
}

/// A row of cells, with free space for the names beside the cells.
struct MinesRow: View, Equatable {
    let cells: [MinesCell]
    let cell: Size
    /// Indicates whether the terminal has so few colors that the shades of cells may look alike.
    let hasFewColors: Bool

    func size(in offer: Size) -> Size { Size(columns: offer.columns, rows: cell.rows) }

    func draw(on page: inout Page) {
        let uses: Area.Uses = [.press, .focus]
        for shown in cells {
            let place = Rect(column: shown.column, row: 0, columns: cell.columns, rows: cell.rows)
            page.within(place) { page in
                page.tag(MinesSpot.cell(shown.number), as: uses, isFocused: shown.isFocused)
                draw(shown, &page)
                if shown.isFocused { placeCursor(on: &page) }
            }
        }
        for shown in cells {
            guard let role = shown.role, let mark = shown.markBeside else { continue }
            page.draw(mark, column: shown.column - 1, row: 0, style: page.style(role))
        }
    }

    /// Places the terminal's cursor on the left mark of a cell, so that it hides neither the number
    /// nor the sign.
    private func placeCursor(on page: inout Page) {
        let column = cell.rows > 2 ? 0 : max(0, (cell.columns - 1) / 2 - 1)
        page.placeFocusCursor(column: column, row: (cell.rows - 1) / 2)
    }

    /// Draws a cell. Only backgrounds distinguish covered cells from open cells, and adjacent cells
    /// from each other, because blocks that fill a part of a cell leave gaps in some fonts. A
    /// highlighted cell also has a mark, except in the wave after a win.
    private func draw(_ shown: MinesCell, _ page: inout Page) {
        let (face, special) = (shown.face, shown.role)
        let ground = ground(of: shown, on: page)
        page.fill(style: ground)
        let ink = ink(of: shown, ground, on: page)
        let hasShades = hasShades(on: page)
        if face.number != nil, cell.rows > 1, special == nil, !hasShades {
            drawGrid(of: face, on: &page, ground)
        }
        let hasSign = !hasShades || special == .focus || special == .selection
        if let flower = shown.flower {
            draw(flower, ground, &page)
        } else {
            draw(face, ink, hasSign: hasSign, &page)
        }
        if let special, shown.isMarked { mark(shown, special, ground, &page) }
    }

    private func ground(of shown: MinesCell, on page: borrowing Page) -> Style {
        let resting = page.style(shown.ground)
        var ground = shown.role.map { page.style($0) } ?? resting
        // A role without a background of its own changes only the ink.
        if ground.background == .default { ground.background = resting.background }
        if cell.rows > 1 { ground.attributes.subtract(.underline) }
        let danger = page.style(.danger).foreground
        if shown.face == .fatal, danger != .default {
            (ground.background, ground.foreground) = (danger, page.style(.focus).foreground)
        } else if shown.role == MinesCell.mine, ground.foreground != .default {
            // In few colors, other cells are as blue. The color of the focus is free during a hint.
            let focus = page.style(.focus)
            (ground.background, ground.foreground) =
                hasFewColors
                ? (focus.background, focus.foreground) : (ground.foreground, ground.background)
        }
        return ground
    }

    private func ink(
        of shown: MinesCell, _ ground: Style, on page: borrowing Page
    ) -> Style {
        let (face, special) = (shown.face, shown.role)
        let look = page.style(face.look.role)
        var ink = ground
        if face != .fatal, special == nil || special == .same { ink.foreground = look.foreground }
        // The attributes of a covered cell's sign would weaken a highlight.
        if face != .covered || special == nil { ink.attributes.formUnion(look.attributes) }
        return ink
    }

    /// Draws the marks of a highlighted cell, which are visible without colors. They are on both
    /// sides of the content. A covered cell has no content, so its mark is in the middle, unless
    /// the cell is focused or selected. A covered cell of one column has space only for the mark of
    /// a hint or of a mine.
    private func mark(
        _ shown: MinesCell, _ special: Role, _ ground: Style, _ page: inout Page
    ) {
        let row = (cell.rows - 1) / 2
        // In a cell that is large enough for pictures, the marks are at the edges.
        let isLarge = cell.rows > 2
        let left = isLarge ? 0 : (cell.columns - 1) / 2 - 1
        let right = isLarge ? cell.columns - 1 : left + 2
        let mark = shown.marks(of: special)
        if shown.face == .covered, special != .focus, special != .selection {
            guard cell.columns > 1 || [.hint, MinesCell.mine].contains(special) else { return }
            let mark = special == .same ? "+" : mark.last
            if drawPicture(ofMark: mark, ground, &page) { return }
            page.draw(mark, column: (cell.columns - 1) / 2, row: row, style: ground)
            return
        }
        guard cell.columns > 1 else { return }
        page.draw(mark.last, column: right, row: row, style: ground)
        if let first = mark.first { page.draw(first, column: left, row: row, style: ground) }
    }

    /// Draws the mark in the middle of a covered cell as a picture: inside the frame of the cell,
    /// or in place of the frame. Returns false if no picture fits.
    private func drawPicture(
        ofMark mark: String, _ ground: Style, _ page: inout Page
    ) -> Bool {
        guard cell.rows > 2, !page.theme.isASCII else { return false }
        func picture(rows: Int) -> PixelPicture? {
            MinesFace.picture(of: mark, in: Size(columns: cell.columns - 2, rows: rows))
        }
        let framed = hasShades(on: page) ? nil : picture(rows: cell.rows - 2)
        guard let picture = framed ?? picture(rows: max(3, cell.rows - 1)) else { return false }
        if framed == nil { page.fill(style: ground) }
        picture.draw(inMiddleOf: &page, style: ground)
        return true
    }

    /// Returns whether cells are alternately light and dark.
    private func hasShades(on page: borrowing Page) -> Bool {
        !hasFewColors && page.theme[.tileStripe].background != .default
    }

    /// Draws a dot at the lower right corner of an open cell. The dots are a faint grid that shows
    /// the rows and columns of open cells where shades cannot. A cell of two rows has no middle
    /// row, so its dot has the place of its number, and is left out beside a number.
    private func drawGrid(of face: MinesFace, on page: inout Page, _ ground: Style) {
        var style = page.style(.rule)
        style.background = ground.background
        if cell.rows > 2 {
            page.draw("·", column: cell.columns - 1, row: cell.rows - 1, style: style)
        } else if face.number == 0 {
            page.draw("·", column: (cell.columns - 1) / 2, row: 0, style: style)
        }
    }

    private func draw(_ flower: MinesFlower, _ ground: Style, _ page: inout Page) {
        let look = page.style(flower.role)
        var ink = ground
        ink.foreground = look.foreground
        ink.attributes.formUnion(look.attributes)
        guard cell.rows > 2, !page.theme.isASCII, page.theme.hasPartialBlocks,
            let picture = flower.picture(in: pictureRoom)
        else {
            let (column, row) = ((cell.columns - 1) / 2, (cell.rows - 1) / 2)
            page.draw(flower.sign, column: column, row: row, style: ink)
            return
        }
        picture.draw(inMiddleOf: &page, style: ink)
    }

    /// The room for the picture in a cell.
    private var pictureRoom: Size { Size(columns: cell.columns - 2, rows: max(3, cell.rows - 1)) }

    /// Draws the content of a cell, as a picture if it fits. A covered cell has a sign or, if it is
    /// large, a frame, unless its shade alone distinguishes it. The opened mine has a frame if no
    /// color distinguishes it.
    private func draw(
        _ face: MinesFace, _ ink: Style, hasSign: Bool, _ page: inout Page
    ) {
        if face == .covered, !hasSign { return }
        if face == .covered, cell.rows > 2 {
            var frame = ink
            frame.attributes.subtract(.bold)
            page.drawBorder(.rounded, style: frame)
            return
        }
        let hasColor = !page.theme.isASCII && page.style(.danger).foreground != .default
        let isPlainMine = face == .fatal && !hasColor
        let isNumber = if case .open = face { true } else { false }
        let isSharp = !page.theme.isASCII && (page.theme.hasPartialBlocks || !isNumber)
        guard cell.rows > 2, isSharp, let picture = face.picture(in: pictureRoom) else {
            let middle = Point(column: (cell.columns - 1) / 2, row: (cell.rows - 1) / 2)
            let addition = face == .fatal && !isPlainMine ? nil : face.addition
            let isNarrow = cell.columns == 1
            let sign = isNarrow ? addition ?? face.look.sign : face.look.sign
            if sign != " " {
                page.draw(sign, column: middle.column, row: middle.row, style: ink)
            }
            if let addition, !isNarrow {
                var style = ink
                if face == .wrongFlag { style.foreground = page.style(.danger).foreground }
                page.draw(addition, column: middle.column + 1, row: middle.row, style: style)
            }
            return
        }
        var ink = ink
        ink.attributes.subtract(.underline)
        if isPlainMine { page.drawBorder(.heavy, style: ink) }
        if face == .wrongFlag { ink.foreground = page.style(.title).foreground }
        picture.draw(inMiddleOf: &page, style: ink)
    }
}
