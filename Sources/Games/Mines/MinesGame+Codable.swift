extension MinesGame: Codable {
    private enum Key: CodingKey {
        case options, seed, phase, mines, covers, watch, clicks, hints, guesses
    }

    /// The time since the last pause is not kept: pause a game before it is saved.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(options, forKey: .options)
        try values.encode(seed, forKey: .seed)
        try values.encode(phase, forKey: .phase)
        try values.encodeIfPresent(table.board?.mines, forKey: .mines)
        try values.encode(String(table.covers.map(\.rawValue)), forKey: .covers)
        try values.encode(watch, forKey: .watch)
        try values.encode(clicks, forKey: .clicks)
        try values.encode(hints, forKey: .hints)
        try values.encodeIfPresent(guesses, forKey: .guesses)
    }

    /// A game that was being played comes back paused: the clock that it went by is gone.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            options: try values.decode(MinesOptions.self, forKey: .options),
            seed: try values.decode(UInt64.self, forKey: .seed))
        phase = try values.decode(MinesPhase.self, forKey: .phase)
        if phase == .playing { phase = .paused }
        table = Mines(
            size: options.size,
            covers: try values.decode(String.self, forKey: .covers).compactMap(Mines.Cover.init),
            mines: try values.decodeIfPresent([Int].self, forKey: .mines))
        watch = try values.decode(Stopwatch.self, forKey: .watch)
        clicks = try values.decode(Int.self, forKey: .clicks)
        hints = try values.decode(Int.self, forKey: .hints)
        guesses = try values.decodeIfPresent(Int.self, forKey: .guesses)
        try decoder.require(isSound, "The parts of a mines game fit together.")
    }

    /// Whether play could have come to this: what every command keeps true.
    public var isSound: Bool {
        table.isSound && table.isCleared == (phase == .won)
            && table.fatal.isEmpty == (phase != .lost)
            && [clicks, hints, guesses ?? 0].allSatisfy(Saved.count.contains)
            && (guesses == nil || options.allowsGuesses)
    }
}

extension Mines {
    /// A table of its parts, sound or not.
    fileprivate init(size: MinesSize, covers: [Cover], mines: [Int]?) {
        (self.size, self.covers) = (size, covers)
        board = mines.map { MinesBoard(size: size, mines: $0.filter((0..<size.count).contains)) }
    }

    /// Nothing is open before the mines are laid; where no mine is near, all around is open as well,
    /// but for flags.
    fileprivate var isSound: Bool {
        let open = covers.indices.filter { covers[$0] == .open }
        guard covers.count == size.count else { return false }
        guard let board else { return open.isEmpty }
        return !open.isEmpty && board.mines.count == size.mines
            && open.allSatisfy { cell in
                board.isMine[cell] || board.number(at: cell) > 0
                    || size.neighbors(of: cell).allSatisfy { !canOpen($0) }
            }
    }
}
