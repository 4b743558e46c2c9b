/// The record of the boards of the day.
struct DailyRecord: Equatable, Sendable {
    /// The game; nil for the record of all games.
    let game: GameName?

    /// The days on which a board was solved without help, in order. Any game and level counts.
    let solved: [Int]

    /// The days on which boards were solved only with help.
    let helped: [Int]

    /// The days on which boards were started, but none was solved.
    let tried: [Int]

    /// The streak of days with a board solved without help. A missing solution for today does not
    /// break it, because today's board may still be solved.
    let streak: Streak

    /// Returns nil if no board of the day was played.
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

    /// The outcomes, by day.
    var outcomes: [Int: Outcome] {
        Dictionary(
            solved.map { ($0, .solved) } + helped.map { ($0, .helped) }
                + tried.map { ($0, .tried) },
            uniquingKeysWith: { first, _ in first })
    }
}
