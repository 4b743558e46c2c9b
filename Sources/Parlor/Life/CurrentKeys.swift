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
        /// Indicates whether the board fits in the window.
        let hasRoom: Bool
        let result: ResultDialog
    }

    private var situation: Situation?
    private(set) var table = KeyTable<Deeds.Act, Words>([])
    private(set) var bar = KeyBar([])
    /// The keys of all deeds that have one act.
    private var keysOfActs: [Deeds.Act: String] = [:]

    /// The letters of the tools that the picture shows.
    private(set) var lettersOfTools: [Deeds.Act: Character] = [:]

    /// Creates the keys again if the situation has changed.
    mutating func update(for new: Situation, in words: Words) {
        if new == situation { return }
        let all = new.deeds.all + Deeds.Deed.ofResult(new.result)
        if new.deeds != situation?.deeds { lettersOfTools = new.deeds.lettersOfTools(in: all) }
        situation = new
        table = new.deeds.keys(
            of: all, at: new.moment, under: new.answers, hasRoom: new.hasRoom)
        // The pause can be clicked in every window, like the keys of every screen.
        let entries = table.bar(in: words)
        func pauses(_ entry: KeyBar.Entry) -> Bool { entry.spot as? Deeds.Act == .togglePause }
        // An equal bar is kept, so that each frame compares only the reference to its entries.
        let newBar = KeyBar(
            entries.filter { !pauses($0) },
            always: entries.filter(pauses) + KeyTable.common.bar(in: words))
        if newBar != bar { bar = newBar }
        keysOfActs = all.reversed().reduce(into: [:]) { keys, deed in
            if let act = deed.act { keys[act] = deed.row?.bar }
        }
    }

    /// The key of the deed that does an act; nil if there is none.
    func key(of act: Deeds.Act) -> String? { keysOfActs[act] }
}
