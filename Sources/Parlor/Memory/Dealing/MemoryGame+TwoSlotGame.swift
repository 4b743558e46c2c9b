import Games

extension MemoryGame: SavableGame, ListedGame, TwoSlotGame where CardContent == String {
    struct Progress: Equatable {
        let board: Memory<String>
        let round, turn, flips, timeouts: Int
        let seed: UInt64
    }

    var progress: Progress {
        Progress(
            board: board, round: round, turn: turn, flips: flips.count, timeouts: help.timeouts,
            seed: seed)
    }

    static var name: GameName { .memory }
    static var slot: SlotName { "memory" }
    static var version: Int { 4 }

    static func variant(_ settings: Settings) -> MemoryVariant {
        MemoryOptions(settings).variant
    }

    static func next(_ services: Services) -> MemoryDeal<String> {
        MemoryDeal(services.settings.now, MemoryOptions(services.boardSettings(.other)))
    }

    func progressText(in words: Words) -> String {
        words.memory.progress(round: round, all: options.rounds)
    }

    func timedProgress(in words: Words) -> String {
        let time = words.time(seconds: clock.remaining ?? clock.watch.seconds)
        return [
            progressText(in: words), words.memory.time(time, isLeft: clock.remaining != nil),
        ].joined(separator: ", ")
    }
}

extension MemoryGame where CardContent == String {
    /// Creates a game with the settings for the board.
    init(_ start: BoardStart, _ services: Services) {
        let options = MemoryOptions(services.boardSettings(start.slot))
        let deal = MemoryDeal(services.settings.now, options)
        let board = Day.Board.memory(pairs: deal.options.pairs)
        let (seed, day) = services.seed(start.slot, of: board)
        self.init(contents: deal.contents, options: deal.options, seed: seed)
        self.day = day
    }
}

extension MemoryDeal<String> {
    fileprivate init(_ preferences: Preferences, _ options: MemoryOptions) {
        let theme = preferences.showsASCII ? .ascii : preferences[MemorySettings.deck]
        self.init(theme: theme, options: options)
    }
}
