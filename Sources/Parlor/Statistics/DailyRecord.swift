/// The record of the boards of the day, for one game or for all games.
struct DailyRecord: Equatable, Sendable {
    /// The game; nil for the record of all games.
    let game: GameName?

    /// The days on which a board was solved without known help, in order. Every board counts,
    /// whatever its settings.
    let solved: [Int]

    /// The days on which boards were solved only with help.
    let helped: [Int]

    /// The days on which boards were started, but none was solved.
    let tried: [Int]

    /// The streak of days with a board that was solved without help. If today's board is not solved
    /// yet, the streak is not broken.
    let streak: Streak

    /// Returns nil if no board of the day was played.
    init?(of game: GameName?, _ results: [ResultsTable.Row], today: Int) {
        let played = Set(results.compactMap(\.boardDay))
        guard !played.isEmpty else { return nil }
        let own = Set(results.filter(\.isOwnWin).compactMap(\.boardDay))
        let solved = own.union(results.filter(\.isUnknownWin).compactMap(\.boardDay))
        let won = Set(results.filter(\.isWon).compactMap(\.boardDay))
        self.game = game
        self.solved = solved.sorted()
        helped = won.subtracting(solved).sorted()
        tried = played.subtracting(won).sorted()
        streak = Streak(days: own.sorted(), today: today)
    }

    enum Outcome: Equatable, Sendable { case solved, helped, tried, none }

    /// The outcomes, by day.
    var outcomes: [Int: Outcome] {
        Dictionary(
            solved.map { ($0, .solved) } + helped.map { ($0, .helped) }
                + tried.map { ($0, .tried) },
            uniquingKeysWith: { first, _ in first })
    }
}
