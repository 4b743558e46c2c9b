import Games
import TUI

extension KeyTable where Act == MinesAct, Words == Parlor.Words {
    /// The keys of mines, or those of its end. Where the letters `h j k l` move, a hint is asked for
    /// with `H`.
    static func mines(lettersMove: Bool, isOver: Bool = false) -> KeyTable {
        func key(
            _ letter: Character, _ act: MinesAct, _ name: @escaping (Words) -> String
        ) -> Row { Row(letter, act, name, click: MinesSpot.act(act)) }
        let end = [
            key("n", .play(.start), { $0.keys.newGame }), key("c", .copy, { $0.keys.copy }),
        ]
        if isOver { return KeyTable(end) }
        return KeyTable(
            [
                Row(lettersMove ? "hjkl" : "←↑↓→", help: "← ↑ ↓ →", { $0.keys.move }, rank: 1),
                Row(
                    "Space", help: "Enter, Space", { $0.mines.keys.open },
                    act: { $0.pressesFocus ? .enter : nil }),
                key("f", .flag, { $0.mines.keys.flag }),
                key(lettersMove ? "H" : "h", .play(.hint), { $0.mines.keys.hint }),
                key("p", .toggle, { $0.keys.pause }),
            ] + end)
    }
}
