/// The screen of the statistics.
struct StatisticsWords: Sendable {
    let title: String
    let nothingYet: String
    let game, played, won, share: String
    let best, median, fewestMoves: String
    let streak, longestStreak: String
    let lastGames, times, daily: String

    /// The name of the time when there is another board of the day.
    let nextBoard: String

    /// All variants of a game, and all games.
    let allVariants, allGames: String

    /// The outcomes of boards of the day.
    let solvedDays, solved, tried: String

    /// From Monday on, as short as can be.
    let weekdays: [String]
}

extension StatisticsWords {
    /// A variant in words. What only another version knows stays as it is.
    func variant(_ variant: String?, of game: GameName, _ words: Words) -> String {
        variant.map { game.module.variant($0, words) } ?? allVariants
    }
}
