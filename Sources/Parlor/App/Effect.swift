import TUI

/// A request of a screen to the program, such as storing a game. Only `Effects` carries out
/// requests, so the state of a screen needs no access to the files, the settings or the wall clock.
enum Effect: Equatable {
    case go(Navigation<Place>.Command)
    /// Remembers the chosen row of a list.
    case select(AnyHashable, in: Place)
    /// Stores the state of a game in a slot, so that the game can be resumed. Nil empties the slot
    /// of a finished game.
    case save(GameToSave?, in: SlotName)
    /// Starts a new game, and gives up the unfinished game in its slot. `NewGameQuestion` asks the
    /// player first.
    case begin(NewGame)
    case record(GameOutcome)
    /// Copies a text to the clipboard.
    case copy(String)
    /// Rings the terminal's bell if the player has turned on sound.
    case ring
    /// Changes the setting with this name.
    case set(String, to: JSONValue)

    /// Changes a setting.
    static func set<Value>(_ setting: Setting<Value>, to value: Value) -> Effect {
        .set(setting.name, to: setting.write(value))
    }
}

/// A game to store, of any type.
struct GameToSave: Equatable {
    let game: any SavableGame

    init(_ game: some SavableGame) { self.game = game }

    static func == (one: GameToSave, other: GameToSave) -> Bool {
        func isEqual<Game: SavableGame>(_ game: Game) -> Bool { game == other.game as? Game }
        return isEqual(one.game)
    }
}
