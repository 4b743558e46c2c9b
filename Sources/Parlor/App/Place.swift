import Games
import TUI

/// A place of the program that has a screen.
enum Place: Hashable {
    case home
    /// The choices before a game starts.
    case lobby(GameName)
    /// A game. If its slot contains an unfinished game, that game is resumed.
    case game(GameStart)
    /// The page that explains a game before the player's first game.
    case introduction(GameStart)
    /// Another screen of a game, by name, with the text that the player has pasted to open it.
    case page(GameName, String, pasted: String? = nil)
    case statistics
    case settings
    /// The help on a place, with its current keys and the rules of its game.
    indirect case help(of: Place, HelpKeys)

    /// Indicates whether the place is a list from which the player starts games.
    var isMenu: Bool {
        switch self {
        case .home, .lobby: true
        default: false
        }
    }
}

/// A start of a game: the name of the game, and a choice that only its module understands.
struct GameStart: Hashable {
    let game: GameName
    private let choice: AnyHashable

    init(_ game: GameName, _ choice: some Hashable) { (self.game, self.choice) = (game, choice) }

    /// The choice, for the module of the game.
    func choice<Choice>(as _: Choice.Type = Choice.self) -> Choice {
        guard let choice = choice.base as? Choice else {
            preconditionFailure(
                "The module of \(game.rawValue) reads only its own starts, not \(choice.base).")
        }
        return choice
    }
}

extension Navigation<Place> {
    /// Creates the path at launch. If the program opens a game, the path leads to it through the
    /// home screen and the lobby of the game.
    init(at start: GameStart?, introducing: (Place) -> Place = { $0 }) {
        self.init([.home] + (start.map { [.lobby($0.game), introducing(.game($0))] } ?? []))
    }
}
