import Games
import TUI

/// The state of the mines screen: the visible part of the game, the focus, the pressed mouse
/// button, and the wave that runs over the board at the end.
struct MinesScene: GameScene {
    var life: GameLife<MinesDeeds, MinesSpot>
    private let lettersMove: Bool
    /// The focused cell.
    private(set) var cursor: Int
    /// The visible part of the board.
    private(set) var viewport = MinesViewport()
    /// The cell that must stay visible: the focused cell, or a cell of a hint.
    private(set) var anchor: Int
    /// The opening that the player looks back at. It is found once per step instead of for each
    /// frame.
    private(set) var pastOpening: MinesPastOpening?
    /// The time of the first click, while it waits until the mines are placed.
    private(set) var placingStart: Duration?
    /// The distance, in cells, that the wave has traveled from the cursor.
    private(set) var wave = Motion<Double>(resting: 0)
    /// The cells that were opened last, with the order in which they appear.
    private(set) var opened: [Int: Int] = [:]
    /// The number of cells in `opened` that have appeared.
    private(set) var opening = Motion<Double>(resting: 0)
    private var pressedButton: Mouse.Button?
    /// The cell on which the button was pressed; nil if it was pressed elsewhere, or if the board
    /// could not be played.
    private var pressedCell: Int?
    /// Indicates whether the press already had an effect. A long press and a press of two buttons
    /// have an effect at once, so their release no longer counts as a click.
    private var isPressUsed = false

    init(_ life: Life, lettersMove: Bool) {
        (self.life, self.lettersMove) = (life, lettersMove)
        cursor = life.seen.options.size.middle
        anchor = cursor
    }

    var focusKeys: FocusKeys { lettersMove ? [.tab, .arrows, .hjkl] : [.tab, .arrows] }

    var deeds: MinesDeeds {
        MinesDeeds(
            lettersMove: lettersMove, hint: hintStep, reading: readingKeys,
            lookBack: .init(lookBack))
    }

    /// The next step of the hint; nil if no hint is shown.
    private var hintStep: HintStep? {
        seen.hint == nil ? nil : life.reading.more ?? seen.hintStep
    }

    var resultLine: String? {
        seen.result.map { text(of: ResultLine($0, words)) }
    }

    var dialog: GameDialog<MinesAct>? {
        switch seen.phase {
        case .paused: pauseDialog(hiding: words.dialogs.boardIsHidden)
        case .won: hasEndBelow ? nil : won
        // A dialog would cover the reason for a loss.
        case .lost, .ready, .playing: nil
        }
    }

    var answers: GameAnswers<MinesAct>? {
        hasEndBelow ? GameAnswers(endAnswers(isDialog: false)) : dialog?.answers
    }

    /// Indicates whether the game has ended and the end appears below the board, because there is
    /// space, instead of in a dialog.
    var hasEndBelow: Bool { seen.moment == .over && MinesPicture.hasRoomForEnd(of: self) }

    var leftEdge: Int {
        let grid = MinesGrid(self, in: MinesPicture.room(in: life.window))
        return (life.window.columns - MinesTopLine.columns(over: grid, in: life.window)) / 2
    }

    var board: Rect? {
        let room = MinesPicture.room(in: life.window)
        let grid = MinesGrid(self, in: room)
        // The board starts below the top line.
        return Rect(
            column: (room.columns - grid.size.columns) / 2,
            row: 1 + MinesPicture.top(of: grid, in: room), columns: grid.size.columns,
            rows: grid.size.rows)
    }

    var spared: [Rect] { [board].compactMap(\.self) }

    private var won: GameDialog<MinesAct>? {
        guard let result = seen.result else { return nil }
        let lines = words.mines.end(result, nil, nil, life.finished).lines
        return GameDialog(
            words.mines.success,
            (lines + [copiedLine].compactMap(\.self)).joined(separator: "\n"), endAnswers())
    }

    /// Scrolls the board so that the cell is visible.
    private mutating func show(_ cell: Int) {
        let (size, room) = (seen.options.size, MinesPicture.room(in: life.window))
        viewport = viewport.showing(anchor, of: size, in: room)
        viewport = viewport.showing(cell, of: size, in: room)
        anchor = cell
    }

