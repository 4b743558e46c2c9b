import Games
import Reactive

/// A cell by its row and its column, from 0.
func cell(_ row: Int, _ column: Int) -> Int { row * 9 + column }

/// The clock as a screen may show it.
func text(_ time: ClockReading) -> String {
    "\(time.minutes):\(time.seconds < 10 ? "0" : "")\(time.seconds)"
}

func grid(_ text: String) -> SudokuGrid {
    do { return try SudokuGrid(text) } catch { preconditionFailure("\(error)") }
}

extension SudokuData {
    /// The puzzle that most lists of steps in these tests are about.
    static let example = SudokuData(
        problem: grid(
            """
            530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005
            000080079
            """),
        solution: grid(
            """
            534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635
            345286179
            """),
        level: .easy, seed: 7)

    /// The same with all cells filled but these.
    func missing(_ cells: Int...) -> SudokuData {
        var almost = solution ?? problem
        for cell in cells { almost[cell] = 0 }
        return SudokuData(problem: almost, solution: solution, level: level)
    }
}

extension SudokuData {
    /// The example with four cells open in which a 4 and a 5 can change places.
    static let ambiguous = example.missing(cell(6, 3), cell(6, 8), cell(7, 3), cell(7, 8))

    /// The same with the solution that the source does not know.
    static let ambiguousOtherwise = {
        var solution = ambiguous.solution ?? ambiguous.problem
        for (row, column, digit) in [(6, 3, 4), (6, 8, 5), (7, 3, 5), (7, 8, 4)] {
            solution[cell(row, column)] = digit
        }
        return SudokuData(problem: ambiguous.problem, solution: solution)
    }()
}

/// Answers with one thing after the other, each after a while, and knows what it was asked.
final class ScriptedBoards: BoardSource {
    enum Answer {
        case data(SudokuData)
        case failure(any Error)
    }

    private var answers: [Answer]
    private let delay: Duration
    private let scheduler: any Scheduler
    private(set) var asked: [BoardRequest] = []
    private(set) var isAsked = false

    init(_ answers: [Answer], after delay: Duration = .zero, scheduler: any Scheduler) {
        (self.answers, self.delay, self.scheduler) = (answers, delay, scheduler)
    }

    func board(_ request: BoardRequest) -> Observable<SudokuData> {
        asked.append(request)
        let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
        let stream =
            switch answer {
            case .data(let data): Observable.just(data)
            case .failure(let error): Observable<SudokuData>.error(error)
            }
        guard delay > .zero else { return stream }
        return Observable<Int>.timer(delay, scheduler: scheduler).flatMap { _ in stream }
            .do(
                onSubscribe: { [unowned self] in isAsked = true },
                onDispose: { [unowned self] in isAsked = false })
    }
}

/// A sudoku that is played through the streams of its view model, in virtual time, and what its
/// screen would have heard.
final class PlayedSudoku {
    typealias Model = Sudoku.GameViewModel

    let scheduler: VirtualTimeScheduler
    let boards: ScriptedBoards
    private let start = PublishRelay<Void>()
    private let cells = PublishRelay<Int>()
    private let arrows = PublishRelay<Sudoku.Direction>()
    private let numbers = PublishRelay<Int>()
    private let notes = PublishRelay<Int>()
    private let abilities = PublishRelay<Sudoku.Ability>()
    private let pause = PublishRelay<Bool>()
    private let back = PublishRelay<Void>()
    private let restart = PublishRelay<Void>()
    private let newGame = PublishRelay<BoardRequest>()
    private let retry = PublishRelay<Void>()
    private let options = PublishRelay<Sudoku.Options>()
    private let skip = PublishRelay<Void>()
    private let bag = DisposeBag()

    private(set) var pictures: [[Sudoku.Face]] = []
    private(set) var times: [String] = []
    private(set) var mistakes: [Int] = []
    private(set) var levels: [SudokuLevel?] = []
    private(set) var cursors: [Int?] = []
    private(set) var written: [Sudoku.Board] = []
    private(set) var peers: [CellSet] = []
    private(set) var same: [CellSet] = []
    private(set) var conflicts: [CellSet] = []
    private(set) var memo: [Bool] = []
    private(set) var undoable: [Bool] = []
    private(set) var redoable: [Bool] = []
    private(set) var alerts: [Sudoku.Alert?] = []
    private(set) var loading: [Bool] = []
    private(set) var failures: [BoardFailure?] = []
    private(set) var celebrations: [(time: Int, isOn: Bool)] = []
    private(set) var results: [Sudoku.Result] = []
    private(set) var hints: [Sudoku.Hint?] = []
    private(set) var saved: Sudoku?
    private(set) var isRunning = false
    private(set) var savePoints = 0

