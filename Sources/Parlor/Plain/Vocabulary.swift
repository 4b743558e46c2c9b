/// The words that can be typed at a place, in the player's language and in English.
struct Vocabulary<Meaning: Hashable> {
    /// The meaning of a line.
    enum Reading: Equatable {
        case nothing
        case meaning(Meaning, [String])
        /// The first word of the line is the beginning of several words.
        case unclear(String, [String])
        case unknown(String, nearest: String?)
    }

    private let entries: [(meaning: Meaning, names: [String])]

    /// The help on the words, one sentence per word.
    let help: [String]

    init(
        _ meanings: [Meaning], _ own: (Meaning) -> TypedWord, _ english: (Meaning) -> TypedWord
    ) {
        entries = meanings.map { ($0, own($0).names + english($0).names) }
        help = meanings.map { own($0).help }
    }

    /// Reads a line by its first word. An unambiguous beginning of a word is enough.
    func read(_ line: String) -> Reading { read(line.typedWords) }

    /// Reads the words of a line.
    func read(_ line: [String]) -> Reading {
        let words = line.map { $0.lowercased() }
        guard let word = words.first else { return .nothing }
        let rest = Array(words.dropFirst())
        if let entry = entries.first(where: { $0.names.contains(word) }) {
            return .meaning(entry.meaning, rest)
        }
        let begun = entries.filter { $0.names.contains { $0.hasPrefix(word) } }
        if begun.count == 1 { return .meaning(begun[0].meaning, rest) }
        if begun.count > 1 {
            let names = begun.compactMap { $0.names.first { $0.hasPrefix(word) } }
            return .unclear(word, names)
        }
        return .unknown(word, nearest: word.nearest(in: entries.flatMap(\.names)))
    }
}

extension String {
    /// The words of a typed line. Blanks, commas and equals signs separate them.
    var typedWords: [String] {
        split { $0.isWhitespace || $0 == "," || $0 == "=" }.map(String.init)
    }
}

extension Vocabulary.Reading: Sendable where Meaning: Sendable {}

extension PlainWords {
    /// The answer to a line that cannot be understood; nil if it is empty or understood.
    func refusal<Meaning>(of reading: Vocabulary<Meaning>.Reading) -> String? {
        switch reading {
        case .nothing, .meaning: nil
        case .unclear(let word, let names): self.unclear(word, names)
        case .unknown(let word, let nearest): self.unknown(word, nearest)
        }
    }
}

/// A word that can be typed, with its names (including abbreviations and synonyms) and a sentence
/// of help.
package struct TypedWord: Sendable {
    let names: [String]
    let help: String

    /// Creates a word from its names. Spaces separate the names, and the preferred name comes
    /// first.
    init(_ names: String, _ help: String) {
        (self.names, self.help) = (names.split(separator: " ").map(String.init), help)
    }
}
