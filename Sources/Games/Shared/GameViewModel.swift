import Reactive

/// A view model of a game. Its input is the player's actions. Its output is the state to show, the
/// news, and the game to save, as data without words of any language.
///
/// Commands come from the player and from the game itself, such as the ticks of its clock. The
/// player can take back a game that was replaced: see `RevertibleGame`.
public protocol GameViewModel: ViewModel
where Input == GameInput<Game.Cause.Action>, Output == GameOutput<Seen, Game.News, Game> {
    associatedtype Game: PlayedGame
    associatedtype Seen: SeenGame where Seen.Result == Game.News.Result

    /// The initial game, new or saved, together with the game that it replaces, if any.
    var initial: RevertibleGame<Game> { get }
    var scheduler: any Scheduler { get }

    func seen(of game: Game) -> Seen
    /// The causes that the game itself produces over time, other than the ticks of its clock.
    func causes(in game: Driver<Game>) -> Observable<Game.Cause>
}

extension GameViewModel {
    public var game: Game { initial.game }

    public func causes(in game: Driver<Game>) -> Observable<Game.Cause> { .never() }

    /// The part of the initial state that the player may see.
    public var initialSeen: Seen { seen(of: initial) }

    public func transform(_ input: Input) -> Output {
        let actions = input.actions.named("actions", of: self)
        let play = Play(initial) { [scheduler] play in
            let game = play.state.map { $0.game }
            return .merge(
                actions.map { .init($0, at: scheduler.now) },
                game.map { $0.clockOrigin }.fullSeconds(scheduler: scheduler)
                    .map { .tick(at: scheduler.now) },
                causes(in: game).map { .init($0, at: scheduler.now) })
        }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: saves(of: play.settled.map { $0.former ?? $0.game })
        ).named(of: self)
    }

    /// Everything that the player may see of a game, including whether there is a game to take
    /// back.
    private func seen(of game: RevertibleGame<Game>) -> Seen {
        var seen = seen(of: game.game)
        seen.canTakeBack = game.former != nil
        seen.isReset = game.isReset
        return seen
    }

    /// The game to save, emitted whenever a saved part has changed.
    private func saves(of game: Driver<Game>) -> Driver<Game?> {
        game.distinctUntilChanged { $0.isSavedLike($1) }
            .map { [scheduler] in $0.saved(at: scheduler.now) }
    }
}

/// The input of a game's view model.
public struct GameInput<Action> {
    public let actions: Observable<Action>

    public init(actions: Observable<Action>) { self.actions = actions }
}
