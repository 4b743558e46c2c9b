import Games

/// The end of a game, as the statistics need it. A game that was replaced by another has also
/// ended, and counts as not won.
struct GameOutcome: Equatable, Sendable {
    let game: GameName

    /// The variant of the game, such as `8×3, 90 s`. Results are compared only within a variant.
    let variant: String
    let isWon: Bool
    let time: GameTime
    let moves: Int
    let seed: UInt64

    /// The stars; nil if the game awards none.
    var stars: Int?
    /// The fewest moves that solve the board, such as the 3BV of mines; nil if it is not known.
    var needed: Int?
    /// The help that the player used; nil if it is not known.
    var help: GameHelp?
    /// The seconds during which the board was visible before the clock started.
    var waited = 0

    /// The day of the board, counted from January 1, 1970; nil unless it is a board of the day.
    var day: Int?
}
