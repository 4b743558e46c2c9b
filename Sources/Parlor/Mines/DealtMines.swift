import Games
import Reactive
import TUI

/// A mines game, and its day if it is a board of the day.
struct DealtMines: SingleDealtGame {
    var game: MinesGame
    private(set) var day: Int?
    /// The day of the previous game, which can be brought back.
    private var formerDay: Int?
    private enum CodingKeys: CodingKey { case game, day }

    init(game: MinesGame, day: Int?) { (self.game, self.day) = (game, day) }

    /// Everything except for the clock.
    var progress: Mines { game.table }

    static let (name, slot, version): (GameName, SlotName, Int) = (.mines, "mines", 1)

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MinesViewModel { MinesViewModel(game, scheduler: scheduler) }

    func standing(in words: Words) -> String { words.mines.variant(game.options.variant) }
    var thumbnail: Thumbnail { game.thumbnail }
    var givenUp: GameOutcome? { game.givenUpResult.map { outcome($0) } }

    func outcome(_ result: MinesResult, ofFormer isFormer: Bool = false) -> GameOutcome {
        GameOutcome(
            game: .mines, variant: result.options.variant, isWon: result.isWon,
            time: GameTime(tenths: result.tenths), moves: result.clicks, seed: result.seed,
            needed: result.needed, help: result.help, day: isFormer ? formerDay : day)
    }

    mutating func effects(of news: MinesNews) -> [Effect] {
        if news == .begun { (formerDay, day) = (day, nil) }
        if news == .takenBack { day = formerDay }
        return switch news {
        case .givenUp(let result): [.record(outcome(result, ofFormer: true))]
        case .finished(let result): [.record(outcome(result)), .ring]
        case .begun, .takenBack, .opened, .misfit, .refused: []
        }
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
        self.day = day
    }
}
