extension KlondikeGame {
    /// Returns whether a slot keeps both games alike. Compares times in whole seconds.
    public func isKeptLike(_ other: KlondikeGame) -> Bool {
        klondike == other.klondike && request == other.request && dice == other.dice
            && (watch.seconds, isPaused) == (other.watch.seconds, other.isPaused)
            && difficulty == other.difficulty && countedHelp == other.countedHelp
            && (request.day == nil || waitWatch.seconds == other.waitWatch.seconds)
            && remarks == other.remarks && record.times == other.record.times
    }

    /// A paused game, with no cards in hand.
    init(
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
        case klondike, request, dice, watch, difficulty, help, wasRestarted, waiting, remarks, times
    }

    /// Encodes the game without the time since the last command. To keep this time, encode the
    /// result of `stored(at:)` instead.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(klondike, forKey: .klondike)
        try values.encode(request, forKey: .request)
        try values.encode(dice, forKey: .dice)
        try values.encode(watch, forKey: .watch)
        try values.encodeIfPresent(difficulty, forKey: .difficulty)
        try values.encodeIfPresent(countedHelp, forKey: .help)
        if record.wasRestarted { try values.encode(true, forKey: .wasRestarted) }
        try values.encode(waitWatch, forKey: .waiting)
        try values.encode(SavedList(remarks.all), forKey: .remarks)
        try values.encode(SavedList(record.times.all), forKey: .times)
    }

    /// Decodes a game, which comes back paused. The solver has to search again for a solution.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            try values.decode(Klondike.self, forKey: .klondike),
            try values.decode(Klondike.Request.self, forKey: .request),
            try values.decode(Dice.self, forKey: .dice),
            try values.decode(Stopwatch.self, forKey: .watch),
            try values.decodeIfPresent(Klondike.Difficulty.self, forKey: .difficulty))
        let counted = try values.decodeIfPresent(GameHelp.self, forKey: .help)
        (record.help, countsHelp) = (counted ?? GameHelp(), counted != nil)
        record.wasRestarted =
            try values.decodeIfPresent(Bool.self, forKey: .wasRestarted) ?? false
        waitWatch = try values.decodeIfPresent(Stopwatch.self, forKey: .waiting) ?? Stopwatch()
        remarks =
            try values.decodeIfPresent(StepRemarks.self, forKey: .remarks) ?? StepRemarks()
        record.times = try values.decodeIfPresent(StepTimes.self, forKey: .times) ?? StepTimes()
        try decoder.require(
            klondike.rules == request.rules && canGoOn && help.isSound,
            "A saved game of Klondike must have the requested rules.")
    }
}
