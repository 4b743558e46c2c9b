import Reactive

extension Sudoku {
    /// A game of sudoku as its screen has it: what the player does comes in, what there is to see
    /// goes out, as data and in no language.
    ///
    /// Everything is one session that commands play, and the clock, the fireworks and the puzzles
    /// that are fetched follow from its state. Its parts go out as the outputs of the view models
    /// of these parts.
    public struct GameViewModel: ViewModel {
        public struct Input {
            /// The screen is there.
            public let start: Observable<Void>
            public let cellButtonTapped: Observable<Int>
            public let moved: Observable<Direction>
            public let numberButtonTapped: Observable<Int>
            /// A digit to be noted, whether numbers are notes or not.
            public let noted: Observable<Int>
            public let abilityButtonTapped: Observable<Ability>
            /// True pauses, as when the screen loses the focus; false goes on, from the question
            /// whether to leave as well. Being told the same twice changes nothing.
            public let pause: Observable<Bool>
            /// The player wants to leave, and is asked.
            public let back: Observable<Void>
            /// The same puzzle from the beginning.
            public let reGameTapped: Observable<Void>
            public let newGameTapped: Observable<BoardRequest>
            /// Asks once more for the puzzle that did not come.
            public let retry: Observable<Void>
            public let options: Observable<Options>
            /// Any key: what is to be waited for is over.
            public let skip: Observable<Void>

            public init(
                start: Observable<Void>, cellButtonTapped: Observable<Int> = .never(),
                moved: Observable<Direction> = .never(),
                numberButtonTapped: Observable<Int> = .never(), noted: Observable<Int> = .never(),
                abilityButtonTapped: Observable<Ability> = .never(),
                pause: Observable<Bool> = .never(), back: Observable<Void> = .never(),
                reGameTapped: Observable<Void> = .never(),
                newGameTapped: Observable<BoardRequest> = .never(),
                retry: Observable<Void> = .never(), options: Observable<Options> = .never(),
                skip: Observable<Void> = .never()
            ) {
                (self.start, self.cellButtonTapped, self.moved) = (start, cellButtonTapped, moved)
                (self.numberButtonTapped, self.noted) = (numberButtonTapped, noted)
                (self.abilityButtonTapped, self.pause) = (abilityButtonTapped, pause)
                (self.back, self.reGameTapped) = (back, reGameTapped)
                (self.newGameTapped, self.retry) = (newGameTapped, retry)
                (self.options, self.skip) = (options, skip)
            }
        }

        public struct Output {
            public let information: InformationViewModel.Output
            public let board: BoardViewModel.Output
            public let ability: AbilityViewModel.Output
            public let alert: AlertViewModel.Output
            /// The 81 cells, row by row; all blank under an alert and while a puzzle is fetched.
            public let faces: Driver<[Face]>
            /// The puzzle, once there is one.
            public let data: Driver<SudokuData?>
            public let hint: Driver<Hint?>
            public let options: Driver<Options>
            public let isLoading: Driver<Bool>
            /// Why the puzzle did not come.
            public let failure: Driver<BoardFailure?>
            /// The fireworks: true from the last digit until the success is announced.
            public let isCelebrating: Driver<Bool>
            /// The game to save, with its clock held: again after every move and every second.
            /// Nothing before there is one, and when it is won or lost.
            public let saved: Driver<Sudoku?>
            public let finished: Signal<Result>
        }

        public let saved: Sudoku?
        public let request: BoardRequest
        public let options: Options
        public let mistakeLimit: Int?
        public let source: any BoardSource
        public let scheduler: any Scheduler

        /// A saved game that goes on, or else a new one.
        public init(
            saved: Sudoku? = nil, request: BoardRequest, options: Options = Options(),
            mistakeLimit: Int? = 3, source: any BoardSource, scheduler: any Scheduler
        ) {
            (self.saved, self.request, self.options) = (saved, request, options)
            (self.mistakeLimit, self.source, self.scheduler) = (mistakeLimit, source, scheduler)
        }

