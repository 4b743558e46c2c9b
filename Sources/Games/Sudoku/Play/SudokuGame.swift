/// A game of sudoku, from the request of a puzzle to the result. Its parts, each of which has a
/// view model, are connected in these ways:
///
/// - Each change of the board on the `sheet` becomes a step in the history of the `tools`
///   (undo, save points). A board that undo restores is put back on the sheet.
/// - A mistake counts in the `information`. The last allowed mistake ends the game. Undoing does
///   not change the count.
/// - On a practice board, the player wins by finding a step of its technique. Changes that do not
///   belong to such a step are refused.
/// - Time passes only while the phase is `playing`.
/// - A requested puzzle arrives, or the request fails. Until then, the previous game is paused.
///
/// Each command carries its time, so the commands alone determine a game.
public struct SudokuGame: PlayedGame, Sendable {
    public typealias Command = GameCommand<Cause>
    public typealias News = SudokuNews

    public enum Phase: Equatable, Sendable {
        /// The game has not begun. A saved game waits for its player, or no puzzle is requested
        /// yet.
        case ready
        case fetching(PendingRequest)
        case failed(PuzzleFailure)
        case playing, paused
        /// The player made the last allowed mistake.
        case overMistake
        /// The board is full and right, or the player found the practiced step.
        case success
    }

    /// A pending request. A repeated request gets another number.
    public struct PendingRequest: Equatable, Sendable {
        let number: Int
        let request: PuzzleRequest
    }

    public private(set) var phase = Phase.ready
    public private(set) var sheet: SudokuSheet
    public private(set) var tools: SudokuBoardTools
    public private(set) var information: SudokuInformation
    /// The requested hint, at its current stage.
    public private(set) var hint: SudokuHint?
    public var record = PlayRecord()
    /// The counted mistakes, in order.
    public internal(set) var mistakesMade = GrowingList<SudokuMistake>()
    /// The steps that were taken back, and the hints that were followed, for looking back.
    var remarks = StepRemarks()
    /// The result, once the game is over.
    public private(set) var result: SudokuResult?
    private var requests: SudokuRequests
    private var requestCount = 0

    /// A game that has no puzzle yet.
    public init(_ requests: SudokuRequests, options: SudokuOptions = SudokuOptions()) {
        self.requests = requests
        sheet = SudokuSheet(options: options)
        tools = SudokuBoardTools()
        information = SudokuInformation(mistakeLimit: requests.mistakeLimit)
    }

    /// A game with its puzzle, before the start. If `mistakeLimit` is nil, mistakes are counted but
    /// do not end the game.
    public init(
        _ data: SudokuData, options: SudokuOptions = SudokuOptions(), mistakeLimit: Int? = 3
    ) {
        self.init(
            SudokuSheet(data, options: options), SudokuBoardTools(data.start),
            SudokuInformation(level: data.level, mistakeLimit: mistakeLimit))
    }

    init(_ sheet: SudokuSheet, _ tools: SudokuBoardTools, _ information: SudokuInformation) {
        (self.sheet, self.tools, self.information) = (sheet, tools, information)
        requests = SudokuRequests(.given(sheet.sudoku.data), mistakeLimit: information.mistakeLimit)
        if let board = history?.present { self.sheet.apply(.replaceBoard(board)) }
    }

    /// The same game after its start. A game with a puzzle continues at once, and a game without a
    /// puzzle requests one.
    func started(_ requests: SudokuRequests, at time: Duration) -> SudokuGame {
        var game = self
        game.requests = requests
        if game.hasPuzzle {
            game.phase = .playing
            game.chooseFirstCell()
        } else {
            game.requestPuzzle()
        }
        game.startClock(at: time)
        return game
    }

    public var data: SudokuData { sheet.sudoku.data }
    public var board: SudokuBoard { sheet.board }
    public var options: SudokuOptions { sheet.sudoku.options }
    public var hasPuzzle: Bool { history != nil }
    /// The boards of all steps; nil before the puzzle has arrived.
    var history: History<SudokuBoard>? { tools.history }
    public var isOver: Bool { result != nil }
    public var canGoOn: Bool { hasPuzzle && !isOver }
    public var moveCount: Int { (history?.states.count ?? 1) - 1 }
    public var resultIfGivenUp: SudokuResult { SudokuResult(of: self) }
    public var withoutHint: SudokuGame {
        var game = self
        game.hint = nil
        return game
    }

