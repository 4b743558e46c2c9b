import Games
import Reactive
import TUI

/// A game that the program has dealt: its saved file, its day, and the effects of its news outside
/// of the game. It is the same with and without a screen.
protocol DealtGame {
    associatedtype ViewModel: GameViewModel
    associatedtype Start: Hashable
    typealias Game = ViewModel.Game
    typealias Seen = ViewModel.Seen
    typealias Action = Game.Cause.Action

    static var name: GameName { get }
    /// The start that resumes this game.
    var goOn: Start { get }
    /// The place of its saved game.
    var slot: SlotName { get }

    /// Whether the game is on a board of the day.
    var isDaily: Bool { get }

    /// The new game that begins for an action that requests another board. It is nil if the other
    /// board replaces this one. A board of the day stays in its slot, so that no other game ends
    /// it.
    func otherGame(for action: Action) -> NewGame?
    /// Whether an action requests another board at this moment.
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool

    /// Returns the unfinished game, or a new one.
    static func deal(_ start: Start, _ services: Services, at time: Duration) -> Self
    /// The news of the start.
    var beginning: [Game.News] { get }

    /// Creates the view model. Without a console, the game is played by typing.
    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> ViewModel
    /// A result as the statistics need it.
    func outcome(of result: Game.News.Result) -> GameOutcome
    /// The effects that news has only in this game.
    func ownEffects(of news: Game.News) -> [Effect]
    /// The effects that store the latest state. If there is nothing to resume, they clear the slot.
    func keeping(_ game: Game?) -> [Effect]
}

extension DealtGame {
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool { action == .newGame }

    /// The effect of a player's action: an action in this game, or another game beside it.
    func news(of action: Action, at moment: GameMoment) -> SceneNews<Action> {
        guard Self.replaces(action, at: moment), let other = otherGame(for: action) else {
            return .action(action)
        }
        return .effect(.begin(other))
    }

    var beginning: [Game.News] { [] }
    func ownEffects(of news: Game.News) -> [Effect] { [] }

    /// The effects of a piece of news. Every result is recorded, and a game that is finished also
    /// rings.
    func effects(of news: Game.News) -> [Effect] {
        let recorded = news.result.map { [Effect.record(outcome(of: $0))] } ?? []
        return ownEffects(of: news) + recorded + (news.isFinished ? [.ring] : [])
    }
}
