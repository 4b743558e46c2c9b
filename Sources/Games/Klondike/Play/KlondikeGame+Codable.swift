extension KlondikeGame {
    public var moment: GameMoment {
        switch phase {
        case .dealing: .waiting
        case .playing, .stuck: klondike.hasBegun ? .running : .ready
        case .paused: .paused
        case .won: .over
        }
    }

    /// Moves that were taken back count too, because the player touched the board.
    public var actionCount: Int {
        klondike.history.states.count - 1 + (help?.hints ?? 0) - earlierHints
    }

    /// The game, paused. A search for another deal is given up.
    public func paused(at time: Duration) -> KlondikeGame {
        var game = self
        game.search = nil
        game.apply(.init(.pause(true), at: time))
        return game
    }

    /// A deal without a move is left to go on with if a hint was taken, so that the hint counts.
    public var canGoOn: Bool {
        hasCards && !klondike.isWon && (klondike.hasBegun || help?.hints ?? 0 > 0)
    }

    /// The game, paused, without the results of the solver.
    public func saved(at time: Duration) -> KlondikeGame? {
        guard canGoOn else { return nil }
        var (watch, waiting) = (watch, waiting)
        watch.apply(.pause(at: time))
        waiting.apply(.pause(at: time))
        var game = KlondikeGame(klondike, request, dice, watch, difficulty)
        (game.help, game.waiting, game.remarks) = (help, waiting, remarks)
        return game
    }

    /// Whether both games would be saved as the same file, with the time in whole seconds.
    func isSavedLike(_ other: KlondikeGame) -> Bool {
        klondike == other.klondike && request == other.request && dice == other.dice
            && (watch.seconds, isPaused) == (other.watch.seconds, other.isPaused)
            && difficulty == other.difficulty && help == other.help
            && remarks == other.remarks
    }

    /// A paused game, with no cards in hand.
    private init(
        _ klondike: Klondike, _ request: Klondike.Request, _ dice: Dice, _ watch: Stopwatch,
        _ difficulty: Klondike.Difficulty?
    ) {
        (self.klondike, self.request, self.dice) = (klondike, request, dice)
        (self.watch, self.difficulty) = (watch, difficulty)
        isPaused = true
    }
}

extension KlondikeGame: Codable {
    private enum Key: CodingKey {
        case klondike, request, dice, watch, difficulty, help, waiting, remarks
    }

    /// Encodes the game without the time since the last pause. Encode the result of `saved` to keep
    /// this time.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(klondike, forKey: .klondike)
        try values.encode(request, forKey: .request)
        try values.encode(dice, forKey: .dice)
        try values.encode(watch, forKey: .watch)
        try values.encodeIfPresent(difficulty, forKey: .difficulty)
        try values.encodeIfPresent(help, forKey: .help)
        try values.encode(waiting, forKey: .waiting)
        try values.encode(SavedList(remarks.all), forKey: .remarks)
    }

    /// Decodes a paused game, because its clock no longer exists. The solver has to search again
    /// for a way to win.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            try values.decode(Klondike.self, forKey: .klondike),
            try values.decode(Klondike.Request.self, forKey: .request),
            try values.decode(Dice.self, forKey: .dice),
            try values.decode(Stopwatch.self, forKey: .watch),
            try values.decodeIfPresent(Klondike.Difficulty.self, forKey: .difficulty))
        help = try values.decodeIfPresent(GameHelp.self, forKey: .help)
        waiting = try values.decodeIfPresent(Stopwatch.self, forKey: .waiting) ?? Stopwatch()
        remarks =
            try values.decodeIfPresent(StepRemarks.self, forKey: .remarks) ?? StepRemarks()
        try decoder.require(
            klondike.rules == request.rules && canGoOn && help?.isSound ?? true,
            "A saved game of Klondike goes on by the rules that were asked for.")
    }
}
