import Games
import TUI

/// The mines game: the number of remaining mines, the board, and a message.
struct MinesPicture: CompositeView {
    let scene: MinesScene
    let showsClock: Bool

    private var words: Words { scene.words }
    private var seen: MinesSeen { scene.seen }

    var content: some View {
        Column {
            top
            Reader { room in
                let grid = MinesGrid(scene, in: room)
                Column {
                    MinesField(scene, grid).aligned(.center)
                    message(below: grid, in: room)
                }
                .padding(top: MinesPicture.top(of: grid, in: room))
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    /// The line above the board. The number of the board is left out before the title.
    private var top: some View {
        let grid = MinesGrid(scene, in: MinesPicture.room(in: scene.life.window))
        let board = ResultLine.board(day: seen.day, seed: seen.seed)
        return FirstThatFits {
            top(hasTitle: true, board, grid)
            top(hasTitle: true, nil, grid)
            top(hasTitle: false, nil, grid)
        }
        .padding(columns: 1)
    }

    private func top(hasTitle: Bool, _ board: String?, _ grid: MinesGrid) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(scene.title, .title) }
            Text(words.mines.minesLeft(scene.lesson?.minesLeft ?? seen.minesLeft), .accent)
            // Shows the name of the focused cell if the edges have no names.
            if grid.lacksNames, let lesson = scene.lesson {
                Text(lesson.clicked.map(seen.options.size.name).joined(separator: " "), .key)
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

    /// The room for the board and the message, between the top line and the keys.
    static func room(in window: Size) -> Size {
        Size(columns: window.columns, rows: window.rows - 2)
    }

    /// The longest message that fits. Reasons are left out before conclusions.
    private func message(below grid: MinesGrid, in room: Size) -> some View {
        let left = Size(
            columns: min(76, room.columns - 2),
            rows: room.rows - grid.size.rows - MinesPicture.top(of: grid, in: room))
        let role: Role =
            switch seen.phase {
            case .won where scene.lesson == nil: .success
            case .lost where scene.lesson == nil: .danger
            default: .text
            }
        // Balanced lines are as many as others.
        func rows(_ text: String) -> Int {
            Text(text).wrapped().size(in: Size(columns: left.columns, rows: .max)).rows
        }
        let answers = answers
        let most = left.rows - (answers.isEmpty ? 0 : 1)
        let texts = message.lazy.map { (text: $0, rows: rows($0)) }
        let shown = texts.first { $0.rows <= most } ?? texts.last ?? ("", 1)
        // The message keeps apart from the board if there is room.
        return Column(alignment: .center) {
            Text(shown.text, role).balanced().alignment(.center).atMost(columns: left.columns)
                .padding(top: shown.rows < most ? 1 : 0)
            if !answers.isEmpty {
                ButtonRows(answers, spacing: 1).padding(top: shown.rows + 2 < most ? 1 : 0)
            }
        }
        .aligned(.center)
    }

    /// Whether the figures and the answers of a won game fit below the board.
    static func hasRoomForEnd(of scene: MinesScene) -> Bool {
        let room = room(in: scene.life.window)
        let grid = MinesGrid(scene, in: room)
        return room.columns >= 78 && room.rows - grid.size.rows - top(of: grid, in: room) > 2
    }

    /// The answers below a won board.
    private var answers: [Button<MinesAct>] {
        guard !scene.drawsBox, let box = scene.shownBox else { return [] }
        let focus = box.focus(scene.life.focus)
        return box.answers.map { Button($0.label, $0.act, isFocused: $0.act == focus) }
    }

    /// Messages about the game, with the longest first.
    private var message: [String] {
        let texts = words.mines
        let size = seen.options.size
        if let reason = scene.life.refusal?.reason { return [reason] }
        if seen.phase == .paused || scene.drawsBox && scene.shownBox != nil { return [] }
        // The box of a win opens after the celebration.
        if seen.phase == .won, scene.life.isCelebrating, scene.drawsBox { return [] }
        if let line = scene.life.copied { return [line] }
        if let lesson = scene.lesson { return texts.text(of: lesson, in: size) }
        if let result = seen.result {
            // Each fact has its own line if there is room.
            return texts.end(result, seen.verdict, scene.life.finished).flatMap {
                [$0.joined(separator: "\n"), $0.joined(separator: " ")]
            }
        }
        if !scene.misfit.isEmpty { return texts.misfit(scene.misfit.map(size.name)) }
        if let hint = texts.hint(of: seen) { return hint }
        if let remark = scene.remark { return [remark] }
        if seen.start != nil { return [texts.beginsHere] }
        return seen.cells.allSatisfy { $0.number == nil } ? [texts.first] : []
    }
}
