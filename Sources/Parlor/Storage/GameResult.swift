/// How a game ended, as the statistics want to know it.
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
}
