import Reactive

/// A game as its screen has it: what the player does comes in, what there is to see goes out, as
/// data and in no language.
///
/// One game is played by commands: the player's actions, and what follows from its state by itself.
/// A game that the player replaces can be taken back: see `RevertibleGame`.
public protocol GameViewModel: ViewModel
where Input == GameInput<Game.Cause.Action>, Output == GameOutput<Seen, Game.News, Game> {
    associatedtype Game: PlayedGame
    associatedtype Seen: SeenGame

    /// The game at the beginning: a new one, or one that was saved.
    var game: Game { get }
    var scheduler: any Scheduler { get }

    func seen(of game: Game) -> Seen
    /// Causes that follow from the game over time, such as the seconds of its clock.
    func causes(in game: Driver<Game>) -> Observable<Game.Cause>
    /// The game to save, whenever it is another one.
    func saves(of game: Driver<Game>) -> Driver<Game?>
}

extension GameViewModel {
    public func transform(_ input: Input) -> Output {
        let actions = input.actions.named("actions", of: self)
        let play = Play(RevertibleGame(game)) { [scheduler] play in
            Observable.merge(
                actions.map { .player($0) }, causes(in: play.state.map { $0.game })
            )
            .map { .init($0, at: scheduler.now) }
        }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: saves(of: play.state.map { $0.former ?? $0.game })
        ).named(of: self)
    }

    /// All that may be seen of a game, and whether another one can be taken back.
    private func seen(of game: RevertibleGame<Game>) -> Seen {
        var seen = seen(of: game.game)
        seen.canTakeBack = game.former != nil
        return seen
    }

    public func saves(of game: Driver<Game>) -> Driver<Game?> {
        game.map { [scheduler] in $0.saved(at: scheduler.now) }
    }
}

/// The input of a game's view model.
public struct GameInput<Action> {
    public let actions: Observable<Action>

    public init(actions: Observable<Action>) { self.actions = actions }
}

/// All that may be seen of any game.
public protocol SeenGame: Equatable {
    var moment: GameMoment { get }
    /// Whether the game that this one replaced can be taken back.
    var canTakeBack: Bool { get set }
}
