import Games
import TUI

/// A place that has a screen.
enum Place: Hashable {
    case home
    /// The choices of a game, before it begins.
    case lobby(GameName)
    /// A game. One that was left in its slot goes on; otherwise this one is begun.
    case game(GameStart)
    /// The page on how a game is played, before the first one.
    case introduction(GameStart)
    /// A screen of a game's own, by its name.
    case page(GameName, String)
    case statistics
    case settings
    /// The keys that a place has at this moment, and how its game is played.
    indirect case help(of: Place, HelpKeys)
}

/// The beginning of a game: its name, and a choice that only its module understands.
struct GameStart: Hashable {
    let game: GameName
    let choice: AnyHashable

    init(_ game: GameName, _ choice: some Hashable) { (self.game, self.choice) = (game, choice) }
}

extension Navigation<Place> {
    /// The way to a game that the program begins with leads back as every other does.
    init(at start: GameStart?, introducing: (Place) -> Place = { $0 }) {
        self.init([.home] + (start.map { [.lobby($0.game), introducing(.game($0))] } ?? []))
    }
}
