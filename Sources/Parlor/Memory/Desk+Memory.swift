import Games

// What the choices of a player mean to the memory game, and what is kept of it.

extension Desk {
    /// A memory game as the command line and the settings want it.
    func newMemory() -> Dealt<MemoryGame<String>> {
        let wish = preferences.value.memory
        let options = MemoryOptions(
            pairs: wish.pairs, rounds: wish.rounds,
            timeLimit: wish.seconds == 0 ? nil : wish.seconds,
            players: wish.opponent.players)
        let seed = seed(variant: wish.pairs)
        let theme: MemoryTheme = preferences.value.showsASCII ? .ascii : wish.deck.theme
        let contents = theme.contents(pairs: wish.pairs)
        return Dealt(
            game: MemoryGame(contents: contents, options: options, seed: seed), seed: seed,
            day: isDaily ? now / Day.seconds : nil)
    }

    /// Another game is begun instead of the one that was left. It counts if a move was made in it.
    func giveUpMemory() {
        if let left = memory.left, left.game.result.moves > 0 {
            record(result(left.game.result, of: left, isOver: false))
        }
        memory.startOver()
    }

    /// How a game on a board ended.
    func result(
        _ result: MemoryResult, of dealt: Dealt<MemoryGame<String>>, isOver: Bool = true
    ) -> GameResult {
        GameResult(
            game: .memory, variant: result.variant, endedAt: now, isWon: isOver && result.isWon,
            seconds: result.seconds, moves: result.moves, seed: dealt.seed,
            isDaily: dealt.day != nil, stars: isOver ? result.stars : nil, day: dealt.day)
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
    /// What results are compared with: boards of the same size, with as much time, and against the
    /// same opponent.
    var variant: String {
        let limit = options.timeLimit.map { "\($0) s" } ?? "free"
        let opponent = OpponentChoice.allCases.first { $0.players == options.players }
        let name = opponent.flatMap { $0 == .nobody ? nil : ", \($0.rawValue)" } ?? ""
        return "\(options.pairs)×\(options.rounds), \(limit)\(name)"
    }

    /// Whoever plays alone wins by coming to the end, and so do two at one keyboard. Against a
    /// computer one has to have more pairs.
    fileprivate var isWon: Bool {
        options.players.allSatisfy { $0 == .person } || winner == 0
    }
}
