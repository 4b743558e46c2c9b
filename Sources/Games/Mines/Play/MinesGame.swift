/// A game of mines: one board, its clock, and the hints.
///
/// Read `Mines` first: it defines what opening does. This type adds the time, hints, and a verdict
/// at the end. The clock starts with the first action. While the first click waits for its board,
/// the clock stands still, and the player's next actions wait, too. Each command carries its time,
/// so the seed and the commands alone determine a game.
public struct MinesGame: PlayedGame, Sendable {
    /// An action of the player.
    public enum Action: GameAction {
        case newGame
        case open(Int)
        case mark(Int)
        /// Opens the covered neighbors of an open number, if the number of flags around it is
        /// right.
        case chord(Int)
        /// Requests help. The first request shows where to look, the next one gives the reason, and
        /// the last one makes the move. A guess is left to the player.
        case hint
        /// Closes the hint.
        case dismissHint
        /// Covers the same board again.
        case restart
        /// Brings back the game that a new game replaced.
        case takeBack
        /// Shows the board before one of the openings, once the game is over. Nil stops looking
        /// back.
        case look(at: Int?)
        case pause(Bool)
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        case judge(MinesAnswer, about: MinesQuestion)
    }

    public typealias Command = GameCommand<Cause>
    public typealias News = MinesNews

    public private(set) var options: MinesOptions
    /// The requested level, if the search found no board of this level; nil otherwise.
    var missedLevel: MinesDifficulty.Level?
    public private(set) var seed: UInt64
    /// The day of the board, if it is a board of the day; nil otherwise.
    public var day: Int?
    public internal(set) var phase = MinesPhase.ready
    public internal(set) var table: Mines
    public internal(set) var watch = Stopwatch()
    /// The number of openings, marks, and hints that set flags. The player reads it as the number
    /// of clicks.
    public internal(set) var moveCount = 0
    public var record = PlayRecord()
    /// The options of the next game. If nil, the next game repeats those of this game.
    public var next: MinesOptions?
    public internal(set) var hint: MinesHint?
    /// The certainty that the player could have had about the mine that was opened; nil unless the
    /// game is lost.
    public private(set) var verdict: MinesCertainty?
    /// The indices of the openings that `MinesGambleSearch` has found; nil until they are known.
    private var gambles: [Int]?
    /// The first click, while it waits for its board, and the player's later actions on the board.
    private(set) var firstClick: MinesFirstClick?
    private var waiting: [Action] = []
    /// The wrong flags that led to the mine; nil unless a chord lost the game.
    public private(set) var wrongFlags: MinesWrongFlags?
    /// The number of guesses that the board needs; nil if the options do not allow guesses, or
    /// before the first cell is open.
    public internal(set) var guesses: Int?
    /// The cell that the first click opens, wherever the player clicks. If nil, the first click
    /// opens the clicked cell.
    public internal(set) var start: Int?
    /// The openings, in order. A game saved by an earlier version may lack them.
    public internal(set) var openings: [MinesOpening] = []

    /// Creates a game whose mines are placed when the first cell is opened. With a fixed `start`,
    /// the same seed gives the same board to every player.
    ///
    /// No cell is open before the first action, so the board cannot be studied while the clock
    /// stands still.
    public init(options: MinesOptions, seed: UInt64, start: Int? = nil) {
        (self.options, self.seed, self.start) = (options, seed, start)
        table = Mines(size: options.size)
    }

    public mutating func stopClock(at time: Duration, emit: (MinesNews) -> Void) {
        watch.apply(.pause(at: time))
    }

    public mutating func startClock(at time: Duration) {
        if phase == .playing, firstClick == nil { watch.apply(.run(at: time)) }
    }

    public mutating func respond(to cause: Cause, emit: (MinesNews) -> Void) {
        switch cause {
        case .player(let action): play(action, emit)
        case .judge(let answer, let question):
            if question == self.question { receive(answer, emit) }
        }
    }