    /// The number of cells that a leap moves.
    static let leap = 5

    var grid: BoardGrid? {
        let (size, room) = (seen.options.size, MinesPicture.room(in: life.window))
        let page = viewport.showing(anchor, of: size, in: room).size.rows
        return BoardGrid(rows: size.rows, cursor: cursor, page: page, leap: MinesScene.leap)
    }

    mutating func move(to place: Int, _: (News) -> Void) {
        cursor = place
        show(place)
    }

    /// Scrolls a board that is larger than the window. The cursor stays in the window, so that no
    /// key opens a cell out of sight.
    private mutating func scroll(_ direction: Mouse.Direction, by cells: Int) {
        let (size, room) = (seen.options.size, MinesPicture.room(in: life.window))
        viewport = viewport.showing(anchor, of: size, in: room)
            .scrolled(direction, by: cells, of: size)
        cursor = viewport.nearest(to: cursor, of: size)
        anchor = viewport.nearest(to: anchor, of: size)
    }

    mutating func celebrate(after _: MinesSeen, at start: Duration) -> Celebration {
        let (size, isWon) = (seen.options.size, seen.phase == .won)
        let room = MinesPicture.room(in: life.window)
        let shown = viewport.showing(anchor, of: size, in: room)
        // The farthest visible cell is in a corner.
        let corners = [shown.rows.lowerBound, shown.rows.upperBound - 1].flatMap { row in
            [shown.columns.lowerBound, shown.columns.upperBound - 1].map { row * size.width + $0 }
        }
        let farthest = corners.map { size.distance($0, cursor) }.max() ?? 0
        // The wave of a win is slower, and ends when the last flower is open.
        let time: (wave: Duration, rest: Duration) =
            isWon ? (.milliseconds(1_600), .seconds(1)) : (.milliseconds(320), .zero)
        wave = Motion(
            from: 0, to: Double(farthest) + (isWon ? MinesFlower.delay : 0), start: start,
            duration: time.wave, curve: .linear)
        return Celebration(delay: time.wave, length: time.rest)
    }

    // MARK: The game

    mutating func update(after old: MinesSeen, at time: Duration, _: (News) -> Void) {
        if seen.isPlacing != old.isPlacing { placingStart = seen.isPlacing ? time : nil }
        let size = seen.options.size
        if size != old.options.size {
            (cursor, anchor) = (size.middle, size.middle)
            viewport = MinesViewport()
            show(cursor)
        }
        if seen.lookBack != old.lookBack {
            pastOpening = MinesPastOpening(in: seen)
            if let cell = pastOpening?.clicked.first { show(cell) }
        }
        if let hint = seen.hint, hint != old.hint, let cell = hint.cells.first {
            // Only the player opens a guess, so the cursor goes there.
            if hint.isGuess { cursor = cell }
            show(cell)
        }
    }

    mutating func handle(_ news: MinesNews, at time: Duration, _: (News) -> Void) {
        switch news {
        case .opened(let cells):
            opened = Dictionary(uniqueKeysWithValues: zip(cells, 0...))
            opening = Motion(
                from: 0, to: Double(cells.count), start: time, duration: .milliseconds(320),
                curve: .linear)
        case .refused, .begun, .givenUp, .finished, .takenBack: break
        }
    }

    /// The cells that a refused chord would have opened, while the refusal is shown.
    var misfit: [Int] {
        if case .misfit(let cells)? = life.refusal?.refusal { cells } else { [] }
    }

    func reason(for refusal: MinesRefusal) -> String {
        words.mines.reason(for: refusal, name: seen.options.size.name)
    }

    func spot(of refusal: MinesRefusal) -> MinesSpot? { refusal.cell.map { .cell($0) } }

    // MARK: Acts

    mutating func play(_ action: MinesGame.Action, _ emit: (News) -> Void) {
        // The cursor goes to the cells that the hint opens or flags.
        if action == .hint, seen.hintStep == .doIt, let cell = seen.hint?.cells.first {
            cursor = cell
        }
        emit(.action(action))
    }

