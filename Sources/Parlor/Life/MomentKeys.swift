import Games
import TUI

/// The keys of the moment that was asked about last, and their bar. Many events go by before there
/// are others, and a table of them is long.
final class MomentKeys<Act: Hashable> {
    struct Moment: Equatable {
        let moment: GameMoment
        let answers: [Act]?
        /// Which of its deeds a game has.
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

    /// The bar of keys that were just asked for.
    func bar(of keys: KeyTable<Act, Words>, in words: Words) -> KeyBar {
        if let bar, bar.language == words.language { return bar.bar }
        let made = KeyBar(keys.bar(in: words), always: KeyTable.common.bar(in: words))
        bar = (words.language, made)
        return made
    }
}
