/// The boards of the day that were played.
struct DailyRecord: Equatable, Sendable {
    /// Nil for those of all games.
    let game: GameName?

    /// The days, in order, whose board was solved without help; one of any level and any game
    /// counts.
    let solved: [Int]

    /// The days whose board was solved with help alone.
    let helped: [Int]

    /// The days whose board was begun, and not solved.
    let tried: [Int]

    /// Days in a row on which a board was solved without help. Today may still be solved: it breaks
    /// nothing.
    let streak: Streak

    /// Nil where no board of the day was played.
    init?(of game: GameName?, _ results: [ResultsTable.Row], today: Int) {
        let played = Set(results.compactMap(\.boardDay))
        guard !played.isEmpty else { return nil }
        let solved = Set(results.filter(\.isOwnWin).compactMap(\.boardDay))
        let won = Set(results.filter(\.isWon).compactMap(\.boardDay))
        self.game = game
        self.solved = solved.sorted()
        helped = won.subtracting(solved).sorted()
        tried = played.subtracting(won).sorted()
        streak = Streak(days: self.solved, today: today)
    }

    /// The outcome of a day.
    enum Outcome: Equatable, Sendable { case solved, helped, tried, none }

    /// The outcome of each day that has one.
    var outcomes: [Int: Outcome] {
        Dictionary(
            solved.map { ($0, .solved) } + helped.map { ($0, .helped) }
                + tried.map { ($0, .tried) },
            uniquingKeysWith: { first, _ in first })
    }
}
