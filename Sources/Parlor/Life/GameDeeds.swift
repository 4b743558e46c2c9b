import Games
import TUI

/// The deeds of a game.
struct GameDeeds<Act: Hashable, Narrator: GameNarrator> {
    let all: [GameDeed<Act, Narrator>]

    init(_ own: [GameDeed<Act, Narrator>]) { all = own }

    /// The deeds that are available at a moment. Under a box that must be answered, only its
    /// answers are available.
    private func deeds(
        at moment: GameMoment, under answers: [Act]?
    ) -> [GameDeed<Act, Narrator>] {
        all.filter { deed in
            guard let answers, Set.open.contains(moment) || moment == .waiting else {
                return deed.moments.contains(moment)
            }
            return deed.act.map(answers.contains) ?? false
        }
    }

    /// The keys that are read at a moment.
    func keys(at moment: GameMoment, under answers: [Act]? = nil) -> KeyTable<Act, Words> {
        let rows = deeds(at: moment, under: answers).compactMap(\.row)
        // At the end, the whole bar is free for the remaining deeds.
        return KeyTable(moment == .over ? rows.map(\.inBar) : rows)
    }

    /// The keys for the help page: the keys that are available now, including those of every
    /// screen, and those of other moments.
    func help(in words: Words, at moment: GameMoment, under answers: [Act]? = nil) -> HelpKeys {
        let available = deeds(at: moment, under: answers)
        let (now, acts) = (Set(available.map(\.id)), Set(available.compactMap(\.act)))
        // A key with the same act is listed once, such as the one that pauses and resumes.
        let later = all.filter { deed in
            !now.contains(deed.id) && !(deed.act.map(acts.contains) ?? false)
        }
        return HelpKeys(
            now: keys(at: moment, under: answers).help(in: words)
                + KeyTable.common.help(in: words),
            later: KeyTable(later.compactMap(\.row)).help(in: words))
    }

    // MARK: Typed words

    func vocabulary(in words: Words) -> Vocabulary<AnyHashable> {
        let typed = all.filter { $0.typed != nil }
        let byID = Dictionary(uniqueKeysWithValues: typed.map { ($0.id, $0.typed) })
        func word(_ id: AnyHashable, in language: Language) -> PlainWord {
            let typed = byID[id].flatMap(\.self)
            return PlainWord(
                typed?.names.text(in: language) ?? "", typed?.help.text(in: language) ?? "")
        }
        return Vocabulary(
            typed.map(\.id), { word($0, in: words.language) }, { word($0, in: .english) })
    }

    /// The word for a new game.
    func newGame(in words: Words) -> String {
        let names = typed(AnyHashable(CommonDeed.newGame))?.names.text(in: words.language)
        return names?.split(separator: " ").first.map(String.init) ?? ""
    }

    func typed(_ id: AnyHashable) -> GameDeed<Act, Narrator>.Typed? {
        all.first { $0.id == id }?.typed
    }

    /// Help on the words that can be typed at a moment, one sentence per word.
    func typedHelp(in words: Words, at moment: GameMoment) -> [String] {
        all.compactMap(\.typed).filter { $0.moments.contains(moment) }
            .map { $0.help.text(in: words.language) }
    }
}
