import Games
import Reactive

/// A mines game, and the day whose board it is, if it is one of a day.
struct DealtMines: SingleGame {
    let game: MinesGame
    var day: Int?

    /// All but the clock.
    var progress: Mines { game.table }

    static let (name, slot, version): (GameName, SlotName, Int) = (.mines, "mines", 1)

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

    /// The effects of news. A game after the first is no board of the day.
    mutating func effects(of news: MinesNews) -> [Effect] {
        switch news {
        case .begun:
            day = nil
            return []
        case .givenUp(let result): return [.record(outcome(result))]
        case .finished(let result): return [.record(outcome(result)), .ring]
        case .opened, .misfit, .refused: return []
        }
    }

    /// The effect of the newest state, or of none to go on with.
    func keeping(_ game: MinesGame?) -> Effect {
        .keep(game.map { KeptGame(DealtMines(game: $0, day: day)) }, in: DealtMines.slot)
    }
}

extension Services {
    var minesSlot: SaveSlot<DealtMines> { slot(of: DealtMines.self) }

    /// The mines game that was left, or a new one, as the settings want it. Of a board that others
    /// can have too, of the day or by its number, the middle is open.
    func mines(_ start: SingleStart) -> DealtMines {
        if let left = minesSlot.left { return left }
        let options = MinesOptions(settings.now.settings)
        let size = options.size
        let (seed, day) = seed(
            isDaily: start.isDaily, variant: size.width << 20 | size.height << 10 | size.mines)
        let isShared = start.isDaily || invocation.seed != nil
        return DealtMines(
            game: MinesGame(options: options, seed: seed, start: isShared ? size.middle : nil),
            day: day)
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
