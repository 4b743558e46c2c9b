import Games
import TUI

/// The cells, as large as possible, with their names at the edges if there is room.
struct MinesField: View, Equatable {
    private let faces: [MinesFace]
    private let isOver, isWon: Bool
    private let cursor: Int
    /// The click that the player looks back at.
    private let lesson: MinesLesson?
    /// The numbers that told about the mine that was opened.
    private let reasons: [Int]
    private let start: Int?
    private let misfit: Set<Int>
    private let hint: MinesHint?
    private let wave, opening: Motion<Double>
    /// The order in which cells that were just opened appear.
    private let opened: [Int: Int]
    private let refusal: RefusedAction<MinesSpot>?
    /// Whether a color may differ between the background of a cell and a block on it.
    private let hasFewColors: Bool
    private let board: MinesSize
    private let cell: Size
    /// The room for the names. It is the same on both sides, so that the board stays centered.
    private let edge: Size
    /// The visible part of the board. If the window is large enough, it is the whole board.
    private let part: MinesPart

    init(_ scene: MinesScene, in room: Size) {
        let board = scene.seen.options.size
        let seen = scene.seen
        let lesson = scene.lesson
        (faces, start, hint) = (lesson?.faces ?? Array(seen.cells), seen.start, seen.hint)
        (isOver, isWon) = (seen.phase.isOver, seen.phase == .won && lesson == nil)
        (misfit, refusal) = (Set(scene.misfit), scene.life.refusal)
        (cursor, self.lesson) = (lesson?.clicked.first ?? scene.cursor, lesson)
        (wave, opening, opened) = (scene.wave, scene.opening, scene.opened)
        hasFewColors = scene.life.colors == .none || scene.life.colors == .sixteen
        reasons = lesson?.reasons ?? seen.verdict?.reason?.numbers.map(\.cell) ?? []
        self.board = board
        part = scene.part.showing(scene.anchor, of: board, in: room)
        // The message below the board takes two rows.
        let most = Size(
            columns: (room.columns - 6) / board.width, rows: (room.rows - 3) / board.height)
        let rows = min(most.rows, (most.columns + 1) / 2, 7)
        if part.size != Size(columns: board.width, rows: board.height) {
            cell = Size(columns: MinesPart.columnsOfCell, rows: 1)
            edge = MinesPart.edge
            return
        }
        // An odd width gives a cell a middle column.
        cell =
            rows > 1
            ? Size(columns: (min(2 * rows + 1, most.columns) - 1) | 1, rows: rows)
            : Size(columns: min(3, room.columns / board.width), rows: 1)
        // The names of rows are more important than those of columns, because stripes help to tell
        // columns apart.
        edge = Size(
            columns: most.columns >= cell.columns ? 3 : 0,
            rows: most.columns >= cell.columns && most.rows >= cell.rows ? 1 : 0)
    }

    /// Whether the names of the columns do not fit.
    var lacksNames: Bool { edge.rows == 0 }

    func size(in offer: Size) -> Size {
        Size(
            columns: cell.columns * part.size.columns + 2 * edge.columns,
            rows: cell.rows * part.size.rows + edge.rows)
    }

    func draw(on page: inout Page) {
        let reach = page.value(of: wave)
        let opening = page.value(of: opening)
        let uses: Area.Uses = [.press, .focus]
        let brim = brim(on: page)
        drawNames(on: &page)
        drawArrows(on: &page)
        for (number, face) in faces.enumerated() where part.contains(number, of: board) {
            let distance = Double(board.distance(number, cursor))
            let isReached = !isOver || distance <= reach || face != .mine
            // The wave of a win. A wave at rest lights no cells.
            let isLit = isWon && reach < wave.to && abs(distance - reach) < 1
            let isOpen = opened[number].map { Double($0) <= opening } ?? true
            var place = place(of: number)
            place.column += refusal?.offset(of: .cell(number), on: &page) ?? 0
            page.within(place) { page in
                let spot = MinesSpot.cell(number)
                page.tag(spot, as: uses, isFocused: cursor == number)
                draw(
                    isOpen && isReached ? face : .covered, isLit ? .hint : role(of: number),
                    isMarked: !isLit, brim, &page)
            }
        }
        if cell.columns == 2 { drawFirstMarks(on: &page) }
    }

    /// Draws the first marks of highlighted cells. A cell of two columns has no room for both
    /// marks, so the first one is beside it, unless the cell there has a mark too.
    private func drawFirstMarks(on page: inout Page) {
        for (number, face) in faces.enumerated() where part.contains(number, of: board) {
            guard let role = role(of: number), let mark = MinesField.mark(of: role).first,
                role == .focus || role == .selection || face != .covered
            else { continue }
            let place = place(of: number)
            let isFree =
                number % board.width == part.columns.lowerBound || self.role(of: number - 1) == nil
            guard role == .focus || role == .selection || isFree else { continue }
            page.draw(mark, column: place.column - 1, row: place.row, style: page.style(role))
        }
    }

    private func place(of number: Int) -> Rect {
        let (row, column) = number.quotientAndRemainder(dividingBy: board.width)
        return Rect(
            column: edge.columns + (column - part.corner.column) * cell.columns,
            row: edge.rows + (row - part.corner.row) * cell.rows,
            columns: cell.columns, rows: cell.rows)
    }

    /// The cell at a point of the field; nil if the point is on a name.
    func cell(at point: Point) -> Int? {
        let (x, y) = (point.column - edge.columns, point.row - edge.rows)
        guard x >= 0, y >= 0 else { return nil }
        let (column, row) = (x / cell.columns, y / cell.rows)
        guard column < part.size.columns, row < part.size.rows else { return nil }
        return (row + part.corner.row) * board.width + column + part.corner.column
    }

