import Games
import TUI

/// The cells, as large as possible, with their names at the edges if they fit.
struct MinesField: CompositeView, Equatable {
    private let faces: [MinesFace]
    private let isOver, isWon: Bool
    private let cursor: Int
    /// Indicates whether the focus is on a cell, and not on a button below the board.
    private let hasFocus: Bool
    /// The click that the player looks back at.
    private let pastOpening: MinesPastOpening?
    /// The numbers that prove that the clicked cells were safe, or that one of them was a mine.
    private let reasons: [Int]
    private let start: Int?
    private let misfit: Set<Int>
    private let hint: MinesHint?
    private let wave, opening: Motion<Double>
    /// The order in which cells that were just opened appear.
    private let opened: [Int: Int]
    private let refusal: RefusedAction<MinesRefusal, MinesSpot>?
    /// Indicates whether the terminal has so few colors that the shades of cells may look alike.
    private let hasFewColors: Bool
    private let grid: MinesGrid

    private var board: MinesSize { grid.board }

    init(_ scene: MinesScene, _ grid: MinesGrid) {
        let seen = scene.seen
        let pastOpening = scene.pastOpening
        (faces, start, hint) = (pastOpening?.faces ?? Array(seen.cells), seen.start, seen.hint)
        (isOver, isWon) = (seen.phase.isOver, seen.phase == .won && pastOpening == nil)
        (misfit, refusal) = (Set(scene.misfit), scene.life.refusal)
        (cursor, self.pastOpening) = (pastOpening?.clicked.first ?? scene.cursor, pastOpening)
        hasFocus = !scene.hasEndBelow || scene.shownAnswers == nil
        (wave, opening, opened) = (scene.wave, scene.opening, scene.opened)
        hasFewColors = scene.life.colors == .none || scene.life.colors == .sixteen
        reasons = pastOpening?.reasons ?? seen.verdict?.reason?.numbers.map(\.cell) ?? []
        self.grid = grid
    }

    func size(in offer: Size) -> Size { grid.size }

    var content: some View { MinesRows(field: self) }

    /// Places the rows as they look in this frame.
    fileprivate func place(on page: inout Page) {
        page.place(MinesEdges(grid: grid))
        // A wave at rest has passed every cell.
        let (passed, opening) = (page.value(of: wave), page.value(of: opening))
        let reach = passed < wave.to ? passed : .infinity
        let roles = roles
        for row in grid.viewport.rows {
            let cells = grid.viewport.columns.map { column in
                cell(row * board.width + column, roles, reach, opening, on: &page)
            }
            let top = grid.edge.rows + (row - grid.viewport.corner.row) * grid.cell.rows
            page.place(
                MinesRow(cells: cells, cell: grid.cell, hasFewColors: hasFewColors),
                in: Rect(
                    column: 0, row: top, columns: page.size.columns, rows: grid.cell.rows))
        }
    }

    private func cell(
        _ number: Int, _ roles: [Role?], _ reach: Double, _ opening: Double,
        on page: inout Page
    ) -> MinesCell {
        let face = faces[number]
        let distance = isOver ? Double(board.distance(number, cursor)) : 0
        let isReached = !isOver || distance <= reach || face != .mine
        // The wave of a win lights the cells that it passes, and flowers grow behind it.
        let isLit = isWon && abs(distance - reach) < 1
        let hasFlower = isWon && face == .flagged && distance <= reach
        let isOpen = opened[number].map { Double($0) <= opening } ?? true
        let column = grid.place(of: number).column
        return MinesCell(
            number: number,
            column: column + (refusal?.offset(of: .cell(number), on: &page) ?? 0),
            face: isOpen && isReached ? face : .covered,
            flower: hasFlower
                ? MinesFlower(ofCell: number, isOpen: distance + MinesFlower.delay <= reach) : nil,
            role: isLit ? .hint : roles[number], isMarked: !isLit,
            isKnownSafe: isKnownSafe(face), markBeside: markBeside(number, roles),
            isFocused: hasFocus && cursor == number,
            isStriped: (number / board.width + number % board.width).isMultiple(of: 2))
    }

    /// The left mark of a highlighted cell, if it is drawn beside the cell; nil otherwise. A cell
    /// of two columns has space only for its right mark. The left mark is in the last column of the
    /// cell to the left, if that column is free, or if the player has chosen the cell. Two open
    /// cells with the same marks share one: `(1|3)`.
    private func markBeside(_ number: Int, _ roles: [Role?]) -> String? {
        guard grid.cell.columns == 2, let role = roles[number] else { return nil }
        let isFirst = number % board.width == grid.viewport.columns.lowerBound
        let left = isFirst ? nil : roles[number - 1]
        let isChosen = { (role: Role?) in role == .focus || role == .selection }
        // A covered cell is marked in its middle, unless the player has chosen it.
        let isFree = isFirst || left == nil || faces[number - 1] == .covered && !isChosen(left)
        let sharesMark = !isFree && role == .same && left == .same
        guard isChosen(role) || faces[number] != .covered && (isFree || sharesMark) else {
            return nil
        }
        return sharesMark ? "|" : MinesCell.firstMark(of: role)
    }

    /// Returns whether the mark of a highlighted cell may show that the cell is safe: not if the
    /// cell is open or a guess, and not while the hint only shows where to look.
    private func isKnownSafe(_ face: MinesFace) -> Bool {
        guard face.number == nil, let hint else { return face.number == nil }
        if hint.isGuess { return false }
        return hint.stage == .reason
    }

    /// The roles of the highlighted cells. A role that is set later is more important, and replaces
    /// an earlier role.
    private var roles: [Role?] {
        var roles = [Role?](repeating: nil, count: faces.count)
        func highlight(_ cells: some Sequence<Int>, _ role: Role) {
            for cell in cells { roles[cell] = role }
        }
        if isOver {
            // After the end there is nothing to choose.
            highlight(reasons, .same)
        } else {
            if let hint { highlight(hint.area, .same) }
            highlight(misfit, .conflict)
            if let start { roles[start] = .hint }
            roles[cursor] = hint == nil ? .focus : .selection
            // The cells of a hint stand out more than the cursor.
            if let hint {
                highlight(hint.shownCells, .hint)
                if hint.stage == .reason { highlight(hint.mines, MinesCell.mine) }
            }
        }
        if let pastOpening {
            highlight(pastOpening.missed, .hint)
            highlight(pastOpening.clicked, .focus)
        }
        return roles
    }
}

/// The rows of a field. Each row is a view.
private struct MinesRows: PlacingView {
    let field: MinesField

    func size(in offer: Size) -> Size { field.size(in: offer) }
    func draw(on page: inout Page) { field.place(on: &page) }
}

extension MinesHint {
    /// The cells that the hint is about: at first the numbers to look at and wrong flags, and then
    /// the cells that follow from the numbers.
    fileprivate var shownCells: [Int] {
        stage == .reason || numbers.isEmpty ? cells : numbers.map(\.cell) + wrongFlags
    }

    /// The cells that follow from the hint.
    var cells: [Int] { safe + mines }
}
