import Games

/// The variant of a mines game: its size, its difficulty, and whether it may need guesses.
struct MinesVariant: GameVariant {
    let size: MinesSize
    var level: MinesDifficulty.Level?
    var allowsGuesses = false

    var description: String {
        let kind = allowsGuesses ? "?" : level?.rawValue
        return [size.rawValue, kind].compactMap(\.self).joined(separator: ", ")
    }

    func name(in words: Words) -> String { name(words.mines.settings.guessesShortly, words) }
    func longName(in words: Words) -> String { name(words.mines.settings.withGuesses, words) }

    /// Boards with guesses come after all others of their size.
    static func < (one: MinesVariant, other: MinesVariant) -> Bool { one.order < other.order }

    private var order: (Int, Int, Int, Int) {
        let levels = MinesDifficulty.Level.allCases
        let rank = level.flatMap(levels.firstIndex).map { $0 + 1 } ?? 0
        return (size.count, size.width, size.mines, allowsGuesses ? levels.count + 1 : rank)
    }

    private func name(_ guesses: String, _ words: Words) -> String {
        let kind = allowsGuesses ? guesses : level.map(words.mines.settings.name)
        let board = "\(size.width)×\(size.height), \(words.mines.mines(size.mines))"
        return [board, kind].compactMap(\.self).joined(separator: ", ")
    }
}

extension MinesVariant {
    init?(_ text: String) {
        let parts = text.split(separator: ", ")
        guard let size = parts.first.flatMap({ MinesSize(rawValue: String($0)) }) else {
            return nil
        }
        let kind = parts.dropFirst().first.map(String.init)
        let level = kind.flatMap(MinesDifficulty.Level.init)
        self.init(size: size, level: level, allowsGuesses: kind != nil && level == nil)
    }
}

extension MinesOptions {
    var variant: MinesVariant {
        MinesVariant(size: size, level: level, allowsGuesses: allowsGuesses)
    }
}
