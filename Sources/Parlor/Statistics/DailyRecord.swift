/// The boards of the day that were played.
struct DailyRecord: Equatable, Sendable {
    /// Nil for those of all games.
    let game: GameName?

    /// The days, in order, whose board was solved; one of any level and any game counts.
    let solved: [Int]

    /// The days whose board was begun, and not solved.
    let tried: [Int]

    /// Days in a row. Today may still be solved: it breaks nothing.
    let streak: Streak

    /// Nil where no board of the day was played.
    init?(of game: GameName?, _ results: [ResultsTable.Row], today: Int) {
        let played = Set(results.compactMap(\.boardDay))
        guard !played.isEmpty else { return nil }
        let solved = Set(results.filter(\.isWon).compactMap(\.boardDay))
        self.game = game
        self.solved = solved.sorted()
        tried = played.subtracting(solved).sorted()
        streak = Streak(days: self.solved, today: today)
    }

    /// The outcome of a day.
    enum Outcome: Equatable, Sendable { case solved, tried, none }

    /// The outcome of each day that has one.
    var outcomes: [Int: Outcome] {
        Dictionary(
            solved.map { ($0, .solved) } + tried.map { ($0, .tried) },
            uniquingKeysWith: { first, _ in first })
    }
}
