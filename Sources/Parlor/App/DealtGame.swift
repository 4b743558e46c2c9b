import Games
import Reactive

/// A game that the settings and a number are enough to begin, with the day whose board it is, if it is
/// one of a day. Such games are begun, kept and ended alike, on a screen and without one.
protocol DealtGame: SingleGame where Start == SingleStart {
    associatedtype ViewModel: GameViewModel
    typealias Game = ViewModel.Game
    typealias Seen = ViewModel.Seen

    var game: Game { get set }

    /// A new game, as the settings want it.
    init(_ start: SingleStart, _ services: Services)
    func viewModel(scheduler: any Scheduler) -> ViewModel
    /// The effects of news. A game after the first is no board of the day.
    mutating func effects(of news: Game.News) -> [Effect]
}

extension DealtGame {
    func with(_ game: Game) -> Self {
        var dealt = self
        dealt.game = game
        return dealt
    }

    /// The effect of the newest state, or of none to go on with.
    func keeping(_ game: Game?) -> Effect {
        .keep(game.map { KeptGame(with($0)) }, in: Self.slot)
    }
}

extension Services {
    /// The game that was left, or a new one.
    func dealt<Game: DealtGame>(_ start: SingleStart) -> Game {
        slot(of: Game.self).left ?? Game(start, self)
    }
}
