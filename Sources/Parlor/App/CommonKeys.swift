import Games
import Reactive
import TUI

/// A wish that means the same on every screen.
enum CommonAct: Hashable { case back, help, quit }

extension KeyTable where Act == CommonAct, Words == Parlor.Words {
    /// `?` shows what the keys do, `b` and Esc go back, `q` leaves.
    static var common: KeyTable {
        KeyTable([
            Row("b", help: "b, Esc", { $0.keys.back }, click: CommonAct.back) { key in
                key.letter == "b" || (key.key == .escape && key.modifiers.isSubset(of: .shift))
                    ? .back : nil
            },
            Row("?", { $0.keys.help }, click: CommonAct.help) { key in
                key.letter == "?" || (key.key == .function(1) && key.modifiers.isSubset(of: .shift))
                    ? .help : nil
            },
            Row("q", help: "q, Ctrl-C", { $0.keys.quit }, click: CommonAct.quit) { key in
                key.letter == "q" ? .quit : nil
            },
        ])
    }
}

extension CommonAct {
    /// The move that it is at a place. Help lies over the place, which stays as it is.
    func move(
        at place: Place, _ moment: GameMoment? = nil
    ) -> Navigation<Place>.Command? {
        switch self {
        case .back: return .pop
        case .quit: return .leave
        case .help:
            // Help is about a place, and there is none about help.
            if case .help = place { return nil }
            return .cover(.help(of: place, at: moment))
        }
    }
}

extension Console {
    /// The wishes that mean the same everywhere, by keys and by clicks.
    var commonActs: Observable<CommonAct> {
        .merge(
            keys.compactMap(KeyTable.common.act),
            intents(of: CommonAct.self, keys: []).compactMap(\.pressed))
    }
}
