/// A word that can be typed: what it is called, shorter or in other words too, and a sentence about
/// it.
struct PlainWord: Sendable {
    let names: [String]
    let help: String

    /// The names stand in one text, apart by spaces, the proper one first.
    init(_ names: String, _ help: String) {
        (self.names, self.help) = (names.split(separator: " ").map(String.init), help)
    }
}

/// The words that can be typed at a place: those of the player's language, and the English ones
/// always.
struct Vocabulary<Deed: CaseIterable & Hashable> {
    /// What a line means.
    enum Reading: Equatable {
        case nothing
        case deed(Deed, [String])
        /// It begins several words.
        case unclear(String, [String])
        case unknown(String, nearest: String?)
    }

    private let entries: [(deed: Deed, names: [String])]

    /// What can be typed, a sentence each.
    let help: [String]

    init(_ own: (Deed) -> PlainWord, _ english: (Deed) -> PlainWord) {
        let deeds = Array(Deed.allCases)
        entries = deeds.map { ($0, own($0).names + english($0).names) }
        help = deeds.map { own($0).help }
    }

    /// Reads a line: the first of its words, or the beginning of it, says what is meant.
    func read(_ line: String) -> Reading {
        let words = line.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard let word = words.first else { return .nothing }
        let rest = Array(words.dropFirst())
        if let entry = entries.first(where: { $0.names.contains(word) }) {
            return .deed(entry.deed, rest)
        }
        let begun = entries.filter { $0.names.contains { $0.hasPrefix(word) } }
        if begun.count == 1 { return .deed(begun[0].deed, rest) }
        if begun.count > 1 {
            let names = begun.compactMap { $0.names.first { $0.hasPrefix(word) } }
            return .unclear(word, names)
        }
        return .unknown(word, nearest: word.nearest(in: entries.flatMap(\.names)))
    }
}

extension Vocabulary.Reading: Sendable where Deed: Sendable {}

extension PlainWords {
    /// What there is to say to a line that means nothing; nothing to one that is empty.
    func refusal<Deed>(of reading: Vocabulary<Deed>.Reading) -> String? {
        switch reading {
        case .nothing, .deed: nil
        case .unclear(let word, let names): unclear(word, names)
        case .unknown(let word, let nearest): unknown(word, nearest)
        }
    }
}
