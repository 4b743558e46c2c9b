import Games
import TUI

/// A cache of the keys of a moment, and their bar. Most events leave the keys as they are, and a
/// table of keys is long.
final class MomentKeys<Act: Hashable> {
    struct Moment: Equatable {
        let moment: GameMoment
        let answers: [Act]?
        /// Identifies the set of deeds that the game has.
        let variant: Int
    }

    private var latest: (moment: Moment, keys: KeyTable<Act, Words>)?
    private var bar: (language: Language, bar: KeyBar)?

    func keys(at moment: Moment, _ make: () -> KeyTable<Act, Words>) -> KeyTable<Act, Words> {
        if let latest, latest.moment == moment { return latest.keys }
        let keys = make()
        (latest, bar) = ((moment, keys), nil)
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
