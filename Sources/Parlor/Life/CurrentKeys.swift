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
    private let ofActs = KeysOfActs<Deeds>()

    /// Creates the keys for a situation, unless they are for this situation already.
    mutating func update(for new: Situation, in words: Words) {
        if new == situation { return }
        situation = new
        table = new.deeds.keys(at: new.moment, under: new.answers)
        bar = KeyBar(table.bar(in: words), always: KeyTable.common.bar(in: words))
    }

    /// The key of the deed with this act; nil if there is none.
    func key(of act: Deeds.Act) -> String? { ofActs.keys[act] }
}

/// The keys of the acts of a game. They are the same in every state, so they are collected once,
/// when a dialog first needs them.
private final class KeysOfActs<Deeds: GameDeeds> {
    private(set) lazy var keys: [Deeds.Act: String] = {
        let pairs = Deeds().all.compactMap { deed in
            deed.act.flatMap { act in deed.row.map { (act, $0.bar) } }
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
