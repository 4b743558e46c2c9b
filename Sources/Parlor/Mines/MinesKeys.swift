import Games
import TUI

/// A wish of the player at mines, by whatever means.
enum MinesAct: SceneAct {
    /// A deed in the game.
    case play(MinesGame.Action)
    /// Opens the cell that has the focus, or what is around it; or presses a button.
    case enter
    /// Marks the cell that has the focus.
    case flag
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    case copy
    case common(CommonAct)
}

/// A spot of mines that can be pointed at.
enum MinesSpot: Hashable {
    case cell(Int)
    /// A button of a dialog, or an entry of the bar of keys.
    case act(MinesAct)
}

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