    private func drawNames(on page: inout Page) {
        let style = page.style(.dim)
        for column in edge.rows > 0 ? part.columns : 0..<0 {
            let name = MinesSize.columns[column].suffix(cell.columns)
            // Two letters in two columns would touch the next name, so every second name is left
            // out.
            if name.count == 2, cell.columns == 2, column % 2 == 1 { continue }
            let first = part.corner.row * board.width
            let middle = place(of: first + column).column + (cell.columns - name.count) / 2
            page.draw(name, column: middle, row: 0, style: style)
        }
        for row in edge.columns > 0 ? part.rows : 0..<0 {
            let middle = place(of: row * board.width).row + (cell.rows - 1) / 2
            let name = "\(row + 1)"
            page.draw(name, column: edge.columns - 1 - name.count, row: middle, style: style)
        }
    }

    /// Draws an arrow at each edge beyond which the board continues.
    private func drawArrows(on page: inout Page) {
        guard edge.rows > 0, edge.columns > 0 else { return }
        let style = page.style(.accent)
        let (right, last) = (page.size.columns - 1, page.size.rows - 1)
        if part.columns.lowerBound > 0 { page.draw("←", column: 0, row: 0, style: style) }
        if part.columns.upperBound < board.width {
            page.draw("→", column: right, row: 0, style: style)
        }
        if part.rows.lowerBound > 0 { page.draw("↑", column: right, row: 1, style: style) }
        if part.rows.upperBound < board.height {
            page.draw("↓", column: right, row: last, style: style)
        }
    }

    /// The role of a cell that is highlighted.
    private func role(of cell: Int) -> Role? {
        if let lesson {
            if lesson.clicked.contains(cell) { return .focus }
            if lesson.missed.contains(cell) { return .hint }
        }
        // After the end there is nothing to choose.
        if isOver { return reasons.contains(cell) ? .same : nil }
        if let hint, hint.aims.contains(cell) { return .hint }
        // What a hint is about stands out more than the cursor.
        if cursor == cell { return hint == nil ? .focus : .selection }
        if start == cell { return .hint }
        if misfit.contains(cell) { return .conflict }
        return hint?.area.contains(cell) ?? false ? .same : nil
    }

    // MARK: A cell

    /// Draws a cell. All open cells have the background of the board, and all others that of a
    /// button. A cell that belongs to a message also has a mark, except in the wave of a win.
    private func draw(
        _ face: MinesFace, _ special: Role?, isMarked: Bool, _ brim: Brim?,
        _ page: inout Page
    ) {
        var ground = page.style(special ?? (face.number == nil ? .button : MinesField.ground))
        if cell.rows > 1 { ground.attributes.subtract(.underline) }
        if face == .fatal {
            let danger = page.style(.danger)
            if danger.foreground != .default {
                (ground.background, ground.foreground) = (
                    danger.foreground, page.style(.focus).foreground
                )
            }
        }
        page.fill(style: ground)
        // A cell that is visible only by its background.
        var tile = brim.flatMap { $0.style.background == ground.background ? nil : $0 }
        // With few colors, a highlighted cell has one color in both rows.
        if hasFewColors, special != nil || face == .fatal { tile = nil }
        if let tile {
            var style = tile.style
            style.foreground = ground.background
            page.draw("▌", column: cell.columns - 1, row: 0, style: style)
            // Fonts draw lower blocks up to the edge, but not all fonts draw upper blocks so.
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
        // Marks around the content show a selection if colors cannot. A covered cell has nothing in
        // its middle, so it is marked there. A cell of one column has only the mark of a hint.
        guard let special, isMarked else { return }
        let (left, row) = ((cell.columns - width) / 2 - 1, (cell.rows - 1) / 2)
        let mark = MinesField.mark(of: special)
        if face == .covered, special != .focus, special != .selection {
            guard cell.columns > 1 || special == .hint else { return }
            let mark = special == .same ? "+" : mark.last
            page.draw(mark, column: left + 1, row: row, style: ground)
            return
        }
        guard cell.columns > 1 else { return }
        page.draw(mark.last, column: left + width + 1, row: row, style: ground)
        if let first = mark.first { page.draw(first, column: left, row: row, style: ground) }
    }

    /// The marks on the left and the right of a highlighted cell.
    private static func mark(of role: Role) -> (first: String?, last: String) {
        switch role {
        case .focus, .selection: ("[", "]")
        case .same: ("(", ")")
        case .hint: (nil, "!")
        default: (nil, "x")
        }
    }

    /// The role of the board below the cells.
    private static let ground = Role.stripe

    /// Draws a dot at the lower right corner of an open cell. The dots are a faint grid that shows
    /// the rows and columns of open cells.
    private func drawGrid(on page: inout Page, _ ground: Style) {
        var style = page.style(.rule)
        style.background = ground.background
        page.draw("·", column: cell.columns - 1, row: cell.rows - 1, style: style)
    }

    /// The half row and half column that stay free below and beside a cell of two rows. They put
    /// the content of the upper row in the middle.
    private struct Brim {
        let lower: String
        let style: Style
    }

    private func brim(on page: borrowing Page) -> Brim? {
        guard cell.rows == 2, !page.theme.isASCII else { return nil }
        return Brim(
            lower: String(repeating: "▄", count: cell.columns - 1) + "▟",
            style: page.style(MinesField.ground))
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

extension MinesHint {
    /// The cells that the hint is about: at first the numbers to look at, and then the cells that
    /// follow from them.
    fileprivate var aims: [Int] {
        stage == .reason || numbers.isEmpty ? safe + mines : numbers.map(\.cell)
    }
}
