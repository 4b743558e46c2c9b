extension MinesGame: Codable {
    private struct Form: Codable {
        let options: MinesOptions
        let seed: UInt64
        let phase: MinesPhase
        let mines: [Int]?
        let covers: String
        let watch: Stopwatch
        let clicks, hints: Int
        let guesses, start: Int?
    }

    /// The time since the last pause is not kept: pause a game before it is saved.
    public func encode(to encoder: any Encoder) throws {
        let covers = String(table.covers.map(\.rawValue))
        let saved = Form(
            options: options, seed: seed, phase: phase, mines: table.board?.mines, covers: covers,
            watch: watch, clicks: clicks, hints: hints, guesses: guesses,
            start: start)
        try saved.encode(to: encoder)
    }

    /// A game that was being played comes back paused: the clock that it went by is gone.
    public init(from decoder: any Decoder) throws {
        let saved = try Form(from: decoder)
        self.init(options: saved.options, seed: saved.seed)
        table.covers = saved.covers.compactMap(Mines.Cover.init)
        let cells = 0..<options.size.count
        table.board = saved.mines.map {
            MinesBoard(size: saved.options.size, mines: $0.filter(cells.contains))
        }
        (phase, watch) = (saved.phase == .playing ? .paused : saved.phase, saved.watch)
        (clicks, hints, guesses) = (saved.clicks, saved.hints, saved.guesses)
        start = saved.start
        try decoder.require(isSound, "The parts of a mines game fit together.")
    }

    /// Whether play could have come to this: what every command keeps true. Something is open if
    /// the mines are laid, and nothing before. Beside an open cell without mines around it there
    /// may be a covered one: a flag that was there when the region opened, and is gone.
    public var isSound: Bool {
        table.covers.count == options.size.count
            && table.covers.contains(.open) == (table.board != nil)
            && table.board?.mines.count ?? options.size.mines == options.size.mines
            && table.isCleared == (phase == .won)
            && table.fatal.isEmpty == (phase != .lost)
            && [clicks, hints, guesses ?? 0].allSatisfy(Saved.count.contains)
            && (guesses == nil || options.allowsGuesses)
            && start.map { (0..<options.size.count).contains($0) } ?? true
    }
}
