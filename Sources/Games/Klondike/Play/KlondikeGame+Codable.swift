extension KlondikeGame {
    public var moment: GameMoment {
        switch phase {
        case .dealing: .waiting
        case .playing, .stuck: klondike.hasBegun ? .running : .ready
        case .paused: .held
        case .won: .over
        }
    }

    /// Moves that were taken back are counted: their board was touched.
    public var deeds: Int { klondike.history.states.count - 1 }

    /// The game held; a search for another deal is over.
    public func held(at time: Duration) -> KlondikeGame {
        var game = self
        game.search = nil
        game.apply(.init(.pause(true), at: time))
        return game
    }

    public var canGoOn: Bool { hasCards && klondike.hasBegun && !klondike.isWon }

    /// The game held, without what is known of it by thinking.
    public func saved(at time: Duration) -> KlondikeGame? {
        guard canGoOn else { return nil }
        var watch = watch
        watch.apply(.pause(at: time))
        var game = KlondikeGame(klondike, request, dice, watch, difficulty)
        (game.help, game.waiting) = (help, waiting)
        return game
    }

    /// Whether there is nothing else to save, to the second.
    func isSavedLike(_ other: KlondikeGame) -> Bool {
        klondike == other.klondike && request == other.request && dice == other.dice
            && (watch.seconds, isPaused) == (other.watch.seconds, other.isPaused)
            && difficulty == other.difficulty && help == other.help
    }

    /// A game that is held, with nothing in hand.
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
    private enum Key: CodingKey { case klondike, request, dice, watch, difficulty, help, waiting }

    /// Leaves out the time since the last pause: save what `saved` gives.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(klondike, forKey: .klondike)
        try values.encode(request, forKey: .request)
        try values.encode(dice, forKey: .dice)
        try values.encode(watch, forKey: .watch)
        try values.encodeIfPresent(difficulty, forKey: .difficulty)
        try values.encodeIfPresent(help, forKey: .help)
        try values.encode(waiting, forKey: .waiting)
    }

    /// A game comes back paused: the clock that it went by is gone. Whether it can be won has to be
    /// found out again.
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
        try decoder.require(
            klondike.rules == request.rules && klondike.hasBegun && !klondike.isWon
                && help?.isSound ?? true,
            "A saved game of Klondike goes on by the rules that were asked for.")
    }
}
