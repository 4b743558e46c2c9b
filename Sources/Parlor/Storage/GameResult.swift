import Games

/// How a game ended, as the statistics want to know it. One that was given up, because another was
/// begun instead of it, has ended too, and is not won.
struct GameResult: Codable, Equatable, Sendable {
    let game: GameName

    /// What results are compared with: "8 pairs" with "8 pairs".
    let variant: String

    /// Seconds since 1970, in UTC.
    let endedAt: Int
    let isWon: Bool
    let seconds: Int
    let moves: Int
    let seed: UInt64

    /// Whether it was the board of the day.
    let isDaily: Bool

    /// None where the game gives none.
    let stars: Int?

    /// The day whose board it was, counted from the first of January 1970. Somebody may end it on
    /// the next; where nothing is said, they did not.
    var day: Int?
}

extension GameResult {
    /// The day whose board it was; nil for any other board.
    var boardDay: Int? { isDaily ? day ?? endedAt / Day.seconds : nil }

    /// Whether it can be reckoned with: no game took a century, and none ended in one to come.
    var isSound: Bool {
        let lengths = 0...Int(Int32.max)
        let times = 0..<Day.seconds * Day.last
        return times.contains(endedAt) && lengths.contains(seconds) && lengths.contains(moves)
            && day.map((0..<Day.last).contains) ?? true
    }
}
