import Games
import TUI

/// The current keys and their bar. They are created again only if the situation changes, because
/// creating them takes time.
struct CurrentKeys<Deeds: GameDeeds> {
    /// Everything that the keys depend on.
    struct Situation: Equatable {
        let deeds: Deeds
        let moment: GameMoment
        /// The answers of the dialog on the screen; nil if there is none.
        let answers: [Deeds.Act]?
    }

    private var situation: Situation?
    private(set) var table = KeyTable<Deeds.Act, Words>([])
    private(set) var bar = KeyBar([])
    /// The keys of the acts. They are the same in every situation, so they are collected once, when
    /// the first dialog appears.
    private var keysOfActs: [Deeds.Act: String] = [:]

    /// Creates the keys for a situation, unless they are for this situation already.
    mutating func update(for new: Situation, in words: Words) {
        if new == situation { return }
        situation = new
        table = new.deeds.keys(at: new.moment, under: new.answers)
        bar = KeyBar(table.bar(in: words), always: KeyTable.common.bar(in: words))
        guard new.answers != nil, keysOfActs.isEmpty else { return }
        for deed in Deeds().all {
            if let act = deed.act, keysOfActs[act] == nil { keysOfActs[act] = deed.row?.bar }
        }
    }

    /// The key of the deed with this act; nil if there is none, or before the first dialog.
    func key(of act: Deeds.Act) -> String? { keysOfActs[act] }
}
