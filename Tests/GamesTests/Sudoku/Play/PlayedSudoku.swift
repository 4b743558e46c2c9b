import Games
import Reactive

/// A cell by its row and its column, both counted from 0.
func cell(_ row: Int, _ column: Int) -> Int { row * 9 + column }

/// The clock as a screen may show it.
func text(_ time: ClockReading) -> String {
    "\(time.minutes):\(time.seconds < 10 ? "0" : "")\(time.seconds)"
}

func grid(_ text: String) -> SudokuGrid {
    do { return try SudokuGrid(text) } catch { preconditionFailure("\(error)") }
}

extension SudokuData {
    /// The puzzle that most tests of steps use.
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
        level: .easy, origin: .generated, seed: 7)

    /// The puzzle with all cells filled except for these.
    func missing(_ cells: Int...) -> SudokuData {
        var almost = solution ?? problem
        for cell in cells { almost[cell] = 0 }
        return SudokuData(problem: almost, solution: solution, level: level)
    }
}

extension SudokuData {
    /// The example with four open cells in which a 4 and a 5 can be exchanged.
    static let ambiguous = example.missing(cell(6, 3), cell(6, 8), cell(7, 3), cell(7, 8))

    /// The same puzzle with the solution that the source does not know.
    static let ambiguousOtherwise = {
        var solution = ambiguous.solution ?? ambiguous.problem
        for (row, column, digit) in [(6, 3, 4), (6, 8, 5), (7, 3, 5), (7, 8, 4)] {
            solution[cell(row, column)] = digit
        }
        return SudokuData(problem: ambiguous.problem, solution: solution)
    }()
}

/// A source that gives one answer after the other, each after some time, and records the requests.
final class ScriptedBoards: PuzzleSource {
    enum Answer {
        case data(SudokuData)
        case failure(any Error)

        init(_ answer: Result<SudokuData, PuzzleFailure>) {
            switch answer {
            case .success(let data): self = .data(data)
            case .failure(let reason): self = .failure(reason)
            }
        }
    }

    private var answers: [Answer]
    private let delay: Duration
    private let scheduler: any Scheduler
    private(set) var asked: [PuzzleRequest] = []
    private(set) var isAsked = false

    init(_ answers: [Answer], after delay: Duration = .zero, scheduler: any Scheduler) {
        (self.answers, self.delay, self.scheduler) = (answers, delay, scheduler)
    }

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
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
                onSubscribe: { [weak self] in self?.isAsked = true },
                onDispose: { [weak self] in self?.isAsked = false })
    }
}

extension SudokuGame {
    /// A game that has begun.
    static func begun(
        _ data: SudokuData, options: SudokuOptions = SudokuOptions(), mistakeLimit: Int? = 3
    ) -> SudokuGame {
        SudokuGame(data, options: options, mistakeLimit: mistakeLimit).goingOn
    }

    /// The same game, resumed after it was saved.
    var goingOn: SudokuGame {
        let next = SudokuRequests(.given(data), mistakeLimit: information.mistakeLimit)
        return SudokuViewModel(
            saved: self, next, source: ImmediatePuzzles(), scheduler: VirtualTimeScheduler()
        ).game
    }
}

extension SudokuGame {
    /// The visible state of the game.
    var seen: SudokuSeen {
        SudokuViewModel(
            SudokuRequests(.given(data)), source: ImmediatePuzzles(),
            scheduler: VirtualTimeScheduler()
        ).seen(of: self)
    }

    var faces: [SudokuFace] { seen.board.faces }
    var steps: History<SudokuBoard> { tools.history ?? History(board) }
}

extension [SudokuFace] {
    /// The cells that satisfy a condition.
    func cells(where isTrue: (SudokuFace) -> Bool) -> CellSet {
        CellSet(indices.filter { isTrue(self[$0]) })
    }

    /// The peers of the chosen cell that contain its digit.
    var conflicts: CellSet {
        guard let cursor = first(where: \.isCursor), cursor.digit != 0 else { return CellSet() }
        return cells { $0.isPeer && $0.isConflict && $0.digit == cursor.digit }
    }
}

/// A sudoku that is played through the streams of its view model, in virtual time, and everything
/// that its screen receives.
final class PlayedSudoku {
    let scheduler: VirtualTimeScheduler
    let boards: ScriptedBoards
    private let actions = PublishRelay<SudokuGame.Action>()
    private let output: () -> SudokuViewModel.Output
    private var hasBegun = false
    private let bag = DisposeBag()

