import TUI

/// An effect of a screen, or of the program without one, outside of itself. It is carried out by
/// `Effects` alone, which knows the wall clock, the files and the settings.
enum Effect: Equatable {
    case go(Navigation<Place>.Command)
    /// Keeps the newest state of a game in a slot, to go on with; nil when it is over.
    case keep(KeptGame?, in: SlotName)
    /// The game in a slot is given up: the next one there is new.
    case startOver(in: SlotName)
    case record(GameOutcome)
    /// Puts a text on the clipboard.
    case copy(String)
    /// Rings the terminal's bell, if the player wants to hear it.
    case ring
    /// Sets a setting, by its name.
    case set(String, to: JSONValue)
}

/// A game to keep, of any type.
struct KeptGame: Equatable {
    let game: any KeepableGame

    init(_ game: some KeepableGame) { self.game = game }

    static func == (one: KeptGame, other: KeptGame) -> Bool {
        func isEqual<Game: KeepableGame>(_ game: Game) -> Bool { game == other.game as? Game }
        return isEqual(one.game)
    }
}
