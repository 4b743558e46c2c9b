import Games
import TUI

/// A place of the program that has a screen.
enum Place: Hashable {
    case home
    /// The choices before a game starts.
    case lobby(GameName)
    /// A game. If its slot holds an unfinished game, that one is resumed.
    case game(GameStart)
    /// The page that explains a game before the player's first one.
    case introduction(GameStart)
    /// Another screen of a game, by name.
    case page(GameName, String)
    case statistics
    case settings
    /// The keys that are available at a place now, and the rules of its game.
    indirect case help(of: Place, HelpKeys)

    /// Whether games are chosen there, so that none is being played.
    var isMenu: Bool {
        switch self {
        case .home, .lobby: true
        default: false
        }
    }
}

/// How a game starts: its name, and a choice that only its module understands.
struct GameStart: Hashable {
    let game: GameName
    let choice: AnyHashable

    init(_ game: GameName, _ choice: some Hashable) { (self.game, self.choice) = (game, choice) }
}

extension Navigation<Place> {
    /// The path to a place. A game that the program opens at launch has the lobby and the first
    /// screen behind it, like any other.
    init(at start: GameStart?, introducing: (Place) -> Place = { $0 }) {
        self.init([.home] + (start.map { [.lobby($0.game), introducing(.game($0))] } ?? []))
    }
}
