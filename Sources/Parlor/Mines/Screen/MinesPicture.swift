import Games
import TUI

/// The mines game: the number of remaining mines, the board, and a message.
struct MinesPicture: CompositeView {
    private let scene: MinesScene
    private let showsClock: Bool
    private let grid: MinesGrid

    init(scene: MinesScene, showsClock: Bool) {
        (self.scene, self.showsClock) = (scene, showsClock)
        grid = MinesGrid(scene, in: MinesPicture.room(in: scene.life.window))
    }

    private var words: Words { scene.words }
    private var seen: MinesSeen { scene.seen }

    var content: some View {
        Column {
            top
            Reader { room in
                Column {
                    MinesField(scene, grid).aligned(.center)
                    below
                }
                .padding(top: MinesPicture.top(of: grid, in: room))
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    /// The line above the board. If it is too long, the number of the board is left out first, and
    /// then the title.
    private var top: some View {
        let board = ResultLine.board(day: seen.day, seed: seen.seed)
        return FirstThatFits {
            top(hasTitle: true, board)
            top(hasTitle: true, nil)
            top(hasTitle: false, nil)
        }
        .padding(columns: 1)
        .frame(columns: min(scene.life.window.columns, max(80, grid.size.columns)))
        .aligned(.center)
    }

    private func top(hasTitle: Bool, _ board: String?) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(scene.title, .title) }
            if let verdict = verdictAbove {
                Text(verdict, seen.phase == .won ? .success : .danger)
            } else {
                Text(words.mines.minesLeft(scene.pastClick?.minesLeft ?? seen.minesLeft), .accent)
            }
            // Shows the name of the focused cell if the edges have no names.
            if grid.lacksNames, let pastClick = scene.pastClick {
                Text(pastClick.clicked.map(seen.options.size.name).joined(separator: " "), .key)
            } else if grid.lacksNames && !seen.phase.isOver {
                Text(seen.options.size.name(of: scene.cursor), .key)
            }
            Spacer()
            if let guesses = seen.guesses { Text(words.mines.guesses(guesses), .dim) }
            if let board {
                if let level = seen.options.level {
                    Text(words.mines.settings.name(of: level), .dim)
                }
                Text(board, .dim)
            }
            if showsClock { Text(seen.result?.time ?? seen.clock.time.text, .accent) }
        }
    }

    private static func top(of grid: MinesGrid, in room: Size) -> Int {
        max(0, (room.rows - grid.size.rows - 2) / 2)
    }

    /// The cell at a point of the window.
    static func cell(at point: Point, in scene: MinesScene) -> Int? {
        let room = room(in: scene.life.window)
        let grid = MinesGrid(scene, in: room)
        let left = (room.columns - grid.size.columns) / 2
        // The board starts below the top line.
        return grid.cell(
            at: Point(column: point.column - left, row: point.row - 1 - top(of: grid, in: room)))
    }

    /// The space for the board and the message, between the top line and the keys.
    static func room(in window: Size) -> Size {
        Size(columns: window.columns, rows: window.rows - 2)
    }

    /// The space for the message and the answers.
    private var left: Size {
        let room = MinesPicture.room(in: scene.life.window)
        return Size(
            columns: end == nil ? min(76, room.columns - 2) : room.columns - 2,
            rows: room.rows - grid.size.rows - MinesPicture.top(of: grid, in: room))
    }

    /// The number of rows for the message. After the end, one row is reserved for the answers, so
    /// that the message does not move when they appear.
    private var most: Int { left.rows - (end != nil && scene.hasEndBelow ? 1 : 0) }

    /// The longest message that fits. Reasons are left out before conclusions.
    private var shown: [MinesMessageLine] {
        let ends = scene.life.refusal == nil && scene.life.copied == nil ? end : nil
        let (columns, most) = (left.columns, most)
        let versions =
            ends?.versions(isWon: seen.phase == .won, isWide: columns > 100)
            ?? message.map { [MinesMessageLine($0)] }
        return versions.first { $0.reduce(0) { $0 + $1.rows(in: columns) } <= most }
            ?? versions.last ?? []
    }

    /// The end of the game, if it appears below the board and not in a dialog.
    private var end: MinesEnd? {
        let hasDialog = !scene.hasEndBelow && (scene.shownDialog != nil || scene.life.isCelebrating)
        guard let result = seen.result, scene.pastClick == nil, seen.phase == .lost || !hasDialog
        else {
            return nil
        }
        return words.mines.end(result, seen.verdict, seen.wrongFlags, scene.life.finished)
    }

    /// The verdict, if it does not fit below the board.
    private var verdictAbove: String? {
        end.flatMap { end in
            shown.contains { $0.parts[0].text == end.verdict } ? nil : end.verdict
        }
    }

    private var below: some View {
        let (shown, columns, answers) = (shown, left.columns, answers)
        let free = left.rows - shown.reduce(0) { $0 + $1.rows(in: columns) }
        // An empty row separates the message from the board and from the answers, if there is
        // space.
        let top = free > (answers.isEmpty ? 0 : 1) ? 1 : 0
        let figure = self.figure(in: free)
        return Column(alignment: .center) {
            if let figure { figure.padding(top: 1) }
            for (number, note) in shown.enumerated() {
                note.text.balanced().alignment(.center).atMost(columns: columns)
                    .padding(top: number == 0 ? top : 0)
            }
            if !answers.isEmpty { ButtonRows(answers, spacing: 1).padding(top: free > 2 ? 1 : 0) }
        }
        .aligned(.center)
    }

    /// The time of a game that was won, in large digits; nil if there is too little space for the
    /// digits and the answers.
    private func figure(in rows: Int) -> BigDigits? {
        guard seen.phase == .won, end != nil, scene.hasEndBelow, rows > 7 else { return nil }
        return seen.result.map { BigDigits($0.time, role: .success) }
    }

    /// Returns whether the figures and the answers of a game fit below the board.
    static func hasRoomForEnd(of scene: MinesScene) -> Bool {
        let room = room(in: scene.life.window)
        let grid = MinesGrid(scene, in: room)
        return room.columns >= 78 && room.rows - grid.size.rows - top(of: grid, in: room) > 2
    }

    /// The answers below the board at the end.
    private var answers: [Button<MinesAct>] {
        guard scene.hasEndBelow, let answers = scene.shownAnswers else { return [] }
        return answers.buttons(focus: scene.life.focus)
    }

    /// Versions of the message about the game, with the longest first; none if there is no message.
    private var message: [String] {
        let texts = words.mines
        let size = seen.options.size
        if !scene.misfit.isEmpty { return texts.misfit(scene.misfit.map(size.name)) }
        if let reason = scene.life.refusal?.reason { return [reason] }
        if seen.phase == .paused || scene.shownDialog != nil { return [] }
        // The dialog of a win opens after the celebration.
        if seen.phase == .won, scene.life.isCelebrating, !scene.hasEndBelow { return [] }
        if let line = scene.life.copied { return [line] }
        if let pastClick = scene.pastClick { return texts.text(of: pastClick, in: size) }
        if let hint = texts.hint(of: seen) { return hint }
        if let message = scene.urgentMessage { return [message] }
        if seen.start != nil { return [texts.beginsHere] }
        return seen.cells.allSatisfy { $0.number == nil } ? [texts.first] : []
    }
}
