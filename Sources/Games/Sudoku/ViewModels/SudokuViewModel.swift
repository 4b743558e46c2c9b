import Reactive

/// A game of sudoku as its screen has it: what the player does comes in, what there is to see goes
/// out, as data and in no language.
///
/// Besides the player, the clock plays it, and the puzzles that were asked for. Each of its parts
/// is shown by the view model of that part.
public struct SudokuViewModel: GameViewModel {
    /// The game at the beginning: a saved one that goes on, or one that waits for its puzzle.
    public let game: SudokuGame
    public let next: SudokuNext
    public let scheduler: any Scheduler
    private let source: any BoardSource
    private let information: SudokuInformationViewModel
    private let board = SudokuBoardViewModel()
    /// What is seen of the last sheet: it stays as it is while only time passes.
    private let boards = LatestAnswer<SudokuSheet, SudokuBoardViewModel.Seen>()
    private let ability = SudokuAbilityViewModel()
    private let alert = SudokuAlertViewModel()

    /// A saved game, or else a new one.
    public init(
        saved: SudokuGame? = nil, _ next: SudokuNext, options: SudokuOptions = SudokuOptions(),
        source: any BoardSource, scheduler: any Scheduler
    ) {
        game = (saved ?? SudokuGame(next, options: options)).begun(next, at: scheduler.now)
        (self.next, self.source, self.scheduler) = (next, source, scheduler)
        information = SudokuInformationViewModel(scheduler: scheduler)
    }

    public func causes(in game: Driver<SudokuGame>) -> Observable<SudokuGame.Cause> {
        .merge(
            information.commands(from: .init(), to: game.information).compactMap {
                if case .watch(let command) = $0 { .clock(command) } else { nil }
            },
            answers(in: game).named("boards", of: self))
    }

    /// The puzzles that are asked for. A question that is asked again, or left, is waited for no
    /// longer.
    private func answers(in game: Driver<SudokuGame>) -> Observable<SudokuGame.Cause> {
        game.fetch.asObservable().flatMapLatest { [source] fetch -> Observable<SudokuGame.Cause> in
            guard let fetch else { return .never() }
            return source.board(fetch.request).take(1)
                .map { .arrived($0) }
                .catch { .just(.failed(BoardFailure($0))) }
        }
    }

    /// Emits a game to save only when a part that is saved has changed.
    public func saves(of game: Driver<SudokuGame>) -> Driver<SudokuGame?> {
        game.distinctUntilChanged { $0.isSavedLike($1) }
            .map { [scheduler] in $0.saved(at: scheduler.now) }
    }
}

/// All that the player may see of a game.
public struct SudokuSeen: SeenGame, Sendable {
    public let moment: GameMoment
    public var canTakeBack = false
    public let information: SudokuInformationViewModel.Seen
    /// Its cells are all blank while the game is held, and while a puzzle is fetched.
    public let board: SudokuBoardViewModel.Seen
    public let ability: SudokuAbilityViewModel.Seen
    public let alert: SudokuAlertViewModel.Seen
    public let options: SudokuOptions
    public let hasPuzzle: Bool
    /// The name of the puzzle, such as the day that it belongs to.
    public let name: String?
    /// The technique that is practised: a step of it is to be found.
    public let practises: SudokuTechnique?
    public let hint: SudokuHint?
    public let isLoading: Bool
    /// The reason why the puzzle did not come.
    public let failure: BoardFailure?
    /// The end of the game, once it is over.
    public let result: SudokuResult?
    /// The mistakes that were counted.
    public let mistakes: GrowingList<SudokuMistake>
    /// The step that is looked at after the end, and the last.
    public let look: Look?

    public struct Look: Equatable, Sendable { public let step, last: Int }

    /// Whether there is a game to go on with.
    public var canGoOn: Bool { hasPuzzle && result == nil }
}

extension SudokuViewModel {
    public func seen(of game: SudokuGame) -> SudokuSeen {
        SudokuSeen(
            moment: game.moment, information: information.seen(of: game.information),
            board: boardSeen(of: game), ability: ability.seen(of: game.abilities),
            alert: alert.seen(of: game.alertBox), options: game.options,
            hasPuzzle: game.hasPuzzle, name: game.data.name,
            practises: game.data.origin.practises, hint: game.hint,
            isLoading: game.fetch != nil, failure: game.failure, result: game.result,
            mistakes: game.mistakesMade, look: game.look)
    }

    /// The board as far as it may be seen.
    private func boardSeen(of game: SudokuGame) -> SudokuBoardViewModel.Seen {
        var seen = boards.answer(to: game.sheetLookedAt) { board.seen(of: $0) }
        switch game.phase {
        case .ready, .playing: if let hint = game.hint { seen.show(hint) }
        case .success: seen.show(mistakes: [])
        case .overMistake:
            if let answer = game.sheet.sudoku.answer, game.lookedAt != nil {
                seen.show(mistakes: answer)
            } else {
                seen.show(mistakes: Array(game.mistakesMade))
            }
        case .paused, .leaving, .fetching, .failed: seen.cover()
        }
        return seen
    }
}

extension SudokuGame {
    var alertBox: SudokuAlertBox { SudokuAlertBox(alert) }

    /// Whether the same is saved of another game.
    fileprivate func isSavedLike(_ other: SudokuGame) -> Bool {
        canGoOn == other.canGoOn && information == other.information && help == other.help
            && mistakesMade == other.mistakesMade && options == other.options
            && hint == other.hint && sheet.cursor == other.sheet.cursor
            && abilities == other.abilities && data == other.data
    }

    /// The sheet with the board that is looked at.
    fileprivate var sheetLookedAt: SudokuSheet {
        guard let lookedAt, let steps = abilities.steps else { return sheet }
        var sheet = sheet
        sheet.apply(.lay(steps.history.states[lookedAt]))
        return sheet
    }

    fileprivate var look: SudokuSeen.Look? {
        lookedAt.map { .init(step: $0, last: abilities.steps?.history.step ?? 0) }
    }

    fileprivate var failure: BoardFailure? {
        if case .failed(let reason) = phase { reason } else { nil }
    }
}
