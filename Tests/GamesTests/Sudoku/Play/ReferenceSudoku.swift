import Games
import Reactive

/// A game of sudoku in a single state, without streams and without the parts of the one that is
/// played: what a session of it must show, and in which order.
///
/// It reckons with whole grids and plain sums of time, and knows when by itself something comes
/// next: a second, a puzzle, the end of the fireworks.
struct ReferenceSudoku {
    enum Deed {
        case tap(Int), move(SudokuSheet.Direction), number(Int), note(Int)
        case use(SudokuAbility), answer(SudokuAlert.Button), options(SudokuOptions)
        case act(SudokuGame.Action)
    }

    /// Everything that may be heard of a moment, put together by hand.
    struct Picture: Equatable {
        var digits: [Int], notes: [DigitSet], marks: [String]
        var cursor: Int?, armed: Int?, counts: [Int]
        var isOnMemo: Bool, canUndo: Bool, canRedo: Bool, savePoints: Int
        var level: SudokuLevel?, mistakes: Int, limit: Int?, seconds: Int, isRunning: Bool
        var alert: SudokuAlert?, buttons: [SudokuAlert.Button]
        var isLoading: Bool, failure: BoardFailure?, isCelebrating: Bool
        var isOver: Bool, hintStage: SudokuHint.Stage?
    }

    /// The steps of a session, in which exactly one is true.
    enum Mode: Equatable {
        case ready, loading, failed(BoardFailure)
        case playing, paused, leaving, lost, fireworks, won
    }

    typealias Cells = (digits: [Int], notes: [DigitSet])

    var mode = Mode.ready
    private var options: SudokuOptions
    private var data: SudokuData?
    private var solution: [Int]?
    private var cells: Cells = (Array(repeating: 0, count: 81), Array(repeating: [], count: 81))
    private var past: [Cells] = []
    private var step = 0
    private var kept: [Int] = []
    private var cursor: Int?
    private var armed: Int?
    private var isOnMemo = false
    private var level: SudokuLevel?
    private var mistakes = 0
    private var limit: Int?
    private let nextLimit: Int?
    private var hint: SudokuHint?
    private(set) var hints = 0
    private var isOver = false

    // Time, in milliseconds.
    private(set) var now = 0
    private var played = 0
    private var seconds = 0
    private var runsSince: Int?
    private var burnsOut: Int?
    private var arrives: Int?
    private let delay: Int
    private var answers: [Result<SudokuData, BoardFailure>]
    private(set) var news: [String] = []
    private var isSolvable = true

    init(
        _ answers: [Result<SudokuData, BoardFailure>], delay: Int, options: SudokuOptions,
        limit: Int?
    ) {
        (self.answers, self.delay, self.options) = (answers, delay, options)
        (self.limit, nextLimit) = (limit, limit)
    }

    /// The game as it goes on after it was saved: with nothing chosen.
    mutating func restore() {
        mode = .ready
        (cursor, armed, isOnMemo, hint) = (nil, nil, false, nil)
        (burnsOut, arrives) = (nil, nil)
        run(false)
    }

    var isWorthSaving: Bool { data != nil && !isOver }

    // MARK: Time

    /// The next thing that comes by itself.
    var nextEvent: Int? {
        let second = runsSince.map { $0 + 1_000 - (played + 0) % 1_000 + (seconds * 1_000 - played / 1_000 * 1_000) }
        return [second, burnsOut, arrives].compactMap { $0 }.min()
    }

    mutating func passEvent() {
        guard let time = nextEvent else { return }
        now = time
        if arrives == time {
            arrives = nil
            arrive()
        } else if burnsOut == time {
            burnsOut = nil
            mode = .won
        }
        settle()
    }

    mutating func pass(to time: Int) { now = time }

    private mutating func settle() {
        seconds = (played + (runsSince.map { now - $0 } ?? 0)) / 1_000
        run(mode == .playing)
        if mode != .fireworks { burnsOut = nil }
    }

    private mutating func run(_ isOn: Bool) {
        if isOn, runsSince == nil { runsSince = now }
        if !isOn, let start = runsSince {
            played += now - start
            runsSince = nil
        }
        seconds = (played + (runsSince.map { now - $0 } ?? 0)) / 1_000
    }
}
