import Games

extension MemoryGame: SavableGame, SingleGame where CardContent == String {
    struct Progress: Equatable {
        let board: Memory<String>
        let round, flips, timeouts: Int
        let seed: UInt64
    }

    var progress: Progress {
        Progress(
            board: board, round: round, flips: flips.count, timeouts: timeouts.count, seed: seed)
    }

    static var name: GameName { .memory }
    static var slot: SlotName { "memory" }
    static var version: Int { 4 }

    static func variant(_ services: Services) -> MemoryVariant {
        MemoryOptions(services.settings.now).variant
    }

    static func next(_ services: Services) -> MemoryDeal<String> {
        MemoryDeal(services.settings.now)
    }

    func progressText(in words: Words) -> String { words.memory.progress(round, options.rounds) }
}

extension MemoryGame where CardContent == String {
    /// Creates a game with the current settings.
    init(_ start: SingleStart, _ services: Services) {
        let deal = MemoryDeal(services.settings.now)
        let board = Day.Board.memory(pairs: deal.options.pairs)
        let (seed, day) = services.seed(isDaily: start.isDaily, of: board)
        self.init(contents: deal.contents, options: deal.options, seed: seed)
        self.day = day
    }
}

extension MemoryDeal<String> {
    fileprivate init(_ preferences: Preferences) {
        let theme = preferences.showsASCII ? .ascii : preferences[MemorySettings.deck]
        self.init(theme: theme, options: MemoryOptions(preferences))
    }
}

extension GameOutcome {
    init(_ result: MemoryResult) {
        self.init(
            game: .memory, variant: "\(result.options.variant)", isWon: result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: result.seed,
            stars: result.stars, help: result.help, day: result.day)
    }
}

extension ResultsTable.Kind {
    var isBetweenPersons: Bool {
        game == .memory && MemoryVariant(variant)?.opponent == .person
    }
}
