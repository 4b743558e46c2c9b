import TUI

/// An act that has the same effect on every screen.
package enum CommonAct: Hashable { case back, help, quit }

extension KeyTable where Act == CommonAct, Words == Parlor.Words {
    /// The keys of every screen: `?` shows the help, `b` and Esc go back, `q` quits.
    package static var common: KeyTable {
        KeyTable([
            Row("b", help: "b, Esc", { $0.keys.back }, click: CommonAct.back) { key in
                key.letter == "b" || key.isAlone(.escape) ? .back : nil
            },
            Row("?", { $0.keys.help }, click: CommonAct.help) { key in
                key.letter == "?" || key.isAlone(.function(1)) ? .help : nil
            },
            Row("q", help: "q, Ctrl-C", { $0.keys.quit }, click: CommonAct.quit) { key in
                key.letter == "q" ? .quit : nil
            },
        ])
    }

    /// The common keys on a screen where the player types letters.
    static var commonWhileTyping: KeyTable {
        KeyTable([
            Row("Esc", { $0.keys.back }, click: CommonAct.back) {
                $0.isAlone(.escape) ? .back : nil
            },
            Row("F1", { $0.keys.help }, click: CommonAct.help) {
                $0.isAlone(.function(1)) ? .help : nil
            },
        ])
    }

    /// The table without the rows of these acts.
    func without(_ acts: CommonAct...) -> KeyTable {
        KeyTable(rows.filter { row in !acts.contains { row.spot as? CommonAct == $0 } })
    }
}

extension KeyPress {
    /// Returns whether the key is pressed with no modifier other than Shift.
    func isAlone(_ key: Key) -> Bool {
        self.key == key && modifiers.isSubset(of: .shift)
    }
}

extension CommonAct {
    /// The navigation that the act causes at a place. Help covers the place and lists its current
    /// keys. The place keeps its state.
    func move(
        at place: Place, helpKeys: () -> HelpKeys
    ) -> Navigation<Place>.Command? {
        switch self {
        case .back: return .pop
        case .quit: return .leave
        case .help:
            // Help is never opened on top of help.
            if case .help = place { return nil }
            return .cover(.help(of: place, helpKeys()))
        }
    }
}