    /// The question that the game waits for. During a pause, no mines are placed.
    public var question: MinesQuestion? {
        if let firstClick { return phase == .paused ? nil : .board(firstClick) }
        guard phase.isOver, gambles == nil else { return nil }
        return .gambles(MinesGambleSearch(table: table, openings: openings.map(\.cells)))
    }

    private mutating func receive(_ answer: MinesAnswer, _ emit: (MinesNews) -> Void) {
        switch answer {
        case .board(let placement): if let firstClick { place(placement, for: firstClick, emit) }
        case .gambles(let found):
            // An answer from a recording may be wrong.
            if firstClick == nil, found.allSatisfy(openings.indices.contains) { gambles = found }
        }
    }

    /// Places the mines, opens the first cell, and then carries out the actions that waited.
    private mutating func place(
        _ placement: MinesPlacement, for click: MinesFirstClick, _ emit: (MinesNews) -> Void
    ) {
        guard placement.fits(click) else { return }
        let later = waiting
        (firstClick, waiting) = (nil, [])
        (seed, guesses) = (placement.seed, placement.guesses)
        if click.seeksLevel, let level = options.level {
            missedLevel = placement.level == level ? nil : level
            options.level = placement.level
        }
        onBoard(emit) { game in
            game.table.board = placement.board
            game.open([click.cell], byHint: click.isHinted, emit)
        }
        for action in later { play(action, emit) }
    }

    /// The indices of the openings that were mistakes: the gambles, and the last opening if a
    /// mistake lost the game (`wasLostByMistake`). A guess on a cell that is a little less safe
    /// than another is no mistake, because it may reveal more. Nil until the gambles are known.
    var mistakes: [Int]? {
        let last = openings.count - 1
        return gambles.map { wasLostByMistake && $0.last != last ? $0 + [last] : $0 }
    }

    /// The openings, with all cells that they opened.
    var seenOpenings: [MinesSeenOpening] {
        var flags: Set<Int> = []
        let opened = table.cells(openedBy: openings.map(\.cells))
        return zip(openings, opened).map { opening, opened in
            flags.formSymmetricDifference(opening.flagged)
            return MinesSeenOpening(
                number: opening.number, isHinted: opening.isHinted, clicked: opening.cells,
                opened: opened, flags: flags)
        }
    }

    /// The flags at the last opening.
    private var lastFlags: Set<Int> {
        openings.reduce(into: []) { $0.formSymmetricDifference($1.flagged) }
    }

    /// The board as the player sees it.
    public var position: MinesPosition {
        MinesPosition(size: options.size, faces: table.faces(isOver: phase.isOver))
    }

    /// The same board, covered. The mines were placed around the cell that was opened first, so the
    /// restarted game opens the same cell first.
    private var restarted: MinesGame {
        var game = MinesGame(options: options, seed: seed)
        (game.start, game.day) = (start ?? openings.first?.cells.first, day)
        (game.missedLevel, game.next) = (missedLevel, next)
        return game
    }

    /// The options of the next game if `next` is nil: those of this game, with its requested level.
    public var usualNext: MinesOptions {
        var options = options
        if let missedLevel { options.level = missedLevel }
        return options
    }

    private mutating func play(_ action: Action, _ emit: (MinesNews) -> Void) {
        switch action {
        case .newGame:
            let next = next
            self = MinesGame(options: next ?? usualNext, seed: Dice.seed(after: seed))
            self.next = next
            emit(.begun)
        case .restart:
            guard phase != .ready || firstClick != nil else { return }
            self = restarted
            emit(.begun)
        case .takeBack: emit(.refused(.nothingToTakeBack))
        case .look(let step): look(at: step)
        case .pause(let isPaused):
            if phase == (isPaused ? .playing : .paused) { phase = isPaused ? .paused : .playing }
        case .open, .mark, .chord, .hint, .dismissHint:
            guard firstClick == nil else { return waiting.append(action) }
            onBoard(emit) { $0.act(action, emit) }
        }
    }

    private mutating func act(_ action: Action, _ emit: (MinesNews) -> Void) {
        switch action {
        case .open(let cell): open(cell, emit)
        case .mark(let cell): mark(cell, emit)
        case .chord(let cell): chord(cell, emit)
        case .hint: showHint(emit)
        case .dismissHint: hint = nil
        case .newGame, .restart, .takeBack, .look, .pause: break
        }
    }