    public var moment: GameMoment {
        switch phase {
        case .ready, .fetching, .failed: .waiting
        case .playing: .running
        case .paused: .paused
        case .overMistake, .success: .over
        }
    }
    public var firstMistake: SudokuMistake? { mistakesMade.first }

    var pendingRequest: PendingRequest? {
        if case .fetching(let request) = phase { request } else { nil }
    }

    public var clockOrigin: Duration? { information.watch.origin }

    public mutating func stopClock(at time: Duration, emit: (SudokuNews) -> Void) {
        information.apply(.watch(.pause(at: time)))
    }

    public mutating func startClock(at time: Duration) {
        if phase == .playing { information.apply(.watch(.run(at: time))) }
    }

    public mutating func respond(to cause: Cause, emit: (SudokuNews) -> Void) {
        switch cause {
        case .player(let action): play(action, emit)
        case .puzzleArrived(let data):
            guard let pendingRequest else { break }
            if let options = requests.options { sheet.apply(.set(options)) }
            begin(
                data.from(pendingRequest.request.origin), mistakeLimit: requests.mistakeLimit, emit)
        case .puzzleFailed(let reason): if pendingRequest != nil { phase = .failed(reason) }
        }
    }

    /// A paused copy of the game. Its clock keeps the elapsed fraction of the current second. If
    /// there is a game to continue, a pending request for another puzzle is dropped.
    public func paused(at time: Duration) -> SudokuGame {
        var game = self
        game.information.apply(.watch(.pause(at: time)))
        if let result { game.phase = result.isWon ? .success : .overMistake }
        if canGoOn { game.phase = .paused }
        return game
    }

    /// A copy of the game that waits for its player, as in its file.
    public func stored(at time: Duration) -> SudokuGame {
        var game = paused(at: time)
        (game.phase, game.record) = (.ready, game.record.stored)
        return game
    }
}

// MARK: Actions of the player

extension SudokuGame {
    private mutating func play(_ action: Action, _ emit: (SudokuNews) -> Void) {
        switch action {
        case .pause(let isOn): pause(isOn)
        case .restart: restart(emit)
        case .puzzle(let level):
            if phase != .ready { requestPuzzle(requests.another(level, after: data)) }
        case .given(let data): if phase != .ready { requestPuzzle(.given(data)) }
        case .look(let step): look(at: step)
        case .set(let options):
            sheet.apply(.set(options))
            requests.options = nil
        case .retry: if alert == .error { requestPuzzle() }
        case .leave: if alert == .error { emit(.wantsToLeave) }
        case .cancel: if moment == .waiting, canGoOn { phase = .playing }
        case _ where phase != .playing: break
        case .sheet(let action): change(.play(action), emit)
        case .use(let tool): use(.use(tool), emit)
        case .undoToLastRight: undoToLastRight(emit)
        case .hint: showHint(emit)
        case .dismissHint: hint = nil
        }
    }

    private mutating func pause(_ isOn: Bool) {
        if isOn, phase == .playing { phase = .paused }
        if !isOn, phase == .paused { phase = .playing }
    }

    // MARK: Beginning

    private mutating func requestPuzzle(_ request: PuzzleRequest? = nil) {
        requests.request = request ?? requests.request
        requestCount += 1
        phase = .fetching(PendingRequest(number: requestCount, request: requests.request))
    }

    private mutating func restart(_ emit: (SudokuNews) -> Void) {
        switch phase {
        case .ready, .fetching, .failed: break
        default: begin(data, mistakeLimit: information.mistakeLimit, emit)
        }
    }

    private mutating func begin(
        _ data: SudokuData, mistakeLimit: Int?, _ emit: (SudokuNews) -> Void
    ) {
        sheet.apply(.load(data))
        tools = SudokuBoardTools(data.start)
        information = SudokuInformation(level: data.level, mistakeLimit: mistakeLimit)
        (hint, mistakesMade, result) = (nil, GrowingList(), nil)
        remarks = StepRemarks()
        phase = .playing
        chooseFirstCell()
        emit(.begun)
    }

