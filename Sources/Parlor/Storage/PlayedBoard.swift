/// The board of a game that has ended. A player who plays the board again already knows it.
package struct PlayedBoard {
    fileprivate let game: GameName
    fileprivate let variant: String
    fileprivate let seed: UInt64
    fileprivate let day: Int?

    /// Returns whether the boards are the same: the same board of a day, or the same number of the
    /// same variant. Boards without a number, such as the player's own puzzles, have the number 0.
    package func isSame(as other: PlayedBoard) -> Bool {
        guard game == other.game, seed == other.seed else { return false }
        if let day, let otherDay = other.day { return day == otherDay }
        return variant == other.variant && seed != 0
    }
}

extension GameOutcome {
    var board: PlayedBoard { PlayedBoard(game: game, variant: variant, seed: seed, day: day) }
}

extension GameResult {
    package var board: PlayedBoard {
        PlayedBoard(game: game, variant: variant, seed: seed, day: boardDay)
    }
}
