import Games
import TUI

/// The mines game as a picture: what is left, the board, and what there is to say about it.
struct MinesPicture: CompositeView {
    let scene: MinesScene
    let bar: [KeyBar.Entry]
    let showsClock: Bool

    private var words: Words { scene.words }
    private var seen: MinesSeen { scene.seen }

    var content: some View {
        Layers {
            Column {
                top
                Reader { size in
                    if let field = MinesField(scene, in: size) {
                        Column {
                            field.aligned(.center, .top)
                            Text(message, seen.phase == .lost ? .danger : .text).wrapped()
                                .padding(columns: 1)
                        }
                    } else {
                        Text("\(words.window.tooSmall), \(words.mines.smaller)", .warning)
                            .wrapped().aligned(.center, .center)
                    }
                }
                .stretching(columns: 1, rows: 1)
                KeyBar(bar, always: KeyTable.common.bar(in: words))
            }
            if seen.phase == .paused && scene.hasRoom {
                Dialog(
                    words.mines.paused, words.mines.pausedText,
                    buttons: [
                        Button(words.mines.resume, MinesSpot.act(.play(.pause(false)))),
                        Button(words.dialogs.leave, .act(.common(.back))),
                    ], focused: scene.focus)
            }
        }
    }

    private var top: some View {
        Row(spacing: 2) {
            Text(words.mines.title, .title)
            Text(words.mines.mines(seen.minesLeft), .accent)
            Spacer()
            if let guesses = seen.guesses { Text(words.mines.guesses(guesses), .dim) }
            if showsClock { Text(seen.result?.time ?? seen.clock.time.text, .accent) }
        }
        .padding(columns: 1)
    }

    /// Whether a board has room in a window, between the line above it and the keys.
    static func hasRoom(for board: MinesSize, in window: Size) -> Bool {
        MinesField.hasRoom(
            for: board, in: Size(columns: window.columns, rows: window.rows - 2))
    }

    private var message: String {
        let texts = words.mines
        if let refusal = scene.refusal { return refusal.reason }
        if let line = scene.copied { return line }
        if let result = seen.result { return texts.end(result, seen.verdict) }
        if !scene.misfit.isEmpty { return texts.misfit(scene.misfit.map(seen.options.size.name)) }
        if let hint = seen.hint { return texts.text(of: hint, in: seen.options.size) }
        return seen.phase == .ready && seen.cells.allSatisfy { $0.number == nil } ? texts.first : ""
    }
}

/// The cells, as large as there is room for, and their names at the edges where there is some left.
struct MinesField: View {
    private let scene: MinesScene
    private let cell: Size
    /// The columns and rows that the names take.
    private let edge: Size

    init?(_ scene: MinesScene, in room: Size) {
        let size = scene.seen.options.size
        guard MinesField.hasRoom(for: size, in: room) else { return nil }
        self.scene = scene
        let isLarge = room.columns >= 7 * size.width + 6 && room.rows > 3 * size.height + 1
        cell =
            isLarge
            ? Size(columns: 7, rows: 3)
            : Size(columns: min(3, room.columns / size.width), rows: 1)
        // As wide on both sides, so that the board stays in the middle; what is said takes two rows.
        let hasNames =
            room.columns >= cell.columns * size.width + 6 && room.rows > cell.rows * size.height + 2
        edge = hasNames ? Size(columns: 3, rows: 1) : Size(columns: 0, rows: 0)
    }

    static func hasRoom(for size: MinesSize, in room: Size) -> Bool {
        room.columns >= size.width && room.rows > size.height
    }

    func size(in offer: Size) -> Size {
        let size = scene.seen.options.size
        return Size(
            columns: cell.columns * size.width + 2 * edge.columns,
            rows: cell.rows * size.height + edge.rows)
    }

