import Games
import TUI

/// A wish of the player at the memory game, by whatever means.
enum MemoryAct: SceneAct {
    /// A deed in the game.
    case play(MemoryGame<String>.Action)
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    case copy
    /// Looks back at a move that could have been saved, or at the end of the game again.
    case look(Int?)
    /// Goes back to the first screen.
    case leave
    case common(CommonAct)
}

/// A spot of the memory game that can be pointed at.
enum MemorySpot: Hashable {
    case card(Int)
    /// A button of a dialog.
    case button(MemoryAct)
    /// An entry of the bar of keys.
    case key(MemoryAct)

    var act: MemoryAct {
        switch self {
        case .card(let card): .play(.choose(card))
        case .button(let act), .key(let act): act
        }
    }
}

extension KeyTable where Act == MemoryAct, Words == Parlor.Words {
    static var memory: KeyTable {
        func key(
            _ letter: Character, _ act: MemoryAct, _ name: @escaping (Words) -> String,
            importance: Importance = .bar
        ) -> Row { Row(letter, act, name, importance: importance, click: MemorySpot.key(act)) }
        return KeyTable([
            Row("←↑↓→", help: "← ↑ ↓ →", { $0.keys.move }),
            Row("Space", help: "Enter, Space", { $0.keys.turn }),
            key("s", .play(.shuffle), { $0.keys.shuffle }),
            key("r", .play(.reset), { $0.keys.reset }),
            key("p", .toggle, { $0.keys.pause }),
            key("n", .play(.start), { $0.keys.newGame }, importance: .help),
            key("l", .look(0), { $0.memory.lookBack }, importance: .help),
            key("c", .copy, { $0.keys.copy }, importance: .help),
        ])
    }
}
