import Reactive

/// The view model of a game of Klondike. It reports moves from one place to another. The screen
/// decides the meaning of gestures and the animation of cards.
///
/// Commands come from the player, the clock, the automatic moves to the foundations, and the judge,
/// which answers in the background.
public struct KlondikeViewModel: GameViewModel {
    public let initial: RevertibleGame<KlondikeGame>
    public let judge: any KlondikeJudge
    public let scheduler: any Scheduler
    /// The time between two automatic moves to the foundations.
    public let pace: Duration

    /// Creates the view model of a new or saved game, together with the game that it replaces.
    public init(
        _ initial: RevertibleGame<KlondikeGame>, judge: any KlondikeJudge,
        scheduler: any Scheduler, pace: Duration = .milliseconds(80)
    ) {
        (self.initial, self.judge) = (initial, judge)
        (self.scheduler, self.pace) = (scheduler, pace)
    }

    public init(
        _ game: KlondikeGame, judge: any KlondikeJudge, scheduler: any Scheduler,
        pace: Duration = .milliseconds(80)
    ) { self.init(RevertibleGame(game), judge: judge, scheduler: scheduler, pace: pace) }

    private var clock: StopwatchViewModel { StopwatchViewModel(scheduler: scheduler) }

    public func causes(in game: Driver<KlondikeGame>) -> Observable<KlondikeGame.Cause> {
        .merge(
            automaticMoves(in: game).map { .homing },
            judgements(in: game).named("judgements", of: self),
            deals(in: game).named("deals", of: self))
    }

    public func seen(of game: KlondikeGame) -> KlondikeSeen {
        KlondikeSeen(
            game, clock: clock.seen(of: game.watch),
            finish: game.klondike.position.finish(by: game.klondike.rules))
    }

    /// Emits whenever the next automatic move to the foundations is due.
    private func automaticMoves(in game: Driver<KlondikeGame>) -> Observable<Void> {
        game.isFinishing.asObservable()
            .flatMapLatest { [pace, scheduler] isFinishing -> Observable<Int> in
                isFinishing ? .interval(pace, scheduler: scheduler) : .never()
            }
            .map { _ in }
    }

    /// Answers to the current question of the game. A new question cancels the search for the last
    /// answer.
    private func judgements(in game: Driver<KlondikeGame>) -> Observable<KlondikeGame.Cause> {
        game.question.asObservable()
            .flatMapLatest { [judge] question -> Observable<KlondikeGame.Cause> in
                guard let question else { return .never() }
                return judge.judgement(of: question).map { .judge($0, about: question) }
            }
    }

    private func deals(in game: Driver<KlondikeGame>) -> Observable<KlondikeGame.Cause> {
        game.search.asObservable()
            .flatMapLatest { [judge] search -> Observable<KlondikeGame.Cause> in
                guard let search else { return .never() }
                return judge.winnableDeal(for: search).map { .dealer($0, for: search) }
            }
    }
}