        public func transform(_ input: Input) -> Output {
            let session = Driver.play(
                Session(
                    saved: saved, request: request, options: options, mistakeLimit: mistakeLimit)
            ) { session in
                .merge(
                    calls(from: input), answers(in: session),
                    Observable.merge(actions(from: input), time(in: session))
                        .map { [scheduler] in .play(.init($0, at: scheduler.now)) })
            }
            return output(of: session)
        }
    }
}

extension Sudoku.GameViewModel {
    private typealias Session = Sudoku.Session

    // MARK: Into the session

    private func calls(from input: Input) -> Observable<Session.Command> {
        .merge(
            input.start.map { [scheduler] in .start(at: scheduler.now) },
            input.newGameTapped.map { [scheduler] in .fetch($0, at: scheduler.now) },
            input.retry.map { .retry })
    }

    private func actions(from input: Input) -> Observable<Sudoku.Action> {
        .merge(
            input.cellButtonTapped.map { .select($0) },
            input.moved.map { .move($0) },
            input.numberButtonTapped.map { .number($0) },
            input.noted.map { .note($0) },
            input.abilityButtonTapped.map { .use($0) },
            input.pause.map { isPaused in isPaused ? .pause : .resume },
            input.back.map { .back },
            input.reGameTapped.map { .restart },
            input.options.map { .set($0) },
            input.skip.map { .endCelebration })
    }

    /// The puzzles that are asked for. Whoever asks again, or leaves, waits no longer.
    private func answers(in session: Driver<Session>) -> Observable<Session.Command> {
        session.map(\.fetch).distinctUntilChanged().asObservable()
            .flatMapLatest { [source, scheduler] fetch -> Observable<Session.Command> in
                guard let fetch else { return .never() }
                return source.board(fetch.request).take(1)
                    .map { .arrived($0, at: scheduler.now) }
                    .catch { .just(.failed(BoardFailure($0))) }
            }
    }

    /// What comes by itself: seconds while the game is played, and the end of the fireworks.
    private func time(in session: Driver<Session>) -> Observable<Sudoku.Action> {
        .merge(
            StopwatchViewModel(scheduler: scheduler).commands(
                from: .init(),
                to: session.map { $0.game?.information.watch ?? Stopwatch() }.distinctUntilChanged())
                .map { _ in .wait },
            session.map { $0.game?.phase == .celebrating }.distinctUntilChanged().asObservable()
                .flatMapLatest { [scheduler] isCelebrating -> Observable<Int> in
                    isCelebrating ? .timer(.seconds(5), scheduler: scheduler) : .never()
                }
                .map { _ in .endCelebration })
    }

    // MARK: Out of it

    private func output(of session: Driver<Session>) -> Output {
        let game = session.compactMap(\.game)
        let alert = session.map(\.alert).distinctUntilChanged()
        return Output(
            information: Sudoku.InformationViewModel(scheduler: scheduler)
                .output(of: session.map { $0.game?.information ?? .init() }),
            board: Sudoku.BoardViewModel().output(of: session.map { $0.game?.sheet ?? .init() }),
            ability: Sudoku.AbilityViewModel()
                .output(of: session.map { $0.game?.abilities ?? .init() }),
            alert: Sudoku.AlertViewModel().transform(.init(alertTrigger: alert.asObservable())),
            faces: session.map(\.faces).distinctUntilChanged(),
            data: session.map { $0.game?.data }.distinctUntilChanged(),
            hint: session.map { $0.game?.hint }.distinctUntilChanged(),
            options: session.map { [options] in $0.game?.options ?? options }
                .distinctUntilChanged(),
            isLoading: session.map(\.isLoading).distinctUntilChanged(),
            failure: session.map(\.failure).distinctUntilChanged(),
            isCelebrating: session.map { $0.game?.phase == .celebrating }.distinctUntilChanged(),
            saved: session.map { [scheduler] in $0.saved(at: scheduler.now) }
                .distinctUntilChanged(),
            finished: game.distinctUntilChanged(\.isOver).filter(\.isOver).map(\.result)
                .asObservable().asSignal(onErrorSignalWith: .empty()))
    }
}
