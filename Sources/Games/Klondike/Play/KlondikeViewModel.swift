import Reactive

/// A game of Klondike as its screen has it: what the player does comes in, what there is to see
/// goes out, as data and in no language. Which gesture means what is the screen's affair, and so is
/// how cards fly: it hears of moves from one place to another.
///
/// One game is played by commands: the player's actions, the seconds of its clock, the cards that go
/// home by themselves, and what the judge has found out in the background.
public struct KlondikeViewModel: ViewModel {
    public struct Input {
        public let actions: Observable<KlondikeGame.Action>

        public init(actions: Observable<KlondikeGame.Action>) { self.actions = actions }
    }

    public typealias Output = GameOutput<KlondikeSeen, KlondikeNews, KlondikeGame>

    public let game: KlondikeGame
    public let judge: any KlondikeJudge
    public let scheduler: any Scheduler
    /// The time that each card takes that goes home by itself.
    public let pace: Duration

    /// A new game, or one that was saved.
    public init(
        _ game: KlondikeGame, judge: any KlondikeJudge, scheduler: any Scheduler,
        pace: Duration = .milliseconds(80)
    ) {
        (self.game, self.judge) = (game, judge)
        (self.scheduler, self.pace) = (scheduler, pace)
    }

    public func transform(_ input: Input) -> Output {
        let actions = input.actions.named("actions", of: self)
        let play = Play(game) { [clock, scheduler] play in
            Observable.merge(
                actions.map { .player($0) },
                clock.commands(from: .init(), to: play.state.watch).map { _ in .clock },
                homing(in: play.state).map { .homing },
                judgements(in: play.state).named("judgements", of: self),
                deals(in: play.state).named("deals", of: self)
            )
            .map { .init($0, at: scheduler.now) }
        }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: play.state.distinctUntilChanged { $0.isSavedLike($1) }
                .map { [scheduler] in $0.saved(at: scheduler.now) }
        ).named(of: self)
    }

    private var clock: StopwatchViewModel { StopwatchViewModel(scheduler: scheduler) }

    public func seen(of game: KlondikeGame) -> KlondikeSeen {
        KlondikeSeen(
            game, clock: clock.seen(of: game.watch),
            canFinish: game.klondike.position.finish(by: game.klondike.rules) != nil)
    }

    /// The moments for cards that go home by themselves, one after the other.
    private func homing(in game: Driver<KlondikeGame>) -> Observable<Void> {
        game.finishing.isEmpty.asObservable()
            .flatMapLatest { [pace, scheduler] isOver -> Observable<Int> in
                isOver ? .never() : .interval(pace, scheduler: scheduler)
            }
            .map { _ in }
    }

    /// Answers to the question of the game, and only to the present one.
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
