extension MemoryGame: Codable where CardContent: Codable {
    private enum Key: CodingKey {
        case options, phase, board, round, scores, turn, clock, watch, flips, seen, memories, dice
        case resets, wasRestarted, timeouts, lastTry, seed, day, shuffled, times
        /// The game in the format of an earlier version, which stored the seed and the day outside
        /// it.
        case game
    }

    /// Encodes the game without the time since the last command. Pause the game before saving it,
    /// so that this time counts.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(options, forKey: .options)
        try values.encode(seed, forKey: .seed)
        try values.encodeIfPresent(day, forKey: .day)
        try values.encode(phase, forKey: .phase)
        try values.encode(board, forKey: .board)
        try values.encode(round, forKey: .round)
        try values.encode(scores, forKey: .scores)
        try values.encode(turn, forKey: .turn)
        if clock.length != nil { try values.encode(clock, forKey: .clock) }
        try values.encode(clock.watch, forKey: .watch)
        try values.encode(SavedList(flips), forKey: .flips)
        try values.encode(SavedList(record.times.all), forKey: .times)
        try values.encode(recall.cards, forKey: .seen)
        try values.encode(memories.map(\.cards), forKey: .memories)
        try values.encode(dice, forKey: .dice)
        if help.restarts > 0 { try values.encode(help.restarts, forKey: .resets) }
        if record.wasRestarted { try values.encode(true, forKey: .wasRestarted) }
        if !isShuffled { try values.encode(false, forKey: .shuffled) }
        if help.timeouts > 0 { try values.encode(timeouts, forKey: .timeouts) }
        try values.encodeIfPresent(lastTry, forKey: .lastTry)
    }

    /// Decodes a game. A game that was saved while running comes back paused.
    public init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: Key.self)
        seed = try all.decode(UInt64.self, forKey: .seed)
        day = try all.decodeIfPresent(Int.self, forKey: .day)
        let values =
            all.contains(.game) ? try all.nestedContainer(keyedBy: Key.self, forKey: .game) : all
        options = try values.decode(MemoryOptions.self, forKey: .options)
        par = MemoryPar(pairs: options.pairs)
        phase = try values.decode(MemoryPhase.self, forKey: .phase)
        if phase == .playing { phase = .paused }
        board = try values.decode(Memory<CardContent>.self, forKey: .board)
        round = try values.decode(Int.self, forKey: .round)
        scores = try values.decode([MemoryScore].self, forKey: .scores)
        turn = try values.decode(Int.self, forKey: .turn)
        clock =
            try values.decodeIfPresent(Countdown.self, forKey: .clock)
            ?? Countdown(length: nil, startsAgain: true)
        clock.watch = try values.decode(Stopwatch.self, forKey: .watch)
        flips = GrowingList(try values.decode([MemoryFlip].self, forKey: .flips))
        record.times = try values.decodeIfPresent(StepTimes.self, forKey: .times) ?? StepTimes()
        for card in try values.decode([Int].self, forKey: .seen) { recall.see(card) }
        memories = options.memories
        let remembered = try values.decode([[Int]].self, forKey: .memories)
        for (player, cards) in zip(memories.indices, remembered) {
            for card in cards { memories[player].see(card) }
        }
        dice = try values.decode(Dice.self, forKey: .dice)
        newTimeouts = try values.decodeIfPresent([Int].self, forKey: .timeouts) ?? []
        record.help = GameHelp(
            restarts: try values.decodeIfPresent(Int.self, forKey: .resets) ?? 0,
            timeouts: newTimeouts.count)
        record.wasRestarted =
            try values.decodeIfPresent(Bool.self, forKey: .wasRestarted) ?? false
        isShuffled = try values.decodeIfPresent(Bool.self, forKey: .shuffled) ?? true
        lastTry = try values.decodeIfPresent(MemoryEndedRound<CardContent>.self, forKey: .lastTry)
        turnFaces()
        try decoder.require(isSound, "The parts of a memory game must fit together.")
        for flip in flips { count(flip) }
    }

    /// Indicates whether the game can occur in play. Every command keeps this true.
    public var isSound: Bool {
        let cards = board.cards.indices
        let isAboutCards = flips.allSatisfy { flip in
            cards.contains(flip.card) && cards.contains(flip.slot)
                && scores.indices.contains(flip.player)
                && flip.table.map {
                    $0.count == cards.count && $0.allSatisfy { $0.map(cards.contains) ?? true }
                } ?? true
                && flip.known?.allSatisfy(cards.contains) ?? true
        }
        return board.isSound && board.cards.count == 2 * options.pairs
            && (phase == .finished || !board.isCleared)
            && lastTry.map {
                $0.board.isSound && $0.board.cards.count == board.cards.count
                    && $0.scores.count == scores.count
            } ?? true
            && (1...options.rounds).contains(round)
            && scores.count == options.players.count && scores.indices.contains(turn)
            && scores.allSatisfy { $0.isSound }
            && 2 * scores.reduce(0) { $0 + $1.pairs }
                == (board.isCleared ? 0 : board.cards.count { $0.isMatched })
            && clock.length == options.timeLimit && clock.startsAgain
            && help.isSound
            && timeouts.allSatisfy((1...round).contains) && isAboutCards
            && recall.cards.allSatisfy(cards.contains)
    }
}