    func draw(on page: inout Page) {
        let seen = scene.seen
        let size = seen.options.size
        let reach = page.value(of: scene.wave)
        let opening = page.value(of: scene.opening)
        if edge.rows > 0 { drawNames(size, on: &page) }
        for (number, face) in seen.cells.enumerated() {
            let (row, column) = number.quotientAndRemainder(dividingBy: size.width)
            let shift = scene.refusal?.offset(of: number, on: &page) ?? 0
            let distance = max(
                abs(row - scene.cursor / size.width), abs(column - scene.cursor % size.width))
            let isReached = !seen.phase.isOver || Double(distance) <= reach
            let isOpen = scene.opened[number].map { Double($0) <= opening } ?? true
            page.within(place(row: row, column: column, shift: shift)) { page in
                page.tag(
                    MinesSpot.cell(number), as: [.press, .focus],
                    isFocused: scene.focus == .cell(number))
                draw(
                    isOpen && (isReached || face != .mine) ? face : .covered, role(of: number),
                    &page)
            }
        }
    }

    private func place(row: Int, column: Int, shift: Int = 0) -> Rect {
        Rect(
            column: edge.columns + column * cell.columns + shift, row: edge.rows + row * cell.rows,
            columns: cell.columns, rows: cell.rows)
    }

    private func drawNames(_ size: MinesSize, on page: inout Page) {
        for column in 0..<size.width {
            let name = size.name(of: column).filter(\.isLetter).suffix(cell.columns)
            let place = place(row: 0, column: column)
            page.draw(
                String(name), column: place.column + max(0, cell.columns - name.count) / 2, row: 0,
                style: page.style(.dim))
        }
        for row in 0..<size.height {
            let name = "\(row + 1)"
            page.draw(
                name, column: edge.columns - 1 - name.count,
                row: place(row: row, column: 0).row + cell.rows / 2, style: page.style(.dim))
        }
    }

    /// The role of a cell that something is said about.
    private func role(of cell: Int) -> Role? {
        if scene.focus == .cell(cell) { return .focus }
        if scene.misfit.contains(cell) { return .conflict }
        guard let hint = scene.seen.hint, hint.area.contains(cell) else { return nil }
        let isTarget = hint.stage == .reason && (hint.safe + hint.mines).contains(cell)
        return isTarget ? .hint : .same
    }

    private func draw(_ face: MinesFace, _ special: Role?, _ page: inout Page) {
        let (sign, role) = face.look
        let isCovered = [.covered, .flagged, .questioned].contains(face)
        let style = page.style(special ?? (isCovered ? .button : .page))
        page.fill(style: style)
        if cell.rows > 1 && isCovered { page.drawBorder(.rounded, style: style) }
        var ink = style
        if special == nil || special == .same { ink.foreground = page.style(role).foreground }
        ink.attributes.formUnion(page.style(role).attributes)
        page.draw(sign, column: (cell.columns - 1) / 2, row: cell.rows / 2, style: ink)
        // A frame of its own for what is chosen, where colours do not tell.
        guard cell.columns > 1, let special else { return }
        let mark = special == .focus ? "]" : special == .hint ? "!" : special == .same ? "'" : "x"
        let inset = cell.rows / 2
        page.draw(mark, column: cell.columns - 1 - inset, row: inset, style: style)
        if cell.columns > 2 && special == .focus {
            page.draw("[", column: inset, row: inset, style: style)
        }
    }
}

extension MinesFace {
    /// A sign, and the role of its colour: each number differs by its digit too.
    fileprivate var look: (sign: String, role: Role) {
        switch self {
        case .covered: ("▪", .dim)
        case .flagged: ("F", .warning)
        case .questioned: ("?", .text)
        case .open(0): (" ", .text)
        case .open(let number):
            (
                "\(number)",
                [.accent, .success, .danger, .key, .warning, .title, .text, .dim][number - 1]
            )
        case .mine: ("*", .text)
        case .fatal: ("X", .danger)
        case .wrongFlag: ("%", .danger)
        }
    }
}
