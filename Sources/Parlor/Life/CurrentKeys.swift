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

    /// Creates the keys for a situation, unless they are for this situation already.
    mutating func update(for new: Situation, in words: Words) {
        if new == situation { return }
        situation = new
        table = new.deeds.keys(at: new.moment, under: new.answers)
        bar = KeyBar(table.bar(in: words), always: KeyTable.common.bar(in: words))
    }
}