    /// Chooses the first empty cell, if that is requested and no cell is chosen.
    private mutating func chooseFirstCell() {
        if requests.choosesFirstCell, sheet.cursor == nil {
            sheet.apply(.play(.seek(isBackwards: false)))
        }
    }

    // MARK: Playing

    /// Changes the sheet, and adds its board to the history if the board has changed.
    private mutating func change(
        _ command: SudokuSheet.Command, _ emit: (SudokuNews) -> Void
    ) {
        let (before, shown) = (board, hint?.step)
        let allNews = sheet.news(of: command)
        var steps = [shown].compactMap(\.self)
        if let technique = data.origin.practices, command.isOfPlayer, board != before {
            guard let found = sheet.sudoku.practicedSteps(since: before) else {
                sheet.apply(.takeBack(before))
                return emit(.refused(.isNot(technique)))
            }
            steps += found
        }
        if board != before { commit(by: command) }
        for news in allNews {
            switch news {
            case .refused(let refusal): emit(.refused(refusal))
            case .mistake(let cell, let digit): recordMistake(at: cell, digit, emit)
            case .end: end(.success, emit)
            }
        }
        if board != before, phase == .playing, data.origin.practices != nil,
            steps.contains(where: { $0.isDone(on: board) })
        {
            end(.success, emit)
        }
    }

    /// Adds a board that a command has changed to the history.
    private mutating func commit(by command: SudokuSheet.Command) {
        hint = nil
        let before = history
        tools.apply(.commit(board))
        if let before { remark(on: command, after: before) }
    }

    /// Uses a tool. After an undo, `change` shows a board that is already the current one of the
    /// history, so committing it adds nothing.
    private mutating func use(
        _ command: SudokuBoardTools.Command, _ emit: (SudokuNews) -> Void
    ) {
        let allNews = tools.news(of: command)
        sheet.apply(.writeNotes(tools.writesNotes))
        for news in allNews {
            switch news {
            case .board(let board): change(.replaceBoard(board), emit)
            case .erase:
                let earlier = history.map { Array($0.states.prefix($0.step)) } ?? []
                change(.erase(earlier: earlier), emit)
            case .fillNotes: change(.fillNotes, emit)
            case .refused(let refusal): emit(.refused(refusal))
            }
        }
    }

    private mutating func undoToLastRight(_ emit: (SudokuNews) -> Void) {
        guard let history else { return }
        guard let solution = sheet.sudoku.solution else {
            return emit(.refused(.noJudgement(sheet.sudoku.verdict)))
        }
        let step = tools.lastRight(by: solution)
        guard step != history.step else { return emit(.refused(.noMistake)) }
        record.help.rescues.countUp()
        use(.go(to: step), emit)
    }

    private mutating func showHint(_ emit: (SudokuNews) -> Void) {
        switch hint {
        case nil:
            hint = nextHint
            guard hint != nil else { return emit(.refused(.noHint(sheet.sudoku.verdict))) }
            record.help.hints.countUp()
        case .some(let hint) where hint.stage == .look: self.hint?.stage = .reason
        case .some(let hint):
            change(.follow(hint), emit)
            self.hint = nil
        }
    }

    /// The next hint. On a practice board, it is a step of the technique to find, even if the
    /// player has made a part of it.
    private var nextHint: SudokuHint? {
        let hint = sheet.sudoku.hint
        guard hint?.step != nil, let technique = data.origin.practices else { return hint }
        let step = sheet.sudoku.position.hintedStep(of: technique) ?? data.soughtStep
        return step.map(SudokuHint.init) ?? hint
    }

    private mutating func recordMistake(at cell: Int, _ digit: Int, _ emit: (SudokuNews) -> Void) {
        information.apply(.countMistake)
        mistakesMade.append(
            SudokuMistake(
                cell: cell, digit: digit, move: history?.step ?? 0,
                seconds: information.seconds))
        if information.isOverMistake { end(.overMistake, emit) }
    }

    private mutating func end(_ phase: Phase, _ emit: (SudokuNews) -> Void) {
        self.phase = phase
        let result = SudokuResult(of: self)
        self.result = result
        emit(.finished(result))
    }
}
