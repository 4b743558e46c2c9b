import Reactive

/// A memory game as its screen has it: what the player does comes in, what there is to see goes
/// out, as data and in no language.
///
/// One game is played by commands: the player's actions, the seconds of its clock, and the
/// computer's cards, while it is its turn.
public struct MemoryViewModel<CardContent: Equatable>: ViewModel {
    public struct Input {
        public let actions: Observable<MemoryGame<CardContent>.Action>

        public init(actions: Observable<MemoryGame<CardContent>.Action>) { self.actions = actions }
    }

    public typealias Output = GameOutput<
        MemorySeen<CardContent>, MemoryNews<CardContent>, MemoryGame<CardContent>
    >

    public let game: MemoryGame<CardContent>
    public let scheduler: any Scheduler
    /// The time that the computer takes to turn up a card.
    public let hesitation: Duration

    /// A new game, or one that was saved.
    public init(
        _ game: MemoryGame<CardContent>, scheduler: any Scheduler,
        hesitation: Duration = .seconds(1)
    ) { (self.game, self.scheduler, self.hesitation) = (game, scheduler, hesitation) }

    public func transform(_ input: Input) -> Output {
        let actions = input.actions.named("actions", of: self)
        let play = Play(game) { [clock, scheduler] play in
            Observable.merge(
                actions.map { .player($0) },
                clock.commands(from: .init(), to: play.state.clock).map { _ in .clock },
                answers(in: play.state).map { .computer }
            )
            .map { .init($0, at: scheduler.now) }
        }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: play.state.map { [scheduler] in $0.saved(at: scheduler.now) }
        ).named(of: self)
    }

    private var clock: CountdownViewModel {
        CountdownViewModel(
            length: game.options.timeLimit, startsAgain: true, scheduler: scheduler)
    }

    public func seen(of game: MemoryGame<CardContent>) -> MemorySeen<CardContent> {
        MemorySeen(
            cards: game.faces, phase: game.phase, round: game.round, rounds: game.options.rounds,
            lastRound: game.lastRound, turn: game.turn, isComputersTurn: game.isComputersTurn,
            clock: clock.seen(of: game.clock), score: game.result,
            savings: game.phase == .finished ? game.savings : [])
    }

    /// The moments for the computer's cards, one at a time, each after a while. A pause holds them.
    private func answers(in game: Driver<MemoryGame<CardContent>>) -> Observable<Void> {
        game.map { $0.isComputersTurn ? $0.flips.count : nil }.distinctUntilChanged().asObservable()
            .flatMapLatest { [hesitation, scheduler] number -> Observable<Int> in
                number == nil ? .never() : .timer(hesitation, scheduler: scheduler)
            }
            .map { _ in }
    }
}

extension MemoryGame {
    /// The game held, with all that was played of the present second; nil if there is none to go on
    /// with.
    fileprivate func saved(at time: Duration) -> MemoryGame? {
        guard isPlaying || phase == .paused else { return nil }
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }
}
