import Games
import TUI

/// The state of the sudoku screen: the visible part of the game, the shown page of a hint, and the
/// fireworks.
struct SudokuScene: GameScene {
    var life: GameLife<SudokuDeeds, SudokuSpot>
    let preferences: SudokuPreferences
    /// The cells with the marks of the hint. They are computed once per state instead of for each
    /// frame.
    private(set) var cells: [SudokuCell]
    /// The fireworks over a solved board, and the wave that runs over it.
    private(set) var fireworks: Motion<Double>?
    private(set) var wave: SudokuWave?
    /// The number of highlighted nodes of a hint's chain. They are highlighted one by one.
    private(set) var links: Motion<Double>?
    /// Indicates whether the hint explains a term. Only the first hint with a term explains it.
    private(set) var explainsHint = false
    private var hasExplained = false

    init(_ life: Life, preferences: SudokuPreferences) {
        (self.life, self.preferences) = (life, preferences)
        cells = SudokuScene.cells(of: life.seen)
        noteSolutions()
        if dealt.continuesPuzzle, seen.solutions == .one {
            self.life.refuse(words.sudoku.isBegunBefore)
        }
    }

    var deeds: SudokuDeeds {
        SudokuDeeds(
            lettersMove: preferences.lettersMove, hint: hintStep,
            hasOneSolution: seen.solutions == .one,
            hasChosenDigit: seen.board.armed != nil,
            reading: readingKeys, lookBack: .init(lookBack))
    }

    var resultLine: String? { seen.result.map { text(of: ResultLine($0, words)) } }

    func hasBar(in window: Size) -> Bool { SudokuLayout(fitting: window).hasBar(in: window) }

    /// Indicates whether the screen shows the end beside the board. After a win, the end already
    /// appears during the celebration.
    var isOver: Bool { seen.moment == .over && (!life.isCelebrating || fireworks != nil) }

    /// Indicates whether marks are used instead of backgrounds.
    var showsMarks: Bool {
        SudokuPreferences.showsMarks(hasPlainTheme: preferences.hasPlainTheme, in: life.colors)
    }

    // MARK: The game

    mutating func update(after old: SudokuSeen, at time: Duration, _ emit: (News) -> Void) {
        let hasChanged = seen.board != old.board || seen.hint != old.hint
        if hasChanged { cells = SudokuScene.cells(of: seen) }
        if seen.hint != old.hint {
            if seen.hint?.stage != old.hint?.stage { explain(seen.hint) }
            links = life.reducesMotion ? nil : SudokuScene.links(of: seen.hint, at: time)
        } else if hasChanged, lookBack == old.lookBack {
            // The sentence of the same hint may depend on the board.
            life.reading.update(reading(in: life.window))
        }
        if seen.moment != old.moment { (fireworks, wave) = (nil, nil) }
        if seen.canGoOn, !old.canGoOn { noteSolutions() }
    }

    /// Celebrates a win at once. A last mistake, or a step of the practice that a hint found, stays
    /// visible for some time.
    mutating func celebrate(after old: SudokuSeen, at time: Duration) -> Celebration {
        guard seen.result?.countsAsWon == true else {
            return Celebration(delay: .milliseconds(700), length: .zero)
        }
        fireworks = SudokuFireworks.motion(from: time)
        wave = SudokuWave(from: old.board.cursor, at: time)
        return Celebration(delay: .zero, length: SudokuFireworks.time)
    }

    mutating func handle(_ news: SudokuNews, at time: Duration, _ emit: (News) -> Void) {
        if news == .begun { noteSolutions() }
    }

    /// Says at the beginning why a game has no hints.
    private mutating func noteSolutions() {
        guard seen.canGoOn, seen.solutions != .one else { return }
        life.refuse(words.sudoku.noHints(seen.solutions))
    }

    /// The level of the puzzle, in a window with space for the record.
    var recordVariant: String? {
        guard SudokuLayout(fitting: life.window).isWide, seen.moment != .over else { return nil }
        return seen.practices == nil ? seen.information.level?.name : nil
    }

    func reason(for refusal: SudokuRefusal) -> String { words.sudoku.reason(for: refusal) }

    func spot(of refusal: SudokuRefusal) -> SudokuSpot? {
        if case .given(let cell) = refusal { .cell(cell) } else { nil }
    }

