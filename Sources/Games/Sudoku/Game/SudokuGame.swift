/// A game of sudoku: how a puzzle is come by, how it is played, and how it ends. It is the sum of
/// its parts, whose view models show them, and this is how they hang together:
///
/// - A change of the `sheet` is a step of the `abilities`, and what these undo is laid on the sheet
///   again: both always have the same board.
/// - An entry that is a mistake counts in the `information`; the last one that is allowed ends the
///   game. Undoing does not take it back.
/// - On a board of practice a step of its technique is to be found. Doing it is the success.
/// - Time passes while the phase is `playing`, and only then.
/// - A puzzle that is asked for arrives, or fails to; until then the one before is held.
///
/// A command carries the time at which it was given, so a game follows from its commands alone.
public struct SudokuGame: PlayedGame, Sendable {
    /// A deed of the player.
    public enum Action: GameAction {
        /// Chooses a cell. Digit first, the digit is written there as well.
        case tap(Int)
        case move(SudokuSheet.Direction)
        /// Writes a digit in the chosen cell, or notes it. Digit first, it is the one to come.
        case number(Int)
        /// Notes a digit in the chosen cell, whether numbers are notes or not.
        case note(Int)
        case mark(SudokuMark)
        case use(SudokuAbility)
        /// Back to the last board on which every digit was right.
        case undoToFirstMistake
        /// The next step of a hint; the third one does what the hint says.
        case hint
        case dismissHint
        /// True holds the game, as when the screen loses the focus; false goes on, from the
        /// question whether to leave as well. Being told the same twice changes nothing.
        case pause(Bool)
        /// Wants to leave, and is asked.
        case back
        /// Answers the box that is up.
        case answer(SudokuAlert.Button)
        /// The same puzzle from the beginning.
        case restart
        /// Another puzzle, of a level if one is named.
        case puzzle(SudokuLevel?)
        /// Another puzzle, which is there already.
        case given(SudokuData)
        /// After the end, looks at the board a step before the one that is seen, or behind it.
        case look(isBackwards: Bool)
        case set(SudokuOptions)

        public static var newGame: Action { .puzzle(nil) }
        public static var takeBack: Action { .use(.undo) }
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        case clock(Stopwatch.Command)
        /// The puzzle that was asked for, or the reason why there is none.
        case arrived(SudokuData)
        case failed(BoardFailure)
    }

    public typealias Command = GameCommand<Cause>

    public enum Phase: Equatable, Sendable {
        /// It has not begun: a saved game waits for its player, or a puzzle is still to be asked
        /// for.
        case ready
        case fetching(Fetch)
        case failed(BoardFailure)
        case playing, paused
        /// The player is asked whether to leave.
        case leaving
        /// The last mistake that was allowed was one too many.
        case overMistake
        /// The board is full and right, or what was to be found on it is found.
        case success
    }

    /// A question that is out: asked again, it has another number.
    public struct Fetch: Equatable, Sendable {
        let number: Int
        let request: BoardRequest
    }

    public private(set) var phase = Phase.ready
    public private(set) var sheet: SudokuSheet
    public private(set) var abilities: SudokuAbilities
    public private(set) var information: SudokuInformation
    /// The hint that was asked for, as far as it has come.
    public private(set) var hint: SudokuHint?
    public internal(set) var help = GameHelp()
    /// The mistakes that were counted, in order.
    public internal(set) var mistakesMade = GrowingList<SudokuMistake>()
    /// The step that is looked at after the end; nil for the last.
    public private(set) var lookedAt: Int?
    /// The end of the game, once it is over.
    public private(set) var result: SudokuResult?
    private var next: SudokuNext
    private var fetches = 0
    /// The hints of earlier tries at the same puzzle, which are no deeds on this board.
    private var earlierHints = 0
    /// The steps of which one is to be found.
    private var sought: [SudokuStep] = []

    /// A game without a puzzle yet.
    public init(_ next: SudokuNext, options: SudokuOptions = SudokuOptions()) {
        self.next = next
        sheet = SudokuSheet(options: options)
        abilities = SudokuAbilities()
        information = SudokuInformation(mistakeLimit: next.mistakeLimit)
    }

    /// A game with its puzzle, which waits for its start. Without a limit, mistakes are only
    /// counted.
    public init(
        _ data: SudokuData, options: SudokuOptions = SudokuOptions(), mistakeLimit: Int? = 3
    ) {
        self.init(
            SudokuSheet(data, options: options), SudokuHistory(data.start),
            SudokuInformation(level: data.level, mistakeLimit: mistakeLimit))
    }

