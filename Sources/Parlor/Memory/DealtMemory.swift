import Games
import Reactive
import TUI

/// A memory game, the number that dealt its board, and its day if it is a board of the day. The day
/// is saved because the game may end on another day, in another run of the program.
struct DealtMemory: SingleDealtGame {
    var game: MemoryGame<String>
    let seed: UInt64

    private(set) var day: Int?
    /// The day of the previous game, which can be brought back.
    private var formerDay: Int?
    private enum CodingKeys: CodingKey { case game, seed, day }

    init(game: MemoryGame<String>, seed: UInt64, day: Int?) {
        (self.game, self.seed, self.day) = (game, seed, day)
    }

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
    ) -> MemoryViewModel<String> { MemoryViewModel(game, scheduler: scheduler) }

    /// The outcome of a game on this board.
    func outcome(
        _ result: MemoryResult, isOver: Bool, ofFormer isFormer: Bool = false
    ) -> GameOutcome {
        GameOutcome(
            game: .memory, variant: result.options.variant, isWon: isOver && result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: seed,
            stars: isOver ? result.stars : nil, help: result.help, day: isFormer ? formerDay : day)
    }

    /// The memory game deals the following games itself, so they belong to no day.
    mutating func effects(of news: MemoryNews<String>) -> [Effect] {
        switch news {
        case .begun: (formerDay, day) = (day, nil)
        case .reset: formerDay = day
        case .takenBack: day = formerDay
        default: break
        }
        return switch news {
        case .timeout: [.ring]
        case .givenUp(let result): [.record(outcome(result, isOver: false, ofFormer: true))]
        case .finished(let result): [.record(outcome(result, isOver: true)), .ring]
        case .begun, .reset, .takenBack, .turned, .turn, .round, .refused: []
        }
    }

    static let (name, slot, version): (GameName, SlotName, Int) = (.memory, "memory", 3)

    func standing(in words: Words) -> String { "\(game.round)/\(game.options.rounds)" }
    var thumbnail: Thumbnail { game.thumbnail }
    var givenUp: GameOutcome? { game.givenUpResult.map { outcome($0, isOver: false) } }
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
        (seed, day) = services.seed(isDaily: start.isDaily, of: .memory(pairs: options.pairs))
        let theme = preferences.showsASCII ? .ascii : preferences[MemorySettings.deck]
        game = MemoryGame(theme: theme, options: options, seed: seed)
    }
}
