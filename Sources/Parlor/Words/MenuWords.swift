/// The first screen.
struct MenuWords: Sendable {
    let statistics, settings, help, quit: String

    /// The row of a game that was left, to go on with it.
    let goOn: String
    let goOnWith: @Sendable (_ game: String) -> String

    /// The boards of the day, and how many days in a row one of them was solved.
    let today: @Sendable (_ boards: String) -> String
    let streak: @Sendable (_ days: Int) -> String
    /// When there are others, as it was when the screen was come to.
    let nextBoards: @Sendable (_ hours: Int, _ minutes: Int) -> String
}

/// Words that every game needs.
struct GameWords: Sendable {
    /// The time that a clock shows, in words.
    let time: @Sendable (_ minutes: Int, _ seconds: Int) -> String
    let moves: @Sendable (Int) -> String
    let boardOfTheDay: String

    /// When there is another one.
    let nextBoardOfTheDay: String

    func time(seconds: Int) -> String { time(seconds / 60, seconds % 60) }
}
