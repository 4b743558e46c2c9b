/// A command that can be typed at a game: one of its own, or one that every game knows.
enum GameWord<Own: Hashable>: Hashable {
    case own(Own)
    case common(CommonWord)
}

enum CommonWord: CaseIterable, Sendable { case pause, resume, help, menu, quit }

extension Vocabulary {
    /// The words of a game, and those of every game.
    init<Own: CaseIterable>(
        in words: Words, ofGame own: (Words) -> @Sendable (Own) -> PlainWord
    ) where Command == GameWord<Own> {
        func word(in words: Words) -> (Command) -> PlainWord {
            let own = own(words)
            return { word in
                switch word {
                case .own(let word): own(word)
                case .common(let word): words.plain.common(word)
                }
            }
        }
        self.init(
            Own.allCases.map(GameWord.own) + CommonWord.allCases.map(GameWord.common),
            word(in: words), word(in: .english))
    }
}
