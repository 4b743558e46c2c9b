import Games
import TUI

/// A cache of the current keys and their bar. Most events do not change the keys, and creating the
/// table takes time.
final class KeyCache<Act: Hashable> {
    struct Situation: Equatable {
        let moment: GameMoment
        let answers: [Act]?
        /// A number for the set of deeds that the game has.
        let variant: Int
    }

    private var latest: (situation: Situation, keys: KeyTable<Act, Words>)?
    private var bar: (language: Language, bar: KeyBar)?

    func keys(in situation: Situation, _ make: () -> KeyTable<Act, Words>) -> KeyTable<Act, Words> {
        if let latest, latest.situation == situation { return latest.keys }
        let keys = make()
        (latest, bar) = ((situation, keys), nil)
        return keys
    }

    /// The bar of the keys that were last requested.
    func bar(of keys: KeyTable<Act, Words>, in words: Words) -> KeyBar {
        if let bar, bar.language == words.language { return bar.bar }
        let made = KeyBar(keys.bar(in: words), always: KeyTable.common.bar(in: words))
        bar = (words.language, made)
        return made
    }
}
