import Games
import TUI

extension KeyTable where Act == KlondikeAct, Words == Parlor.Words {
    /// In the order of the help page; the numbers say how soon a key is named in the bar.
    static var klondike: KeyTable {
        func key(
            _ letter: Character, help: String? = nil, _ act: KlondikeAct,
            _ name: @escaping (KlondikeKeyWords) -> String, rank: Int? = nil,
            and other: (letter: Character, act: KlondikeAct)? = nil,
            helpName: ((Words) -> String)? = nil
        ) -> Row {
            Row(
                String(letter), help: help, { name($0.klondike.keys) }, helpName: helpName,
                importance: rank == nil ? .help : .bar, rank: rank ?? 0,
                click: KlondikeSpot.key(act),
                act: { key in
                    let typed = key.letter.map(Character.init)
                    return typed == letter ? act : typed == other?.letter ? other?.act : nil
                })
        }
        return KeyTable([
            Row("Enter", help: "← ↑ ↓ →, Tab", { $0.keys.move }, rank: 1),
            Row("Enter", { $0.klondike.keys.pick }, importance: .help, act: \.enter),
            Row("Esc", { $0.klondike.keys.putBack }, importance: .help),
            Row("1 … 7", { $0.klondike.keys.pile }, importance: .help) { key in
                guard let digit = key.letter, ("1"..."7").contains(digit) else { return nil }
                return .pile(Int(digit.value - 0x31))
            },
            key("w", .waste, \.waste), key("f", .foundation, \.foundation),
            key("a", .auto, \.autoMove, rank: 5),
            key("d", help: "d, Space", .play(.draw), \.draw, rank: 2, and: (" ", .space)),
            key(
                "u", help: "u, U", .play(.undo), \.undo, rank: 4, and: ("U", .play(.redo)),
                helpName: { "\($0.klondike.keys.undo), \($0.klondike.keys.redo)" }),
            key("h", .play(.hint), \.hint, rank: 3), key("l", .showLoss, \.light),
            key("A", .play(.finish), \.finish), key("p", .toggle, \.pause, rank: 6),
            key("c", .copy, \.copy), key("S", .play(.shake), \.shake, rank: 7),
            key("R", .play(.restart), \.restart),
        ])
    }
}

extension KeyPress {
    fileprivate var enter: KlondikeAct? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        return key == .enter || key == .keypad(.enter) ? .enter : nil
    }
}