    /// Carries out a change of the board if the game is ready or playing. Starts the game if
    /// anything has changed, and ends it if the board is won or lost.
    ///
    /// The first click opens nothing until `place` has its board. Until then, a game that is ready
    /// stays ready.
    private mutating func onBoard(
        _ emit: (MinesNews) -> Void, _ change: (inout MinesGame) -> Void
    ) {
        guard phase == .ready || phase == .playing else { return }
        let before = self
        change(&self)
        if phase == .ready, table != before.table || help != before.help { phase = .playing }
        guard table != before.table else { return }
        hint = nil
        let fatal = table.fatal.first
        guard fatal != nil || table.isCleared else { return }
        phase = fatal == nil ? .won : .lost
        verdict = fatal.map(before.position.certainty)
        emit(.finished(result))
    }

    /// Indicates whether the player could have known the mine or a safe cell, or relied on a wrong
    /// flag.
    private var wasLostByMistake: Bool {
        if wrongFlags != nil { return true }
        if case .mine? = verdict { return true }
        return verdict?.saferCells.isEmpty == false
    }

    private mutating func open(_ cell: Int, _ emit: (MinesNews) -> Void) {
        if table.canOpen(cell) { return open([cell], emit) }
        if table.covers(cell) == .flagged { emit(.refused(.isFlagged(cell))) }
    }

    private mutating func mark(_ cell: Int, _ emit: (MinesNews) -> Void) {
        if table.mark(cell, allowsQuestionMarks: options.allowsQuestionMarks) {
            moveCount.countUp()
        } else if table.covers(cell) == .open {
            emit(.refused(.isOpen(cell)))
        }
    }

    private mutating func chord(_ cell: Int, _ emit: (MinesNews) -> Void) {
        guard let chord = table.chord(cell) else { return }
        if chord.cells.isEmpty { return emit(.refused(.nothingToOpen(cell))) }
        guard chord.fits else { return emit(.refused(.misfit(chord.cells))) }
        open(chord.cells, emit)
        if !table.fatal.isEmpty {
            wrongFlags = MinesWrongFlags(number: cell, flags: table.wrongFlags(around: cell))
        }
    }

    /// Opens cells, even if they have flags. The first click waits until the mines are placed.
    private mutating func open(
        _ cells: [Int], byHint isHinted: Bool = false, _ emit: (MinesNews) -> Void
    ) {
        guard table.board != nil else {
            firstClick = MinesFirstClick(
                options: options, seed: seed, cell: start ?? cells[0],
                seeksLevel: start == nil && options.level != nil,
                leavesCells: start != nil && help.restarts == 0, isHinted: isHinted)
            return
        }
        table.cover(cells, as: .covered)
        moveCount.countUp()
        let flags = Set(table.covers.indices.filter { table.covers[$0] == .flagged })
        openings.append(
            MinesOpening(
                cells: cells, number: moveCount,
                flagged: lastFlags.symmetricDifference(flags).sorted(),
                isHinted: isHinted))
        record.times.go(to: openings.count, at: watch.seconds)
        emit(.opened(cells.flatMap { table.open($0) }))
    }

    /// Shows the next stage of a hint. After the last stage, makes the move, unless it is a guess.
    private mutating func showHint(_ emit: (MinesNews) -> Void) {
        guard let hint else {
            hint = position.hint(beginningAt: start ?? options.size.middle)
            if hint != nil { record.help.hints.countUp() } else { emit(.refused(.uncounted)) }
            return
        }
        guard hint.stage == .reason else {
            self.hint?.stage = .reason
            return
        }
        if case .guess(let chance) = hint.rule {
            return emit(.refused(.isGuess(hint.safe[0], chance: chance)))
        }
        table.cover(hint.mines, as: .flagged)
        if hint.safe.isEmpty { moveCount.countUp() } else { open(hint.safe, byHint: true, emit) }
    }
}
