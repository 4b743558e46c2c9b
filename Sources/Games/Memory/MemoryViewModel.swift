import Reactive

/// A memory game as its screen has it: what the player does comes in, what there is to see goes
/// out, as data and in no language.
///
/// Everything is one game that commands play: what the player does, the seconds, while it is being
/// played, and the computer's cards, while it is its turn.
public struct MemoryViewModel<CardContent: Equatable>: ViewModel {
    public struct Input {
        /// Begins the game, or another one.
        public let start: Observable<Void>
        /// The card that the player chooses, by its id.
        public let choose: Observable<Int>
        public let shuffle, reset: Observable<Void>
        /// True pauses, false goes on; being told the same twice changes nothing.
        public let pause: Observable<Bool>

        public init(
            start: Observable<Void>, choose: Observable<Int>,
            shuffle: Observable<Void> = .never(), reset: Observable<Void> = .never(),
            pause: Observable<Bool> = .never()
        ) {
            (self.start, self.choose) = (start, choose)
            (self.shuffle, self.reset, self.pause) = (shuffle, reset, pause)
        }
    }

    public struct Output {
        /// The cards in the order of their slots.
        public let cards: Driver<[MemoryFace<CardContent>]>
        public let phase: Driver<MemoryPhase>
        public let round: Driver<MemoryRound>
        /// What is left of the time limit, or, without one, what was played.
        public let time: Driver<ClockReading>
        /// What is left of the time limit, from 1 to 0; nothing without one.
        public let progress: Driver<Double?>
        public let turn: Driver<MemoryTurn>
        /// Moves, par, stars, pairs of each player: as they would be if this were the end.
        public let score: Driver<MemoryResult>
        /// The cards that should have been left, for whoever looks back.
        public let lookBack: Driver<[MemoryFlip]>
        /// Cards as they are turned up, the computer's too.
        public let reveals: Signal<MemoryReveal<CardContent>>
        /// Time has run out: the cards of this board are back.
        public let timeout: Signal<Void>
        public let finished: Signal<MemoryResult>
        /// The game to save when the screen is left; nothing if there is none to go on with.
        public let saved: Driver<MemoryGame<CardContent>?>
    }

    public let game: MemoryGame<CardContent>
    public let scheduler: any Scheduler
    /// How long the computer takes to turn up a card.
    public let hesitation: Duration

    /// A new game, or one that was saved.
    public init(
        _ game: MemoryGame<CardContent>, scheduler: any Scheduler,
        hesitation: Duration = .seconds(1)
    ) { (self.game, self.scheduler, self.hesitation) = (game, scheduler, hesitation) }

    public func transform(_ input: Input) -> Output {
        let game = Driver.play(game) { game in
            Observable.merge(
                input.start.map { .start },
                input.choose.map { .choose($0) },
                input.shuffle.map { .shuffle },
                input.reset.map { .reset },
                input.pause.map { .pause($0) },
                game.map(\.watch.origin).beats(scheduler: scheduler).map { .wait },
                answers(in: game)
            )
            .map { [scheduler] action in .init(action, at: scheduler.now) }
        }
        return Output(
            cards: game.map(\.faces).distinctUntilChanged(),
            phase: game.map(\.phase).distinctUntilChanged(),
            round: game.map(\.badge).distinctUntilChanged(),
            time: game.map(\.reading).distinctUntilChanged(),
            progress: game.map { $0.clock?.progress }.distinctUntilChanged(),
            turn: game.map(\.whoseTurn).distinctUntilChanged(),
            score: game.map(\.result).distinctUntilChanged(),
            lookBack: game.map { $0.flips.filter(\.isAvoidable) }.distinctUntilChanged(),
            reveals: game.distinctUntilChanged(\.flips.count).skip(1).compactMap(\.reveal)
                .asObservable().asSignal(onErrorSignalWith: .empty()),
            timeout: game.map { $0.clock?.timeouts ?? 0 }.distinctUntilChanged().skip(1)
                .filter { $0 > 0 }.map { _ in }
                .asObservable().asSignal(onErrorSignalWith: .empty()),
            finished: game.distinctUntilChanged(\.phase).filter { $0.phase == .finished }
                .map(\.result)
                .asObservable().asSignal(onErrorSignalWith: .empty()),
            saved: game.map { [scheduler] in $0.saved(at: scheduler.now) })
    }

    /// The computer's cards, one at a time, each after a while. A pause holds them.
    private func answers(
        in game: Driver<MemoryGame<CardContent>>
    ) -> Observable<MemoryGame<CardContent>.Action> {
        game.map { $0.isComputersTurn ? $0.flips.count : nil }.distinctUntilChanged().asObservable()
            .flatMapLatest { [hesitation, scheduler] number -> Observable<Int> in
                number == nil ? .never() : .timer(hesitation, scheduler: scheduler)
            }
            .map { _ in .answer }
    }
}

extension MemoryGame {
    fileprivate var badge: MemoryRound { MemoryRound(number: round, count: options.rounds) }

    fileprivate var reading: ClockReading { ClockReading(seconds: clock?.remaining ?? seconds) }

    fileprivate var whoseTurn: MemoryTurn {
        MemoryTurn(player: turn, isComputers: isComputersTurn)
    }

    /// The game held, with all that was played of the present second.
    fileprivate func saved(at time: Duration) -> MemoryGame? {
        guard isPlaying || phase == .paused else { return nil }
        var game = self
        game.apply(.init(.pause(true), at: time))
        return game
    }
}
