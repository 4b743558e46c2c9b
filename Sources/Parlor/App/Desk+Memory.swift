import Games

// What the choices of a player mean to the memory game, and what is kept of it.

extension Desk {
    /// A memory game as the command line and the settings want it, and its number.
    func newMemory() -> (game: MemoryGame<String>, seed: UInt64) {
        let wish = preferences.value.memory
        let options = MemoryOptions(
            pairs: wish.pairs, rounds: wish.rounds,
            timeLimit: wish.seconds == 0 ? nil : wish.seconds,
            players: wish.opponent.players)
        let seed = seed(variant: wish.pairs)
        let theme: MemoryTheme = preferences.value.showsASCII ? .ascii : wish.deck.theme
        let contents = theme.contents(pairs: wish.pairs)
        return (MemoryGame(contents: contents, options: options, seed: seed), seed)
    }

    func record(_ result: MemoryResult, seed: UInt64) {
        record(
            GameResult(
                game: .memory, variant: result.variant, endedAt: now, isWon: true,
                seconds: result.seconds, moves: result.moves, seed: seed, isDaily: isDaily,
                stars: result.stars))
    }
}

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
