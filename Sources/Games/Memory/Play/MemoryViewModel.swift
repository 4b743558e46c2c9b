import Reactive

/// The view model of a memory game. Commands come from the player, the clock and the computer
/// player.
public struct MemoryViewModel<CardContent: Equatable>: GameViewModel {
    public let initial: RevertibleGame<MemoryGame<CardContent>>
    public let scheduler: any Scheduler
    /// The delay before the computer turns up a card.
    public let hesitation: Duration

    /// Creates the view model of a new or saved game, together with the game that it replaces.
    public init(
        _ initial: RevertibleGame<MemoryGame<CardContent>>, scheduler: any Scheduler,
        hesitation: Duration = .seconds(1)
    ) { (self.initial, self.scheduler, self.hesitation) = (initial, scheduler, hesitation) }

    public init(
        _ game: MemoryGame<CardContent>, scheduler: any Scheduler,
        hesitation: Duration = .seconds(1)
    ) { self.init(RevertibleGame(game), scheduler: scheduler, hesitation: hesitation) }

    private var clock: CountdownViewModel {
        CountdownViewModel(
            length: game.options.timeLimit, startsAgain: true, scheduler: scheduler)
    }

    public func causes(
        in game: Driver<MemoryGame<CardContent>>
    ) -> Observable<MemoryGame<CardContent>.Cause> {
        answers(in: game).map { .computer }
    }

    public func seen(of game: MemoryGame<CardContent>) -> MemorySeen<CardContent> {
        MemorySeen(
            cards: game.faces, phase: game.phase, round: game.round, rounds: game.options.rounds,
            lastRound: game.lastRound, turn: game.turn, isComputersTurn: game.isComputersTurn,
            clock: clock.seen(of: game.clock), score: game.result,
            turns: game.pastTurns, lookBack: game.lookBack)
    }

    /// Emits after a delay whenever it is the computer's turn to choose a card. A pause cancels the
    /// delay.
    private func answers(in game: Driver<MemoryGame<CardContent>>) -> Observable<Void> {
        game.map { $0.isComputersTurn ? $0.flips.count : nil }.distinctUntilChanged().asObservable()
            .flatMapLatest { [hesitation, scheduler] number -> Observable<Int> in
                number == nil ? .never() : .timer(hesitation, scheduler: scheduler)
            }
            .map { _ in }
    }
}
