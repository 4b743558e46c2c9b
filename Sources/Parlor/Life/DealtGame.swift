import Games
import Reactive
import TUI

/// A game as the program has dealt it: where it is kept, whose day it is, and what its news bring
/// about outside of the game. It is the same on a screen and without one.
protocol DealtGame {
    associatedtype ViewModel: GameViewModel
    associatedtype Start: Hashable
    typealias Game = ViewModel.Game
    typealias Seen = ViewModel.Seen
    typealias Action = Game.Cause.Action

    static var name: GameName { get }
    /// The start that goes on with this game.
    var goOn: Start { get }

    /// The game that was left, or a new one.
    static func deal(_ start: Start, _ services: Services, at time: Duration) -> Self
    /// The news of its beginning.
    var beginning: [Game.News] { get }

    /// Its view model; without a console, it is played by typing.
    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> ViewModel
    /// The effects of news.
    mutating func effects(of news: Game.News) -> [Effect]
    /// The effects of the newest state, or of none to go on with.
    mutating func keeping(_ game: Game?) -> [Effect]
}

extension DealtGame {
    var beginning: [Game.News] { [] }
}

/// A dealt game that is kept as a whole in the one slot of its kind.
protocol SingleDealtGame: DealtGame, SingleGame where Start == SingleStart {
    var game: Game { get set }

    /// A new game, as the settings want it.
    init(_ start: SingleStart, _ services: Services)
}

extension SingleDealtGame {
    var goOn: SingleStart { Self.goOn }

    static func deal(_ start: SingleStart, _ services: Services, at time: Duration) -> Self {
        services.slot(of: Self.self).left ?? Self(start, services)
    }

    func keeping(_ game: Game?) -> [Effect] {
        [
            .keep(
                game.map { game in
                    var dealt = self
                    dealt.game = game
                    return KeptGame(dealt)
                }, in: Self.slot)
        ]
    }
}
