@testable import Games
@testable import Parlor

/// A game that was won without help.
func wonOutcome(
    _ game: GameName, day: Int? = nil, seed: UInt64 = 7, variant: String = "v"
) -> GameOutcome {
    GameOutcome(
        game: game, variant: variant, isWon: true, time: GameTime(seconds: 30), moves: 20,
        seed: seed, help: GameHelp(), day: day)
}
