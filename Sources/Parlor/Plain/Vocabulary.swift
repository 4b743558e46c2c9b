/// The words that can be typed at a place, in the player's language and in English.
struct Vocabulary<Command: Hashable> {
    /// The meaning of a line.
    enum Reading: Equatable {
        case nothing
        case command(Command, [String])
        /// The first word of the line is the beginning of several words.
        case unclear(String, [String])
        case unknown(String, nearest: String?)
    }

    private let entries: [(command: Command, names: [String])]

    /// The help on the words, one sentence per word.
    let help: [String]

    init(
        _ commands: [Command], _ own: (Command) -> TypedWord, _ english: (Command) -> TypedWord
    ) {
        entries = commands.map { ($0, own($0).names + english($0).names) }
        help = commands.map { own($0).help }
    }

    /// Reads a line, whose first word is the command. An unambiguous beginning of the command is
    /// enough.
    func read(_ line: String) -> Reading {
        let words = line.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard let word = words.first else { return .nothing }
        let rest = Array(words.dropFirst())
        if let entry = entries.first(where: { $0.names.contains(word) }) {
            return .command(entry.command, rest)
        }
        let begun = entries.filter { $0.names.contains { $0.hasPrefix(word) } }
        if begun.count == 1 { return .command(begun[0].command, rest) }
        if begun.count > 1 {
            let names = begun.compactMap { $0.names.first { $0.hasPrefix(word) } }
            return .unclear(word, names)
        }
        return .unknown(word, nearest: word.nearest(in: entries.flatMap(\.names)))
    }
}

extension Vocabulary.Reading: Sendable where Command: Sendable {}

extension PlainWords {
    /// The answer to a line that cannot be understood; nil if it is empty or a command.
    func refusal<Command>(of reading: Vocabulary<Command>.Reading) -> String? {
        switch reading {
        case .nothing, .command: nil
        case .unclear(let word, let names): self.unclear(word, names)
        case .unknown(let word, let nearest): self.unknown(word, nearest)
        }
    }
}
