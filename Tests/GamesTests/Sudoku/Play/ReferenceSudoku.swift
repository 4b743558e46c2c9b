import Games
import Reactive

/// A session of sudoku in a single state, without streams and without the parts of the game. It
/// computes everything that the game must show, moment by moment.
///
/// It uses plain grids and sums of milliseconds, and determines by itself which event comes next: a
/// second or a puzzle.
struct ReferenceSudoku {
    typealias Deed = SudokuGame.Action

    enum Mode: Equatable {
        case loading
        case failed(PuzzleFailure)
        case playing, paused, lost, won
    }

    struct Cells: Equatable {
        var digits = Array(repeating: 0, count: 81)
        var notes = Array(repeating: DigitSet(), count: 81)

        fileprivate var clashes: [Bool] {
            digits.indices.map { cell in
                digits[cell] != 0 && peers[cell].contains { digits[$0] == digits[cell] }
            }
        }
    }

    private(set) var mode = Mode.loading
    private(set) var data: SudokuData?
    private(set) var solution: SudokuGrid?
    private(set) var cells = Cells() {
        didSet { if cells.digits != oldValue.digits { clashes = cells.clashes } }
    }
    /// For each cell, true if one of its peers has the same digit.
    private(set) var clashes = Cells().clashes
    private(set) var past: [Cells] = []
    private(set) var step = 0
    private(set) var kept: [Int] = []
    private(set) var options: SudokuOptions
    private(set) var cursor: Int?
    private(set) var armed: Int?
    private(set) var writesNotes = false
    private(set) var mistakes = 0
    /// The digits that were mistakes, by their cells.
    private(set) var slips: [Int: Int] = [:]
    private(set) var limit: Int?
    private(set) var hint: SudokuHint?
    private(set) var hints = 0
    /// The number of hints that were requested before a restart.
    private var earlierHints = 0
    /// Indicates whether the puzzle was restarted after a step, before its end.
    private var wasRestarted = false
    private(set) var isOver = false
    /// The news since the last call.
    var news: [String] = []

    /// The game that this one replaced, if it can be brought back.
    var former: ReferenceSudoku? { replaced.first }
    private var replaced: [ReferenceSudoku] = []
    private var deedsWhenReplaced = 0

    // Milliseconds.
    private(set) var now = 0
    private var played = 0
    private var runsSince: Int?
    private var arrives: Int?
    private var answer: Result<SudokuData, PuzzleFailure>

    private let nextLimit: Int?
    private let delay: Int
    private var answers: [Result<SudokuData, PuzzleFailure>]

    init(
        _ answers: [Result<SudokuData, PuzzleFailure>], delay: Int, options: SudokuOptions,
        limit: Int?
    ) {
        (self.answers, self.delay, self.options) = (answers, delay, options)
        (self.limit, nextLimit) = (limit, limit)
        answer = answers[0]
    }

    var isWorthSaving: Bool { data != nil && !isOver }

    /// Resumes the saved game, with nothing chosen. If there is no game, requests a puzzle.
    mutating func begin() {
        if let former { bringBack(former) }
        replaced = []
        (cursor, armed, writesNotes, hint, arrives) = (nil, nil, false, nil, nil)
        earlierHints = 0
        hold()
        if isWorthSaving { mode = .playing } else { ask() }
        settle()
    }

    // MARK: The former game

    private var deeds: Int { max(past.count - 1, 0) + hints - earlierHints }

    /// Keeps the previous game until the first action on the new board.
    private mutating func keepFormer(
        _ before: ReferenceSudoku, hasBegun: Bool, isRestart: Bool = false
    ) {
        if deeds != deedsWhenReplaced { replaced = [] }
        if former != nil {
            if hasBegun, !isRestart { replaced[0].hold(at: now) }
        } else if hasBegun, before.deeds > 0 || before.wasRestarted, !before.isOver {
            var former = before
            former.replaced = []
            former.now = now
            // The clock of a restarted puzzle runs on, as long as no other puzzle hides it.
            if isRestart { former.runsSince = former.runsSince ?? now } else { former.hold() }
            (replaced, deedsWhenReplaced) = ([former], deeds)
        }
        advanceFormerClock()
    }

    /// Sets the clock of a former game that still runs to the current time.
    private mutating func advanceFormerClock() {
        if former?.isRunning == true { replaced[0].now = now }
    }

    private mutating func bringBack(_ former: ReferenceSudoku) {
        var back = former
        (back.now, back.news) = (now, news)
        (back.answers, back.answer, back.arrives) = (answers, answer, nil)
        back.mode = .playing
        self = back
    }

    // MARK: Time

    private var elapsed: Int { played + (runsSince.map { now - $0 } ?? 0) }
    var seconds: Int { elapsed / 1_000 }
    var isRunning: Bool { runsSince != nil }

    /// The time of the next event that no action causes; nil if there is none.
    var nextEvent: Int? {
        let second = runsSince.map { _ in now + 1_000 - elapsed % 1_000 }
        return [second, arrives].compactMap { $0 }.min()
    }

