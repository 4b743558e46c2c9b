import Reactive

/// The view model of a game of sudoku. Its input is the player's actions. Its output is the state
/// to show, as data without words of any language.
///
/// Commands come from the player, the clock, and the source of puzzles. Each part of the game has
/// its own view model.
public struct SudokuViewModel: GameViewModel {
    /// The initial game. A saved game continues, and a new one waits for its puzzle.
    public let initial: RevertibleGame<SudokuGame>
    public let requests: SudokuRequests
    public let scheduler: any Scheduler
    private let source: any PuzzleSource
    private let information: SudokuInformationViewModel
    private let board = SudokuBoardViewModel()
    /// The last visible board, which is reused while only the clock changes.
    private let boards = LatestAnswer<SudokuSheet, SudokuBoardViewModel.Seen>()
    private let tools = SudokuBoardToolsViewModel()
    private let dialog = SudokuAlertViewModel()

    /// Creates the view model of a saved game, or of a new game if there is none. `former` is the
    /// game that it replaces.
    public init(
        saved: SudokuGame? = nil, replacing former: SudokuGame? = nil, _ requests: SudokuRequests,
        options: SudokuOptions = SudokuOptions(),
        source: any PuzzleSource, scheduler: any Scheduler
    ) {
        func started(_ game: SudokuGame) -> SudokuGame { game.started(requests, at: scheduler.now) }
        initial = RevertibleGame(
            started(saved ?? SudokuGame(requests, options: options)), replacing: former.map(started)
        )
        (self.requests, self.source, self.scheduler) = (requests, source, scheduler)
        information = SudokuInformationViewModel(scheduler: scheduler)
    }

    public func causes(in game: Driver<SudokuGame>) -> Observable<SudokuGame.Cause> {
        answers(in: game).named("boards", of: self)
    }

    /// Answers to the requests for puzzles. The answer to a request that was repeated or canceled
    /// is ignored.
    private func answers(in game: Driver<SudokuGame>) -> Observable<SudokuGame.Cause> {
        game.pendingRequest.asObservable().flatMapLatest {
            [source] request -> Observable<SudokuGame.Cause> in
            guard let request else { return .never() }
            return source.puzzle(request.request).take(1)
                .map { .puzzleArrived($0) }
                .catch { .just(.puzzleFailed(PuzzleFailure($0))) }
        }
    }
}

extension SudokuViewModel {
    public func seen(of game: SudokuGame) -> SudokuSeen {
        let pastStep = game.pastStep
        return SudokuSeen(
            moment: game.moment, information: information.seen(of: game.information),
            board: boardSeen(of: game, pastStep), tools: tools.seen(of: game.tools),
            dialog: dialog.seen(of: SudokuAlertDialog(game.alert)), options: game.options,
            hasPuzzle: game.hasPuzzle, name: game.data.name,
            practices: game.data.origin.practices, hint: game.hint,
            solutions: game.sheet.sudoku.verdict, awaitsPuzzle: game.pendingRequest != nil,
            failure: game.failure, result: game.result,
            mistakes: game.mistakesMade, lookBack: game.lookBack, pastStep: pastStep)
    }

    /// The part of the board that the player may see.
    private func boardSeen(
        of game: SudokuGame, _ pastStep: SudokuPastStep?
    ) -> SudokuBoardViewModel.Seen {
        var seen = boards.answer(to: game.sheetLookedAt) { board.seen(of: $0) }
        switch game.phase {
        case .ready, .playing: if let hint = game.hint { seen.show(hint) }
        case .success, .overMistake:
            let isPast = game.lookedAt != nil
            if isPast, let solution = game.sheet.sudoku.solution {
                seen.show(mistakes: solution)
            } else {
                let isOpen = isPast || game.phase == .success
                seen.show(mistakes: isOpen ? [] : Array(game.mistakesMade))
            }
            if let pastStep { seen.show(pastStep) }
        case .paused, .fetching, .failed: seen.cover()
        }
        return seen
    }
}

extension SudokuGame {
    /// The sheet with the board that is shown.
    fileprivate var sheetLookedAt: SudokuSheet {
        guard let pastBoard else { return sheet }
        var sheet = sheet
        sheet.apply(.replaceBoard(pastBoard))
        return sheet
    }

    fileprivate var failure: PuzzleFailure? {
        if case .failed(let reason) = phase { reason } else { nil }
    }
}
