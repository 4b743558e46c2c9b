import Games
import Reactive
import TUI

/// A memory game.
struct DealtMemory: SingleDealtGame {
    var game: MemoryGame<String>
    var former: MemoryGame<String>?
    var isInDailySlot = false

    var day: Int? { game.day }

    /// Everything except for the clock.
    struct Progress: Equatable {
        let board: Memory<String>
        let round, flips: Int
    }

    var progress: Progress {
        Progress(board: game.board, round: game.round, flips: game.flips.count)
    }

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MemoryViewModel<String> {
        MemoryViewModel(game, replacing: former, scheduler: scheduler)
    }

    /// Starting a game that is ready is no new game.
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool {
        action == .newGame && moment != .ready
    }

    func effects(of news: MemoryNews<String>) -> [Effect] {
        switch news {
        case .timeout: [.ring]
        case .givenUp(let result): [.record(GameOutcome(result, isOver: false))]
        case .finished(let result): [.record(GameOutcome(result, isOver: true)), .ring]
        case .begun, .reset, .takenBack, .turned, .turn, .round, .refused: []
        }
    }

    static let (name, slot, version): (GameName, SlotName, Int) = (.memory, "memory", 3)

    func standing(in words: Words) -> String {
        words.memory.standing(game.round, game.options.rounds)
    }
    var thumbnail: Thumbnail { game.thumbnail }
}

/// The day is saved because the game may end on another day, in another run of the program.
extension DealtMemory: Codable {
    private enum Key: CodingKey { case game, seed, day }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(game, forKey: .game)
        try values.encode(game.seed, forKey: .seed)
        try values.encodeIfPresent(day, forKey: .day)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        game = try values.decode(MemoryGame<String>.self, forKey: .game)
        game.seed = try values.decode(UInt64.self, forKey: .seed)
        game.day = try values.decodeIfPresent(Int.self, forKey: .day)
    }
}

extension GameOutcome {
    init(_ result: MemoryResult, isOver: Bool) {
        self.init(
            game: .memory, variant: result.options.variant, isWon: isOver && result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: result.seed,
            stars: isOver ? result.stars : nil, help: result.help, day: result.day)
    }
}

extension MemoryResult {
    /// Whether the game counts as won. One player, or two at one keyboard, win by reaching the end.
    /// Against a computer, the player must have more pairs.
    var isWon: Bool {
        options.players.allSatisfy { $0 == .person } || winner == 0
    }
}

extension DealtMemory {
    init(_ start: SingleStart, _ services: Services) {
        let preferences = services.settings.now
        let options = MemoryOptions(preferences)
        let (seed, day) = services.seed(isDaily: start.isDaily, of: .memory(pairs: options.pairs))
        let theme = preferences.showsASCII ? .ascii : preferences[MemorySettings.deck]
        game = MemoryGame(theme: theme, options: options, seed: seed)
        game.day = day
    }
}
