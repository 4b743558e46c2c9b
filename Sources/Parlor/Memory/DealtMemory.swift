import Games

/// A memory game with the number that its board was dealt with, and the day whose board it is, if it
/// is one of a day: it may be ended on another, by a program that was started for something else.
struct DealtMemory: SingleGame {
    private(set) var game: MemoryGame<String>
    let seed: UInt64

    private(set) var day: Int?

    /// All but the clock.
    struct Progress: Equatable {
        let board: Memory<String>
        let round, flips: Int
    }

    var progress: Progress {
        Progress(board: game.board, round: game.round, flips: game.flips.count)
    }

    func with(_ game: MemoryGame<String>) -> DealtMemory {
        DealtMemory(game: game, seed: seed, day: day)
    }

    /// The end of a game on this board.
    func outcome(_ result: MemoryResult, isOver: Bool) -> GameOutcome {
        GameOutcome(
            game: .memory, variant: result.options.variant, isWon: isOver && result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: seed,
            stars: isOver ? result.stars : nil, day: day)
    }

    /// The effects of news. Another game after the first is dealt by its dice: it is no board of the
    /// day.
    mutating func effects(of news: MemoryNews<String>) -> [Effect] {
        switch news {
        case .begun:
            day = nil
            return []
        case .timeout: return [.ring]
        case .givenUp(let result): return [.record(outcome(result, isOver: false))]
        case .finished(let result): return [.record(outcome(result, isOver: true)), .ring]
        case .turned, .turn, .round, .refused: return []
        }
    }

    /// The effect of the newest state, or of none to go on with.
    func keeping(_ game: MemoryGame<String>?) -> Effect {
        .keep(game.map { KeptGame(with($0)) }, in: DealtMemory.slot)
    }

    static let (name, slot, version): (GameName, SlotName, Int) = (.memory, "memory", 2)

    func standing(in words: Words) -> String { "\(game.round)/\(game.options.rounds)" }
    var thumbnail: Thumbnail { game.thumbnail }
    /// It counts if a move was made in it.
    var givenUp: GameOutcome? {
        let result = game.result
        return result.moves > 0 ? outcome(result, isOver: false) : nil
    }
}

extension MemoryResult {
    /// A player alone wins by coming to the end, and so do two at one keyboard. Against a computer
    /// it takes more pairs.
    var isWon: Bool {
        options.players.allSatisfy { $0 == .person } || winner == 0
    }
}

extension Services {
    var memorySlot: SaveSlot<DealtMemory> { slot(of: DealtMemory.self) }

    /// The memory game that was left, or a new one, as the settings want it.
    func memory(_ start: SingleStart) -> DealtMemory {
        if let left = memorySlot.left { return left }
        let preferences = settings.now
        let options = MemoryOptions(preferences)
        let (seed, day) = seed(isDaily: start.isDaily, variant: options.pairs)
        let theme = preferences.showsASCII ? .ascii : preferences[MemorySettings.deck]
        return DealtMemory(
            game: MemoryGame(theme: theme, options: options, seed: seed), seed: seed,
            day: day)
    }
}
