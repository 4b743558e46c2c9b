import Games

// What the choices of a player mean to the memory game.

extension Preferences {
    var showsASCII: Bool { isASCII || theme == .ascii }
}

extension OpponentChoice {
    /// Those who play by turns.
    var players: [MemoryPlayer] {
        switch self {
        case .nobody: [.person]
        case .person: [.person, .person]
        case .forgetful: [.person, .computer(remembers: 2)]
        case .attentive: [.person, .computer(remembers: 6)]
        case .keen: [.person, .computer(remembers: 16)]
        }
    }
}

extension DeckChoice {
    var theme: MemoryTheme {
        switch self {
        case .letters: .letters
        case .suits: .suits
        case .shapes: .shapes
        case .emoji: .emoji
        case .ascii: .ascii
        }
    }
}

extension MemoryResult {
    /// What results are compared with: boards of the same size, with as much time.
    var variant: String {
        let limit = options.timeLimit.map { "\($0) s" } ?? "free"
        return "\(options.pairs)×\(options.rounds), \(limit)"
    }
}
