import Games
import Reactive
import TUI

/// A mines game.
struct DealtMines: SingleDealtGame {
    var game: MinesGame
    var former: MinesGame?
    var isInDailySlot = false

    var day: Int? { game.day }

    /// Everything except for the clock.
    var progress: Mines { game.table }

    static let (name, slot, version): (GameName, SlotName, Int) = (.mines, "mines", 1)

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MinesViewModel { MinesViewModel(game, replacing: former, scheduler: scheduler) }

    func standing(in words: Words) -> String { words.mines.variant(game.options.variant) }
    var thumbnail: Thumbnail { game.thumbnail }

    func effects(of news: MinesNews) -> [Effect] {
        switch news {
        case .givenUp(let result): [.record(GameOutcome(result))]
        case .finished(let result): [.record(GameOutcome(result)), .ring]
        case .begun, .takenBack, .opened, .misfit, .refused: []
        }
    }
}

/// The day is saved because the game may end on another day, in another run of the program.
extension DealtMines: Codable {
    private enum Key: CodingKey { case game, day }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(game, forKey: .game)
        try values.encodeIfPresent(day, forKey: .day)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        game = try values.decode(MinesGame.self, forKey: .game)
        game.day = try values.decodeIfPresent(Int.self, forKey: .day)
    }
}

extension GameOutcome {
    init(_ result: MinesResult) {
        self.init(
            game: .mines, variant: result.options.variant, isWon: result.isWon,
            time: GameTime(tenths: result.tenths), moves: result.clicks, seed: result.seed,
            needed: result.needed, help: result.help, day: result.day)
    }
}

extension DealtMines {
    /// Creates a game. If other players can have the same board, as on a board of the day, the
    /// first cell is in the middle.
    init(_ start: SingleStart, _ services: Services) {
        let options = MinesOptions(services.settings.now.settings)
        let size = options.size
        let (seed, day) =
            start.number.map { ($0, nil) }
            ?? services.seed(isDaily: start.isDaily, of: .mines(size))
        let isShared = start != SingleStart() || services.invocation.seed != nil
        game = MinesGame(options: options, seed: seed, start: isShared ? size.middle : nil)
        game.day = day
    }
}