    private(set) var pictures: [[SudokuFace]] = []
    private(set) var times: [String] = []
    private(set) var mistakes: [Int] = []
    private(set) var levels: [SudokuLevel?] = []
    private(set) var cursors: [Int?] = []
    private(set) var written: [SudokuBoard] = []
    private(set) var writesNotes: [Bool] = []
    private(set) var undoable: [Bool] = []
    private(set) var redoable: [Bool] = []
    private(set) var alerts: [SudokuAlert?] = []
    private(set) var loading: [Bool] = []
    private(set) var failures: [PuzzleFailure?] = []
    private(set) var results: [SudokuResult] = []
    private(set) var news: [SudokuNews] = []
    private(set) var hints: [SudokuHint?] = []
    private(set) var saved: SudokuGame?
    private(set) var seen: SudokuSeen?

    init(
        saved: SudokuGame? = nil, _ answers: [ScriptedBoards.Answer] = [.data(.example)],
        after delay: Duration = .zero, options: SudokuOptions = SudokuOptions(),
        mistakeLimit: Int? = 3, resolution: Duration = .seconds(1)
    ) {
        let scheduler = VirtualTimeScheduler(resolution: resolution)
        let boards = ScriptedBoards(answers, after: delay, scheduler: scheduler)
        (self.scheduler, self.boards) = (scheduler, boards)
        output = { [actions] in
            SudokuViewModel(
                saved: saved,
                SudokuRequests(.level(.easy, seed: 7), mistakeLimit: mistakeLimit, seed: 1),
                options: options, source: boards, scheduler: scheduler
            ).transform(.init(actions: actions.asObservable()))
        }
    }

    /// Shows the screen and begins the game.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        listen(to: output())
    }

    private func listen(to output: SudokuViewModel.Output) {
        let (seen, information) = (output.seen, output.seen.information)
        bag.insert(
            seen.drive { [unowned self] in self.seen = $0 },
            seen.board.faces.drive { [unowned self] in pictures.append($0) },
            information.clock.time.drive { [unowned self] in times.append(text($0)) },
            information.mistakes.drive { [unowned self] in mistakes.append($0) },
            information.level.drive { [unowned self] in levels.append($0) },
            seen.board.board.drive { [unowned self] in written.append($0) },
            seen.board.cursor.drive { [unowned self] in cursors.append($0) },
            seen.tools.writesNotes.drive { [unowned self] in writesNotes.append($0) },
            seen.tools.canUndo.drive { [unowned self] in undoable.append($0) },
            seen.tools.canRedo.drive { [unowned self] in redoable.append($0) },
            seen.dialog.alert.drive { [unowned self] in alerts.append($0) },
            seen.awaitsPuzzle.drive { [unowned self] in loading.append($0) },
            seen.failure.drive { [unowned self] in failures.append($0) },
            seen.hint.drive { [unowned self] in hints.append($0) },
            output.saved.drive { [unowned self] in saved = $0 },
            output.news.emit { [unowned self] in
                news.append($0)
                if case .finished(let result) = $0 { results.append(result) }
            })
    }

    // MARK: Actions

    func act(_ action: SudokuGame.Action) { actions.accept(action) }
    func tap(_ row: Int, _ column: Int) { tap(cell(row, column)) }
    func tap(_ cell: Int) { act(.sheet(.tap(cell))) }
    func move(_ directions: SudokuSheet.Direction...) {
        for way in directions { act(.sheet(.move(way))) }
    }
    func press(_ digits: Int...) { for digit in digits { act(.sheet(.number(digit))) } }
    func note(_ digits: Int...) { for digit in digits { act(.sheet(.note(digit))) } }
    func use(_ tools: SudokuBoardTool...) { for tool in tools { act(.use(tool)) } }
    func hold(_ isPaused: Bool) { act(.pause(isPaused)) }
    func restartGame() { act(.restart) }
    func another() { act(.newGame) }
    func tryAgain() { answer(.retry) }
    func answer(_ button: SudokuAlert.Button) { act(button.action) }
    func choose(_ options: SudokuOptions) { act(.set(options)) }
    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    /// Makes a conflict with the 5 of the first row, and undoes it.
    func makeMistakeAndUndo() {
        tap(0, 2)
        press(5)
        use(.undo)
    }

    /// Enters the whole solution.
    func solve(_ data: SudokuData = .example) {
        for cell in 0..<81 where data.problem[cell] == 0 {
            tap(cell)
            press(data.solution?[cell] ?? 0)
        }
    }

    // MARK: The screen

    var faces: [SudokuFace] { pictures.last ?? [] }
    var time: String { times.last ?? "" }
    var cursor: Int? { cursors.last ?? nil }
    var alert: SudokuAlert? { alerts.last ?? nil }
    var hint: SudokuHint? { hints.last ?? nil }
    var board: SudokuBoard { written.last ?? SudokuBoard() }
    var isRunning: Bool { seen?.information.clock.isRunning ?? false }
    /// The number of events of everything on the screen.
    var events: Int {
        pictures.count + times.count + mistakes.count + cursors.count + written.count
            + writesNotes.count + undoable.count + redoable.count + alerts.count + loading.count
            + hints.count
    }
}