    init(
        saved: Sudoku? = nil, _ answers: [ScriptedBoards.Answer] = [.data(.example)],
        after delay: Duration = .zero, options: Sudoku.Options = Sudoku.Options(),
        mistakeLimit: Int? = 3, resolution: Duration = .seconds(1)
    ) {
        scheduler = VirtualTimeScheduler(resolution: resolution)
        boards = ScriptedBoards(answers, after: delay, scheduler: scheduler)
        let output = Model(
            saved: saved, request: .level(.easy, seed: 7), options: options,
            mistakeLimit: mistakeLimit, source: boards, scheduler: scheduler
        ).transform(
            .init(
                start: start.asObservable(), cellButtonTapped: cells.asObservable(),
                moved: arrows.asObservable(), numberButtonTapped: numbers.asObservable(),
                noted: notes.asObservable(), abilityButtonTapped: abilities.asObservable(),
                pause: pause.asObservable(), back: back.asObservable(),
                reGameTapped: restart.asObservable(), newGameTapped: newGame.asObservable(),
                retry: retry.asObservable(), options: self.options.asObservable(),
                skip: skip.asObservable()))
        listen(to: output)
    }

    private func listen(to output: Model.Output) {
        bag.insert(
            output.faces.drive { [unowned self] in pictures.append($0) },
            output.information.time.drive { [unowned self] in times.append(text($0)) },
            output.information.mistake.drive { [unowned self] in mistakes.append($0) },
            output.information.difficulty.drive { [unowned self] in levels.append($0) },
            output.information.isRunning.drive { [unowned self] in isRunning = $0 },
            output.board.board.drive { [unowned self] in written.append($0) },
            output.board.cursor.drive { [unowned self] in cursors.append($0) },
            output.board.peers.drive { [unowned self] in peers.append($0) },
            output.board.same.drive { [unowned self] in same.append($0) },
            output.board.conflicts.drive { [unowned self] in conflicts.append($0) },
            output.ability.isOnMemo.drive { [unowned self] in memo.append($0) },
            output.ability.canUndo.drive { [unowned self] in undoable.append($0) },
            output.ability.canRedo.drive { [unowned self] in redoable.append($0) },
            output.ability.savePoints.drive { [unowned self] in savePoints = $0 },
            output.alert.title.drive { [unowned self] in alerts.append($0) },
            output.isLoading.drive { [unowned self] in loading.append($0) },
            output.failure.drive { [unowned self] in failures.append($0) },
            output.isCelebrating.drive { [unowned self] in
                celebrations.append((scheduler.clock, $0))
            },
            output.hint.drive { [unowned self] in hints.append($0) },
            output.saved.drive { [unowned self] in saved = $0 },
            output.finished.emit { [unowned self] in results.append($0) })
    }

    // MARK: What the player does

    func begin() { start.accept(()) }
    func tap(_ row: Int, _ column: Int) { cells.accept(cell(row, column)) }
    func tap(_ cell: Int) { cells.accept(cell) }
    func move(_ directions: Sudoku.Direction...) { for way in directions { arrows.accept(way) } }
    func press(_ digits: Int...) { for digit in digits { numbers.accept(digit) } }
    func note(_ digits: Int...) { for digit in digits { notes.accept(digit) } }
    func use(_ uses: Sudoku.Ability...) { for ability in uses { abilities.accept(ability) } }
    func hold(_ isPaused: Bool) { pause.accept(isPaused) }
    func askToLeave() { back.accept(()) }
    func restartGame() { restart.accept(()) }
    func another(_ request: BoardRequest = .level(nil, seed: 1)) { newGame.accept(request) }
    func tryAgain() { retry.accept(()) }
    func choose(_ options: Sudoku.Options) { self.options.accept(options) }
    func pressAnyKey() { skip.accept(()) }
    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    /// A conflict with the 5 of the first row, and back.
    func blunder() {
        tap(0, 2)
        press(5)
        use(.undo)
    }

    /// Enters the solution everywhere.
    func solve(_ data: SudokuData = .example) {
        for cell in 0..<81 where data.problem[cell] == 0 {
            tap(cell)
            press(data.solution?[cell] ?? 0)
        }
    }

    // MARK: What there is to see

    var faces: [Sudoku.Face] { pictures.last ?? [] }
    var time: String { times.last ?? "" }
    var cursor: Int? { cursors.last ?? nil }
    var alert: Sudoku.Alert? { alerts.last ?? nil }
    var hint: Sudoku.Hint? { hints.last ?? nil }
    var board: Sudoku.Board { written.last ?? Sudoku.Board() }
    /// How many events there were of anything that is on the screen.
    var events: Int {
        pictures.count + times.count + mistakes.count + cursors.count + written.count
            + peers.count + same.count + conflicts.count + memo.count + undoable.count
            + redoable.count + alerts.count + loading.count + hints.count
    }
}