    init(_ sheet: SudokuSheet, _ steps: SudokuHistory, _ information: SudokuInformation) {
        (self.sheet, self.information) = (sheet, information)
        next = SudokuNext(.given(sheet.sudoku.data), mistakeLimit: information.mistakeLimit)
        abilities = SudokuAbilities(steps)
        self.sheet.apply(.lay(steps.present))
        sought = data.soughtSteps
    }

    /// The same game, begun: a saved one goes on at once, as the rules of the sudoku want it, and
    /// another one asks for its puzzle.
    func begun(_ next: SudokuNext, at time: Duration) -> SudokuGame {
        var game = self
        game.next = next
        if game.hasPuzzle { game.phase = .playing } else { game.ask() }
        game.runClock(at: time)
        return game
    }

    public var data: SudokuData { sheet.sudoku.data }
    public var board: SudokuBoard { sheet.board }
    public var options: SudokuOptions { sheet.sudoku.options }
    public var hasPuzzle: Bool { abilities.steps != nil }
    public var isOver: Bool { result != nil }
    public var canGoOn: Bool { hasPuzzle && !isOver }
    public var deeds: Int {
        (abilities.steps?.history.step ?? 0) + help.hints - earlierHints
    }

    public var moment: GameMoment {
        switch phase {
        case .ready, .fetching, .failed: .waiting
        case .playing: .running
        case .paused, .leaving: .held
        case .overMistake, .success: .over
        }
    }
    public var firstMistake: SudokuMistake? { mistakesMade.first }

    /// The question that is out, if one is.
    var fetch: Fetch? { if case .fetching(let fetch) = phase { fetch } else { nil } }

    public mutating func apply(_ command: Command, tell: (SudokuNews) -> Void) {
        information.apply(.watch(.wait(at: command.time)))
        switch command.cause {
        case .player(let action): play(action, tell)
        case .clock(let command): information.apply(.watch(command))
        case .arrived(let data):
            guard let fetch else { break }
            begin(data.from(fetch.request.origin), mistakeLimit: next.mistakeLimit, tell)
        case .failed(let reason): if fetch != nil { phase = .failed(reason) }
        }
        runClock(at: command.time)
    }

    private mutating func runClock(at time: Duration) {
        information.apply(.watch(phase == .playing ? .run(at: time) : .pause(at: time)))
    }

    /// The game held, with all that was played of the present second. A puzzle that was asked for
    /// is waited for no longer.
    public func held(at time: Duration) -> SudokuGame {
        var game = self
        game.information.apply(.watch(.pause(at: time)))
        if let result { game.phase = result.isWon ? .success : .overMistake }
        if canGoOn { game.phase = .paused }
        return game
    }

    /// The game to save, which has not begun again; nil if there is none to go on with.
    public func saved(at time: Duration) -> SudokuGame? {
        guard canGoOn else { return nil }
        var game = held(at: time)
        (game.phase, game.earlierHints) = (.ready, 0)
        return game
    }
}

// MARK: What the player does

extension SudokuGame {
    private mutating func play(_ action: Action, _ tell: (SudokuNews) -> Void) {
        switch action {
        case .pause(let isOn): pause(isOn)
        case .answer(let button): answer(button, tell)
        case .restart: restart(tell)
        case .puzzle(let level): if phase != .ready { ask(next.another(level, after: data)) }
        case .given(let data): if phase != .ready { ask(.given(data)) }
        case .look(let isBackwards): look(isBackwards: isBackwards)
        case .set(let options): sheet.apply(.set(options))
        // Calls off the search for another puzzle.
        case .takeBack where moment == .waiting && canGoOn: phase = .playing
        case _ where phase != .playing: break
        case .tap(let cell): write(.tap(cell), tell)
        case .move(let direction): write(.move(direction), tell)
        case .number(let digit): write(.number(digit), tell)
        case .note(let digit): write(.note(digit), tell)
        case .mark(let mark): write(.mark(mark), tell)
        case .use(let ability): use(.use(ability), tell)
        case .undoToFirstMistake: undoToFirstMistake(tell)
        case .hint: help(tell)
        case .dismissHint: hint = nil
        case .back: phase = .leaving
        }
    }

    private mutating func pause(_ isOn: Bool) {
        if isOn, phase == .playing { phase = .paused }
        if !isOn, phase == .paused || phase == .leaving { phase = .playing }
    }

    private mutating func answer(
        _ button: SudokuAlert.Button, _ tell: (SudokuNews) -> Void
    ) {
        var box = alertBox
        for button in box.news(of: .answer(button)) {
            switch button {
            case .resume: pause(false)
            case .restart: restart(tell)
            case .retry: ask()
            case .newGame: play(.newGame, tell)
            case .quit: tell(.wantsToLeave)
            }
        }
    }

    // MARK: Beginning

