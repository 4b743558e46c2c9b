import Games
import Reactive

/// A mines game, and the day whose board it is, if it is one of a day.
struct DealtMines: DealtGame {
    var game: MinesGame
    var day: Int?

    /// All but the clock.
    var progress: Mines { game.table }

    static let (name, slot, version): (GameName, SlotName, Int) = (.mines, "mines", 1)

    func viewModel(scheduler: any Scheduler) -> MinesViewModel {
        MinesViewModel(game, scheduler: scheduler)
    }

    func standing(in words: Words) -> String { words.mines.variant(game.options.variant) }
    var thumbnail: Thumbnail { game.thumbnail }
    /// It counts if a cell was opened in it: a hint alone is no move.
    var givenUp: GameOutcome? { game.clicks > 0 ? outcome(game.result) : nil }

    func outcome(_ result: MinesResult) -> GameOutcome {
        GameOutcome(
            game: .mines, variant: result.options.variant, isWon: result.isWon,
            time: GameTime(tenths: result.tenths), moves: result.clicks, seed: result.seed, day: day
        )
    }

    mutating func effects(of news: MinesNews) -> [Effect] {
        if news == .begun { day = nil }
        return switch news {
        case .givenUp(let result): [.record(outcome(result))]
        case .finished(let result): [.record(outcome(result)), .ring]
        case .begun, .opened, .misfit, .refused: []
        }
    }
}

extension DealtMines {
    /// Of a board that others can have too, of the day or by its number, the middle is open.
    init(_ start: SingleStart, _ services: Services) {
        let options = MinesOptions(services.settings.now.settings)
        let size = options.size
        let (seed, day) = services.seed(
            isDaily: start.isDaily, variant: size.width << 20 | size.height << 10 | size.mines)
        let isShared = start.isDaily || services.invocation.seed != nil
        game = MinesGame(options: options, seed: seed, start: isShared ? size.middle : nil)
        self.day = day
    }
}

extension ResultLine {
    init(_ result: MinesResult, day: Int?, _ words: Words = .english) {
        self.init(
            .mines,
            [
                words.mines.variant(result.options.variant),
                ResultLine.board(day: day, seed: result.seed),
                result.isWon ? result.time : "–", "3BV \(result.done)/\(result.needed)",
                result.isWon ? "\(result.speed.text(2))/s" : nil,
            ], words)
    }
}

extension MinesResult {
    var time: String { GameTime(tenths: tenths).text }
}
