extension MinesGame: Codable {
    private struct Form: Codable {
        let options: MinesOptions
        let missedLevel: MinesDifficulty.Level?
        let seed: UInt64
        let phase: MinesPhase
        let mines: [Int]?
        let covers: String
        let watch: Stopwatch
        let clicks, hints: Int
        let guesses, start, restarts: Int?
        let wasRestarted: Bool?
        let openings: [[Int]]?
        let clickMoments: [MinesOpening]?
        let times: [Int]?
        let day: Int?
    }

    /// The format of an earlier version, which saved the day next to the game.
    private struct EarlierForm: Decodable {
        let game: Form?
        let day: Int?
    }

    /// Encodes the game without the time since the last command. Pause the game before saving it,
    /// so that this time counts.
    public func encode(to encoder: any Encoder) throws {
        let covers = String(table.covers.map(\.rawValue))
        let saved = Form(
            options: options, missedLevel: missedLevel, seed: seed, phase: phase,
            mines: table.board?.mines, covers: covers, watch: watch, clicks: moveCount,
            hints: help.hints, guesses: guesses, start: start,
            restarts: help.restarts > 0 ? help.restarts : nil,
            wasRestarted: record.wasRestarted ? true : nil, openings: openings.map(\.cells),
            clickMoments: openings, times: Array(record.times.all), day: day)
        try saved.encode(to: encoder)
    }

    /// Decodes a game. A game that was saved while running comes back paused.
    public init(from decoder: any Decoder) throws {
        let earlier = try EarlierForm(from: decoder)
        let saved = try earlier.game ?? Form(from: decoder)
        self.init(options: saved.options, seed: saved.seed)
        missedLevel = saved.missedLevel
        table.covers = saved.covers.compactMap(Mines.Cover.init)
        let cells = 0..<options.size.count
        table.board = saved.mines.map {
            MinesBoard(size: saved.options.size, mines: $0.filter(cells.contains))
        }
        (phase, watch) = (saved.phase == .playing ? .paused : saved.phase, saved.watch)
        (moveCount, guesses) = (saved.clicks, saved.guesses)
        (start, day) = (saved.start, saved.day ?? earlier.day)
        record.help = GameHelp(hints: saved.hints, restarts: saved.restarts ?? 0)
        record.wasRestarted = saved.wasRestarted ?? false
        let opened = saved.openings ?? []
        // An earlier version saved only the cells of the openings.
        openings =
            saved.clickMoments ?? opened.indices.map { .init(number: $0 + 1, flagged: []) }
        try decoder.require(openings.count == opened.count, "Each opening must have its cells.")
        for (index, cells) in opened.enumerated() { openings[index].cells = cells }
        record.times = try StepTimes(saved.times ?? [], in: decoder)
        try decoder.require(isSound, "The parts of a mines game must fit together.")
    }

    /// Indicates whether the game can occur in play. Every command keeps this true.
    ///
    /// At least one cell is open if and only if the mines are placed. A covered cell may touch an
    /// open zero, if it had a flag when the region opened and the flag was removed later.
    public var isSound: Bool {
        table.covers.count == options.size.count
            && table.covers.contains(.open) == (table.board != nil)
            && table.board?.mines.count ?? options.size.mines == options.size.mines
            && table.isCleared == (phase == .won)
            && table.fatal.isEmpty == (phase != .lost)
            && help.isSound && [moveCount, guesses ?? 0].allSatisfy(SavedBounds.count.contains)
            && (guesses == nil || options.allowsGuesses)
            && start.map { (0..<options.size.count).contains($0) } ?? true
            && openings.allSatisfy { opening in
                opening.cells.allSatisfy { table.covers($0) == .open }
                    && SavedBounds.count.contains(opening.number)
                    && opening.flagged.allSatisfy(table.covers.indices.contains)
            }
    }
}