    private mutating func ask(_ request: BoardRequest? = nil) {
        next.request = request ?? next.request
        fetches += 1
        phase = .fetching(Fetch(number: fetches, request: next.request))
    }

    private mutating func restart(_ tell: (SudokuNews) -> Void) {
        switch phase {
        case .ready, .fetching, .failed: break
        default:
            var help = help
            if abilities.steps?.history.states.count ?? 0 > 1 { help.restarts.countUp() }
            begin(data, mistakeLimit: information.mistakeLimit, tell)
            (self.help, earlierHints) = (help, help.hints)
        }
    }

    private mutating func begin(
        _ data: SudokuData, mistakeLimit: Int?, _ tell: (SudokuNews) -> Void
    ) {
        if data.origin != self.data.origin || data.start != self.data.start {
            sought = data.soughtSteps
        }
        sheet.apply(.load(data))
        abilities = SudokuAbilities(SudokuHistory(data.start))
        information = SudokuInformation(level: data.level, mistakeLimit: mistakeLimit)
        (hint, help, mistakesMade, result, lookedAt) = (nil, GameHelp(), GrowingList(), nil, nil)
        earlierHints = 0
        phase = .playing
        tell(.begun)
    }

    // MARK: Playing

    private mutating func write(
        _ command: SudokuSheet.Command, _ tell: (SudokuNews) -> Void
    ) {
        if let refusal = sheet.refusal(of: command) { tell(.refused(refusal)) }
        let before = board
        let told = sheet.news(of: command)
        guard board != before else { return }
        hint = nil
        abilities.apply(.commit(board))
        for news in told {
            switch news {
            case .mistake(let cell, let digit): count(cell, digit, tell)
            case .end: end(.success, tell)
            }
        }
        if phase == .playing, let answer = sheet.sudoku.answer,
            sought.contains(where: { $0.isDone(on: board, answer: answer) })
        {
            end(.success, tell)
        }
    }

    private mutating func use(
        _ command: SudokuAbilities.Command, _ tell: (SudokuNews) -> Void
    ) {
        if let refusal = abilities.refusal(of: command) { tell(.refused(refusal)) }
        let told = abilities.news(of: command)
        sheet.apply(.memo(abilities.isOnMemo))
        for news in told {
            switch news {
            case .board(let board): write(.lay(board), tell)
            case .erase: write(.erase, tell)
            case .fillNotes: write(.fillNotes, tell)
            }
        }
    }

    private mutating func undoToFirstMistake(_ tell: (SudokuNews) -> Void) {
        guard let answer = sheet.sudoku.answer, let steps = abilities.steps else { return }
        let step = steps.lastRight(by: answer)
        if step == steps.history.step { tell(.refused(.noMistake)) } else { help.rescues.countUp() }
        use(.go(to: step), tell)
    }

    private mutating func help(_ tell: (SudokuNews) -> Void) {
        switch hint {
        case nil:
            hint = sheet.sudoku.hint
            help.hints.countUp()
        case .some(let hint) where hint.stage == .look: self.hint?.stage = .reason
        case .some(let hint):
            write(.follow(hint), tell)
            self.hint = nil
        }
    }

    private mutating func count(_ cell: Int, _ digit: Int, _ tell: (SudokuNews) -> Void) {
        information.apply(.mistake)
        mistakesMade.append(
            SudokuMistake(
                cell: cell, digit: digit, move: abilities.steps?.history.step ?? 0,
                seconds: information.seconds))
        if information.isOverMistake { end(.overMistake, tell) }
    }

    /// Looking changes nothing of the game.
    private mutating func look(isBackwards: Bool) {
        guard moment == .over, let last = abilities.steps?.history.step
        else { return }
        let step = (lookedAt ?? last) + (isBackwards ? -1 : 1)
        lookedAt = min(max(step, 0), last)
    }

    private mutating func end(_ phase: Phase, _ tell: (SudokuNews) -> Void) {
        self.phase = phase
        let result = SudokuResult(of: self)
        self.result = result
        tell(.finished(result))
    }

    /// The box that is up, if any.
    public var alert: SudokuAlert? {
        switch phase {
        case .ready, .fetching, .playing: nil
        case .failed: .error
        case .paused: .pause
        case .leaving: .back
        case .overMistake: .overMistake
        case .success: .success
        }
    }
}

/// An event of a game, besides the state that it led to.
public enum SudokuNews: GameNews, Sendable {
    /// The play of a puzzle begins: another one, or the same again.
    case begun
    case finished(SudokuResult)
    /// A deed of the player changed nothing.
    case refused(SudokuRefusal)
    /// The player wants to leave, in answer to an alert.
    case wantsToLeave
    /// The game that was replaced is back.
    case takenBack

    public var isBeginning: Bool { self == .begun }
    public var isGivenUp: Bool { false }
}
