import Games
import TUI

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