    mutating func pass(to time: Int) {
        now = time
        if arrives == time {
            let before = self
            arrive()
            keepFormer(before, hasBegun: mode == .playing)
        }
        advanceFormerClock()
        settle()
    }

    private mutating func hold(at time: Int) {
        now = time
        hold()
    }

    private mutating func hold() {
        played = elapsed
        runsSince = nil
    }

    private mutating func settle() {
        if mode == .playing { runsSince = runsSince ?? now } else { hold() }
        if mode != .loading { arrives = nil }
    }

    // MARK: Puzzles

    private mutating func ask() {
        mode = .loading
        arrives = now + delay
        answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    }

    private mutating func arrive() {
        switch answer {
        case .success(let data): begin(data, limit: nextLimit)
        case .failure(let reason): mode = .failed(reason)
        }
    }

    private mutating func begin(_ data: SudokuData, limit: Int?) {
        self.data = data
        self.limit = limit
        solution = SudokuSolver().onlySolution(of: data.problem)
        cells = Cells(digits: (0..<81).map { data.start[$0] }, notes: data.start.notes)
        (past, step, kept) = ([cells], 0, [])
        (cursor, armed, writesNotes, mistakes) = (nil, nil, false, 0)
        slips = [:]
        (hint, hints, earlierHints, isOver) = (nil, 0, 0, false)
        wasRestarted = false
        (played, runsSince) = (0, nil)
        mode = .playing
        news.append("begun")
    }

    // MARK: Deeds

    mutating func perform(_ deed: Deed) {
        if deed == .use(.undo), let former {
            bringBack(former)
            news.append("takenBack")
            return settle()
        }
        let (before, begun) = (self, news.count { $0 == "begun" })
        act(deed)
        keepFormer(
            before, hasBegun: news.count { $0 == "begun" } > begun, isRestart: deed == .restart)
        settle()
    }

    private mutating func set(_ options: SudokuOptions) {
        self.options = options
        if !options.isDigitFirst { armed = nil }
    }

    private mutating func act(_ action: Deed) {
        switch action {
        case .pause(true): if mode == .playing { mode = .paused }
        case .pause(false): if mode == .paused { mode = .playing }
        case .restart:
            guard let data, mode != .loading, alert != .error else { return }
            let hints = mode == .won || mode == .lost ? 0 : hints
            let wasUnfinished = !isOver && (past.count > 1 || wasRestarted)
            begin(data, limit: limit)
            (self.hints, earlierHints, wasRestarted) = (hints, hints, wasUnfinished)
        case .puzzle, .given: ask()
        case .retry: if alert == .error { ask() }
        case .leave: if alert == .error { news.append("wantsToLeave") }
        case .set(let options): set(options)
        case .cancel: if mode == .loading || alert == .error, isWorthSaving { mode = .playing }
        case _ where mode != .playing: break
        case .hint: help()
        case .dismissHint: hint = nil
        case .undoToLastRight:
            guard let solution else { return }
            travel(
                to: (0...step).last { index in
                    (0..<81).allSatisfy { [0, solution[$0]].contains(past[index].digits[$0]) }
                } ?? 0)
        default: play(action)
        }
    }

    private mutating func play(_ deed: Deed) {
        switch deed {
        case .sheet(.tap(let cell)) where (0..<81).contains(cell):
            cursor = cell
            if let armed { write(armed, asNote: writesNotes) }
        case .sheet(.move(let direction)): move(direction)
        case .sheet(.number(let digit)) where (1...9).contains(digit):
            if options.isDigitFirst {
                armed = armed == digit ? nil : digit
            } else {
                write(digit, asNote: writesNotes)
            }
        case .sheet(.write(let digit, let cell)) where (0..<81).contains(cell):
            cursor = cell
            if (1...9).contains(digit) { write(digit, asNote: false) }
        case .sheet(.note(let digit)) where (1...9).contains(digit): write(digit, asNote: true)
        case .use(let tool): use(tool)
        default: break
        }
    }

    private mutating func move(_ direction: SudokuSheet.Direction) {
        guard let cursor else {
            self.cursor = 0
            return
        }
        let (row, column) = cursor.quotientAndRemainder(dividingBy: 9)
        let (down, right) =
            [
                SudokuSheet.Direction.up: (8, 0), .down: (1, 0), .left: (0, 8), .right: (0, 1),
            ][direction] ?? (0, 0)
        self.cursor = (row + down) % 9 * 9 + (column + right) % 9
    }

