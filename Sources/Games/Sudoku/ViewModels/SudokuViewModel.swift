import Reactive

/// A game of sudoku as its screen has it: what the player does comes in, what there is to see goes
/// out, as data and in no language.
///
/// One game is played by the commands of its parts' view models, by the player's actions, and by
/// what follows from its state: the seconds, the puzzles that are fetched, the end of the fireworks.
public struct SudokuViewModel: PartViewModel {
    public struct Input {
        public let actions: Observable<SudokuGame.Action>
        public let cellButtonTapped: Observable<Int>
        public let moved: Observable<SudokuSheet.Direction>
        public let numberButtonTapped: Observable<Int>
        /// A digit to be noted, whether numbers are notes or not.
        public let noted: Observable<Int>
        public let marked: Observable<SudokuMark>
        public let abilityButtonTapped: Observable<SudokuAbility>
        public let alertButtonTapped: Observable<SudokuAlert.Button>
        public let options: Observable<SudokuOptions>

        public init(
            actions: Observable<SudokuGame.Action>, cellButtonTapped: Observable<Int> = .never(),
            moved: Observable<SudokuSheet.Direction> = .never(),
            numberButtonTapped: Observable<Int> = .never(), noted: Observable<Int> = .never(),
            marked: Observable<SudokuMark> = .never(),
            abilityButtonTapped: Observable<SudokuAbility> = .never(),
            alertButtonTapped: Observable<SudokuAlert.Button> = .never(),
            options: Observable<SudokuOptions> = .never()
        ) {
            (self.actions, self.cellButtonTapped, self.moved) = (actions, cellButtonTapped, moved)
            (self.numberButtonTapped, self.noted) = (numberButtonTapped, noted)
            self.marked = marked
            (self.abilityButtonTapped, self.options) = (abilityButtonTapped, options)
            self.alertButtonTapped = alertButtonTapped
        }
    }

    public typealias Output = GameOutput<SudokuSeen, SudokuNews, SudokuGame>

    public let start: SudokuGame
    /// The puzzle that is asked for where no game goes on.
    public let request: BoardRequest
    private let source: any BoardSource
    private let scheduler: any Scheduler
    private let information: SudokuInformationViewModel
    private let board = SudokuBoardViewModel()
    private let ability = SudokuAbilityViewModel()
    private let alert = SudokuAlertViewModel()

    /// A saved game that goes on, or else a new one.
    public init(
        saved: SudokuGame? = nil, request: BoardRequest, options: SudokuOptions = SudokuOptions(),
        mistakeLimit: Int? = 3, source: any BoardSource, scheduler: any Scheduler
    ) {
        start =
            saved?.continued(by: request, mistakeLimit: mistakeLimit)
            ?? SudokuGame(request, options: options, mistakeLimit: mistakeLimit)
        (self.request, self.source, self.scheduler) = (request, source, scheduler)
        information = SudokuInformationViewModel(mistakeLimit: mistakeLimit, scheduler: scheduler)
    }

    public var mistakeLimit: Int? { information.mistakeLimit }

    public func transform(_ input: Input) -> Output {
        let input = input.named(of: self)
        let play = Play(start) { commands(from: input, to: $0.state) }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: play.state.map { [scheduler] in $0.saved(at: scheduler.now) }
                .distinctUntilChanged()
        ).named(of: self)
    }

    public func commands(
        from input: Input, to game: Driver<SudokuGame>
    ) -> Observable<SudokuGame.Command> {
        Observable.merge(
            input.actions.map { .player($0) },
            answers(in: game).named("boards", of: self),
            board.commands(
                from: .init(
                    cellButtonTapped: input.cellButtonTapped, moved: input.moved,
                    numberButtonTapped: input.numberButtonTapped, noted: input.noted,
                    marked: input.marked),
                to: game.sheet
            ).map { .board($0) },
            ability.commands(from: .init(ability: input.abilityButtonTapped), to: game.abilities)
                .map { .ability($0) },
            alert.commands(
                from: .init(alertButtonTapped: input.alertButtonTapped), to: game.alertBox
            ).map { .alert($0) },
            input.options.map { .player(.set($0)) },
            information.commands(from: .init(), to: game.information).map { .information($0) },
            endsOfCelebrations(in: game)
        )
        .map { [scheduler] in .init($0, at: scheduler.now) }
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

    private func endsOfCelebrations(in game: Driver<SudokuGame>) -> Observable<SudokuGame.Cause> {
        game.phase.map { $0 == .celebrating }.asObservable()
            .flatMapLatest { [scheduler] isCelebrating -> Observable<Int> in
                isCelebrating ? .timer(.seconds(5), scheduler: scheduler) : .never()
            }
            .map { _ in .clock }
    }
}

extension SudokuViewModel.Input {
    /// The same streams, by their names in the journal of a view model.
    fileprivate func named(of viewModel: @autoclosure () -> Any) -> Self {
        Self(
            actions: actions.named("actions", of: viewModel()),
            cellButtonTapped: cellButtonTapped.named("cellButtonTapped", of: viewModel()),
            moved: moved.named("moved", of: viewModel()),
            numberButtonTapped: numberButtonTapped.named("numberButtonTapped", of: viewModel()),
            noted: noted.named("noted", of: viewModel()),
            marked: marked.named("marked", of: viewModel()),
            abilityButtonTapped: abilityButtonTapped.named("abilityButtonTapped", of: viewModel()),
            alertButtonTapped: alertButtonTapped.named("alertButtonTapped", of: viewModel()),
            options: options.named("options", of: viewModel()))
    }
}

/// All that the player may see of a game.
public struct SudokuSeen: Equatable, Sendable {
    public let information: SudokuInformationViewModel.Seen
    /// Its cells are all blank while the game is held, and while a puzzle is fetched.
    public let board: SudokuBoardViewModel.Seen
    public let ability: SudokuAbilityViewModel.Seen
    public let alert: SudokuAlertViewModel.Seen
    public let hasPuzzle: Bool
    /// The name of the puzzle, such as the day that it belongs to.
    public let name: String?
    public let hint: SudokuHint?
    public let isLoading: Bool
    /// The reason why the puzzle did not come.
    public let failure: BoardFailure?
    /// The fireworks: from the last digit until the success is announced.
    public let isCelebrating: Bool
    /// The end of the game, once it is over.
    public let result: SudokuResult?
    /// The mistakes that were counted.
    public let mistakes: [SudokuMistake]
    /// The step that is looked at after the end, and the last.
    public let look: Look?

    public struct Look: Equatable, Sendable { public let step, last: Int }
}

extension SudokuViewModel {
    public func seen(of game: SudokuGame) -> SudokuSeen {
        let box = alert.seen(of: game.alertBox)
        var sheet = board.seen(of: game.sheetLookedAt)
        if let hint = game.hint { sheet.show(hint) }
        switch box.title {
        case .success: sheet.show(mistakes: [])
        case .overMistake: sheet.show(mistakes: game.lookedAt == nil ? game.mistakesMade : [])
        case .pause, .back, .error: sheet.cover()
        case nil: if game.fetch != nil { sheet.cover() }
        }
        return SudokuSeen(
            information: information.seen(of: game.information), board: sheet,
            ability: ability.seen(of: game.abilities), alert: box, hasPuzzle: game.hasPuzzle,
            name: game.data.name,
            hint: game.hint, isLoading: game.fetch != nil, failure: game.failure,
            isCelebrating: game.phase == .celebrating, result: game.result,
            mistakes: game.mistakesMade, look: game.look)
    }
}

extension SudokuGame {
    var alertBox: SudokuAlertBox { SudokuAlertBox(alert) }

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