    mutating func perform(_ act: MinesOwnAct, _ emit: (News) -> Void) {
        switch act {
        case .flag: emit(.action(.mark(cursor)))
        }
    }

    mutating func enter(_ emit: (News) -> Void) {
        emit(.action(seen.cells[cursor].number == nil ? .open(cursor) : .chord(cursor)))
    }

    func reading(in window: Size) -> TextPages? {
        pastReading(in: window)
            ?? words.mines.hint(of: seen).map { pages(of: $0, in: window) }
    }

    /// The text of the hint or of the past opening, and its page. A message about looking back
    /// takes the place of the step's number.
    var shownReading: Reading {
        guard pastOpening != nil, let message = life.refusal?.reason else { return life.reading }
        return Reading(pages: pastReading(in: life.window, after: message))
    }

    private func pastReading(in window: Size, after message: String? = nil) -> TextPages? {
        pastOpening.map {
            let text = words.mines.text(of: $0, in: seen, after: message)
            return pages(of: text, in: window)
        }
    }

    private func pages(of text: String, in window: Size) -> TextPages {
        TextPages(
            [TextSentence(text: text)],
            in: TextRoom(text: MinesPicture.textRoom(of: self, in: window)))
    }

    /// Returns whether the number of a cell equals the number of flags around it, and the cell also
    /// has covered neighbors without a flag.
    private func isSatisfied(_ cell: Int) -> Bool {
        let around = seen.options.size.neighbors(of: cell).map { seen.cells[$0] }
        return seen.cells[cell].number == around.count { $0 == .flagged }
            && around.contains { $0 == .covered || $0 == .questioned }
    }

    /// Responds to the mouse. The left button opens a cell or, on a number with enough flags, the
    /// cells around the number. The right button flags a cell. The middle button, or a double
    /// click, plays a chord.
    mutating func respond(to intent: Intent<MinesSpot>, _ emit: (News) -> Void) {
        defer { if case .press(.cell(let cell), _, _, _) = intent { show(cell) } }
        switch intent {
        case .wheel(_, let direction): scroll(direction, by: MinesViewport.notch)
        case .press(.arrow(let direction), _, _, _): scroll(direction, by: viewport.page(direction))
        case .press where isPressUsed: break
        case .press(.cell(let cell), let count, let button, _):
            switch button {
            case .left where count == 1 && !isSatisfied(cell): press(.play(.open(cell)), emit)
            case .right: press(.play(.mark(cell)), emit)
            case .left, .middle: press(.play(.chord(cell)), emit)
            default: life.clear()
            }
        case .focus(.cell(let cell)):
            cursor = cell
            // The board does not scroll while a button is pressed.
            if pressedButton == nil { show(cell) }
        default: break
        }
    }

    /// Responds to long presses. Holding the left button flags the cell at once. Pressing two
    /// buttons together on a cell plays a chord.
    mutating func respond(to gesture: Gesture, at time: Duration, _ emit: (News) -> Void) {
        switch gesture {
        case .press(let button, let point):
            isPressUsed = pressedButton != nil && pressedButton != button
            let cell = playableCell(at: point)
            if isPressUsed {
                if let cell, cell == pressedCell { press(.play(.chord(cell)), emit) }
            } else {
                (pressedButton, pressedCell) = (button, cell)
            }
        case .hold(.left, let point) where pressedButton == .left && !isPressUsed:
            guard let cell = playableCell(at: point) else { return }
            isPressUsed = true
            press(.play(.mark(cell)), emit)
        case .release(let button, _) where button == pressedButton: pressedButton = nil
        case .drop, .cancel: pressedButton = nil
        default: break
        }
    }

    /// The cell at a point; nil if there is none, or if the board cannot be played now.
    private func playableCell(at point: Point) -> Int? {
        guard Set.open.contains(seen.moment), shownDialog == nil else { return nil }
        return MinesPicture.cell(at: point, in: self)
    }
}