    private mutating func explain(_ hint: SudokuHint?) {
        let needsIt =
            hint?.stage == .reason
            && hint?.step.flatMap(words.sudoku.hints.explanation) != nil
        explainsHint = needsIt && !hasExplained
        if needsIt { hasExplained = true }
    }

    private static func links(of hint: SudokuHint?, at time: Duration) -> Motion<Double>? {
        guard let hint, hint.stage == .reason, case .chain(let nodes)? = hint.step?.pattern else {
            return nil
        }
        let count = Set(nodes.numbers).count
        return Motion(
            from: 0, to: Double(count), start: time, duration: .milliseconds(400 * count),
            curve: .linear)
    }

    private static func cells(of seen: SudokuSeen) -> [SudokuCell] {
        SudokuCell.cells(of: seen.board.faces, hint: seen.hint)
    }

    // MARK: Hints

    /// The next step of the hint; nil if no hint is shown.
    private var hintStep: HintStep? {
        guard let hint = seen.hint else { return nil }
        if let more = life.reading.more { return more }
        return hint.stage == .look ? .why : .doIt
    }

    // MARK: Acts

    /// Plays an action. If the action sets a bookmark or returns to one, a message says so.
    mutating func play(_ action: Action, _ emit: (News) -> Void) {
        switch action {
        case .use(.savePoint):
            life.message = words.sudoku.bookmarkIsSet(isShort: life.window.columns < 80)
        case .use(.returnToSavePoint) where seen.tools.savePoints > 0:
            life.message = words.sudoku.isAtBookmark
        default: break
        }
        emit(.action(action))
    }

    mutating func perform(_ act: SudokuOwnAct, _ emit: (News) -> Void) {
        switch act {
        case .digitFirst:
            var options = seen.options
            options.isDigitFirst.toggle()
            let setting = SudokuSettings.digitFirst
            emit(.effect(.set(setting, to: options.isDigitFirst)))
            emit(.action(.set(options)))
        }
    }

    mutating func enter(_ emit: (News) -> Void) {
        if let cursor = seen.board.cursor { emit(.action(.sheet(.tap(cursor)))) }
    }

    /// The cells in rows. A leap moves to the next box.
    var grid: BoardGrid? {
        BoardGrid(
            rows: (0..<9).map { $0 * 9..<($0 + 1) * 9 }, cursor: seen.board.cursor ?? 0, page: 9,
            leap: 3)
    }

    mutating func move(to place: Int, _ emit: (News) -> Void) {
        emit(.action(.sheet(.go(to: place))))
    }

    /// Cancels the choice of several cells or of a digit, or the search for another puzzle. The
    /// cells come first, because a digit is noted in all of them. Returns false if there is nothing
    /// to cancel.
    mutating func cancelInnermost(_ emit: (News) -> Void) -> Bool {
        switch seen.moment {
        case .running:
            if let cursor = seen.board.cursor, seen.board.faces.contains(where: \.isChosen) {
                emit(.action(.sheet(.go(to: cursor))))
            } else if let digit = seen.board.armed {
                // Choosing the digit again deselects it.
                emit(.action(.sheet(.number(digit))))
            } else {
                return false
            }
        case .waiting where seen.canGoOn: emit(.action(.cancel))
        default: return false
        }
        return true
    }

    /// Responds to the mouse. On a digit, the right button writes a note and the middle button
    /// lights the digit. On a cell, the right button selects the cell in addition to others.
    /// Dragging selects cells.
    mutating func respond(to intent: Intent<SudokuSpot>, _ emit: (News) -> Void) {
        switch intent {
        case .press(.digit(let digit), _, .middle, _):
            press(.play(.sheet(.mark(.light(digit)))), emit)
        case .press(.digit(let digit), _, .right, _): press(.play(.sheet(.note(digit))), emit)
        case .press(.digit(let digit), _, _, _), .lift(.digit(let digit), _):
            press(.play(.sheet(.number(digit))), emit)
        case .press(.cell(let cell), _, .right, _), .drag(.cell, .cell(let cell), _):
            // If the digit is chosen first, a press writes it, but a drag does not.
            if seen.board.armed == nil { press(.play(.sheet(.mark(.choose(cell)))), emit) }
        case .press(.cell(let cell), _, _, _), .lift(.cell(let cell), _):
            press(.play(.sheet(.tap(cell))), emit)
        default: break
        }
    }
}
