import Games

@testable import Parlor

extension GameResult {
    /// Creates a result from the values that a test needs. The game ended a number of days and
    /// seconds after January 1, 1970.
    init(
        _ game: GameName = .memory, _ variant: String = "a", won isWon: Bool = true,
        day: Int = 0, second: Int = 0, took seconds: Int = 60, tenth: Int? = nil,
        moves: Int = 10,
        daily: Bool = false, board: Int? = nil, stars: Int? = nil, seed: UInt64 = 7,
        help: GameHelp? = GameHelp()
    ) {
        self.init(
            game: game, variant: variant, endedAt: 86_400 * day + second, isWon: isWon,
            seconds: seconds, tenths: tenth, moves: moves, seed: seed, help: help, isDaily: daily,
            stars: stars,
            day: board)
    }
}

extension Statistics {
    init(_ results: [GameResult], today: Int) { self.init(ResultsTable(results), today: today) }
}
