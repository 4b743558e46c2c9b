import Games
import TUI

/// A cache of the current keys and their bar. Most events do not change the keys, and creating the
/// table takes time.
final class KeyCache<Deeds: GameDeeds> {
    /// Everything that the keys depend on.
    struct Situation: Equatable {
        let deeds: Deeds
        let moment: GameMoment
        /// The answers of the box on the screen; nil if there is none.
        let answers: [Deeds.Act]?
    }

    private var latest: (situation: Situation, keys: KeyTable<Deeds.Act, Words>)?
    private var bar: (language: Language, bar: KeyBar)?

    func keys(in situation: Situation) -> KeyTable<Deeds.Act, Words> {
        if let latest, latest.situation == situation { return latest.keys }
        let keys = situation.deeds.keys(at: situation.moment, under: situation.answers)
        (latest, bar) = ((situation, keys), nil)
        return keys
    }

    func bar(in situation: Situation, _ words: Words) -> KeyBar {
        let keys = keys(in: situation)
        if let bar, bar.language == words.language { return bar.bar }
        let made = KeyBar(keys.bar(in: words), always: KeyTable.common.bar(in: words))
        bar = (words.language, made)
        return made
    }
}