    private mutating func use(_ tool: SudokuBoardTool) {
        switch tool {
        case .undo: if step > 0 { travel(to: step - 1) }
        case .redo: if step + 1 < past.count { travel(to: step + 1) }
        case .toggleNotes: writesNotes.toggle()
        case .savePoint: if kept.last != step { kept.append(step) }
        case .returnToSavePoint: if let step = kept.popLast() { travel(to: step) }
        case .erase:
            guard let cell = ownCell else { return }
            let digit = cells.digits[cell]
            let former = past[..<step].last { $0.digits[cell] == 0 }
            let cleans = options.cleansNotes
            change { cells in
                (cells.digits[cell], cells.notes[cell]) = (0, [])
                guard digit != 0, let former else { return }
                func isFree(_ digit: Int, at cell: Int) -> Bool {
                    !Self.peers[cell].contains { cells.digits[$0] == digit }
                }
                let notes = former.notes[cell]
                cells.notes[cell] =
                    cleans ? DigitSet(notes.filter { isFree($0, at: cell) }) : notes
                guard cleans else { return }
                for peer in Self.peers[cell] where cells.digits[peer] == 0 {
                    guard former.notes[peer].contains(digit), isFree(digit, at: peer) else {
                        continue
                    }
                    cells.notes[peer].insert(digit)
                }
            }
        case .fillNotes:
            change { cells in
                for cell in 0..<81 where cells.digits[cell] == 0 {
                    let possible = (1...9).filter { digit in
                        !Self.peers[cell].contains { cells.digits[$0] == digit }
                    }
                    let left = possible.filter(cells.notes[cell].contains)
                    cells.notes[cell] = DigitSet(left.isEmpty ? possible : left)
                }
            }
        }
    }

    // MARK: Writing

    private var ownCell: Int? { cursor.flatMap { data?.problem[$0] == 0 ? $0 : nil } }

    private mutating func write(_ digit: Int, asNote: Bool) {
        guard let cell = ownCell else { return }
        if asNote {
            return change { cells in
                cells.digits[cell] = 0
                if cells.notes[cell].contains(digit) {
                    cells.notes[cell].remove(digit)
                } else {
                    cells.notes[cell].insert(digit)
                }
            }
        }
        guard cells.digits[cell] != digit else { return }
        let clashes = Self.peers[cell].contains { cells.digits[$0] == digit }
        let isWrong = options.marking == .solution ? solution.map { $0[cell] != digit } : nil
        let cleans = options.cleansNotes
        change { cells in
            (cells.digits[cell], cells.notes[cell]) = (digit, [])
            if cleans {
                for peer in Self.peers[cell] { cells.notes[peer].remove(digit) }
            }
        }
        if isWrong ?? clashes {
            mistakes += 1
            slips[cell] = digit
            if mistakes == limit { end(.lost) }
        }
        if mode == .playing, isSolved { end(.won) }
    }

    private mutating func change(_ change: (inout Cells) -> Void) {
        var changed = cells
        change(&changed)
        guard changed != cells else { return }
        cells = changed
        hint = nil
        kept.removeAll { $0 > step }
        past = past[...step] + [cells]
        step += 1
    }

    private mutating func travel(to step: Int) {
        if past[step] != cells { hint = nil }
        // The cursor goes to a cell that alone has changed.
        let digits = (0..<81).filter { past[step].digits[$0] != cells.digits[$0] }
        let notes = (0..<81).filter { past[step].notes[$0] != cells.notes[$0] }
        let changed = digits.isEmpty ? notes : digits
        if cursor != nil, changed.count == 1 { cursor = changed[0] }
        (self.step, cells) = (step, past[step])
    }

    private var isSolved: Bool {
        !cells.digits.contains(0) && !clashes.contains(true)
    }

    private mutating func end(_ mode: Mode) {
        (self.mode, isOver) = (mode, true)
        news.append(mode == .lost ? "lost" : "won")
    }

    // MARK: Hints

    /// A hint on this board is the hint of a game that begins with it.
    private mutating func help() {
        guard let data, let start = SudokuBoard(text) else { return }
        var oracle = SudokuGame.begun(
            SudokuData(problem: data.problem, start: start), options: options, mistakeLimit: nil)
        oracle.apply(.init(.hint, at: .zero))
        guard oracle.hint != nil else { return }
        if hint == nil { hints += 1 }
        let asked = hint?.stage
        if asked != nil { oracle.apply(.init(.hint, at: .zero)) }
        guard asked == .reason else {
            hint = oracle.hint
            return
        }
        oracle.apply(.init(.hint, at: .zero))
        let helped = oracle.board
        cursor = oracle.sheet.cursor ?? cursor
        change { $0 = Cells(digits: (0..<81).map { helped[$0] }, notes: helped.notes) }
        hint = nil
        if isSolved { end(.won) }
    }

    /// The board in the format of `SudokuBoard`.
    private var text: String {
        (0..<81).map { cell in
            let notes = cells.notes[cell].map(String.init).joined()
            if cells.digits[cell] != 0 { return "\(cells.digits[cell])" }
            return notes.isEmpty ? "." : "(\(notes))"
        }.joined()
    }

    // MARK: Boxes

    var alert: SudokuAlert? {
        switch mode {
        case .loading, .playing: nil
        case .failed: .error
        case .paused: .pause
        case .lost: .overMistake
        case .won: .success
        }
    }

    /// The twenty cells that share a row, a column or a box with each cell.
    static let peers: [[Int]] = (0..<81).map { cell in
        (0..<81).filter { other in
            let isNear =
                other / 9 == cell / 9 || other % 9 == cell % 9
                || (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)
            return isNear && other != cell
        }
    }
}
