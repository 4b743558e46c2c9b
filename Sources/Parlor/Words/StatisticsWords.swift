/// The screen of the statistics.
struct StatisticsWords: Sendable {
    let title: String
    let nothingYet: String
    let game, played, won, share: String
    let best, median, fewestMoves: String
    let streak, longestStreak: String
    let lastGames, daily: String
}
