import Games
import Reactive
import TUI

/// A result of a game that the statistics can compare with others.
protocol ComparableResult {
    var outcome: GameOutcome { get }
}

/// A game that the program has dealt, with its slot, its day, and the effects of its news outside
/// of the game. The screen and typed play share it.
protocol DealtGame {
    associatedtype ViewModel: GameViewModel
    where ViewModel.Game: SavableGame, ViewModel.Game.News.Result: ComparableResult
    associatedtype Start: Hashable
    typealias Game = ViewModel.Game
    typealias Seen = ViewModel.Seen
    typealias Action = Game.Cause.Action

    static var name: GameName { get }
    /// The start that resumes this game.
    var resumingStart: Start { get }
    var slot: SlotName { get }

    /// Indicates whether the game is on a board of the day.
    var isDaily: Bool { get }

    /// Indicates whether typed play says that the game continues even if it is not paused. Typed
    /// play always says so about a paused game.
    var isResumed: Bool { get }

    /// The new game that an action for another board begins in another slot; nil if the new board
    /// replaces this game in its slot. A game on a board of the day is not replaced.
    func otherGame(for action: Action) -> NewGame?
    /// Returns whether an action requests another board at this moment.
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool

    /// Returns the unfinished game, or a new one.
    static func deal(_ start: Start, _ services: Services, at time: Duration) -> Self
    /// The news of the start.
    var beginning: [Game.News] { get }

    /// Creates the view model. The console has its clock, and delivers the answers of background
    /// work, so that they can be recorded.
    func viewModel(_ services: Services, at console: Console) -> ViewModel
    /// The effects of news that only this game has.
    func ownEffects(of news: Game.News) -> [Effect]
}

extension DealtGame {
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool { action == .newGame }

    /// The news for a player's action: the action itself, or the start of a new game in another
    /// slot.
    func news(of action: Action, at moment: GameMoment) -> SceneNews<Action> {
        guard Self.replaces(action, at: moment), let other = otherGame(for: action) else {
            return .action(action)
        }
        return .effect(.begin(other))
    }

    var isResumed: Bool { false }
    var beginning: [Game.News] { [] }
    func ownEffects(of news: Game.News) -> [Effect] { [] }

    /// The effect that stores the latest state. If there is nothing to resume, it clears the slot.
    func save(_ game: Game?) -> Effect { .save(game.map { GameToSave($0) }, in: slot) }

    /// The outcome of the game that ends with a piece of news; nil if the game does not end, or if
    /// the player gave it up for another game.
    func ending(by news: Game.News) -> GameOutcome? {
        news.isGivenUp ? nil : news.result?.outcome
    }

    /// The effects of a piece of news. Every result is recorded, and a game that is finished also
    /// rings.
    func effects(of news: Game.News) -> [Effect] {
        let recorded = news.result.map { [Effect.record($0.outcome)] } ?? []
        return ownEffects(of: news) + recorded + (news.isFinished ? [.ring] : [])
    }
}
