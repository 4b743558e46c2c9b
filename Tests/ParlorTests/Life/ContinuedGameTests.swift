import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A game that the player left` {
    /// A pause hides an open hint. If the hint were saved with the game, the program that showed it
    /// would continue it, and another one would begin anew.
    @Test(arguments: GameName.walked)
    func `gives the same hints in the same program as in another one`(_ game: GameName) throws {
        let walk = try WalkedGame(game, "--seed 7", .usual)
        try walk.beginToCount()
        for key in ["h", "p", "b"] as [Key] { walk.press(KeyPress(key)) }
        #expect(walk.moment == nil, "\(walk.play.text)")
        walk.press(KeyPress(.enter))
        let other = try WalkedGame(game, "", .usual, directory: walk.play.directory)
        for walk in [walk, other] {
            if walk.moment == .paused { walk.press(KeyPress("p")) }
            #expect(walk.moment == .running, "\(walk.play.text)")
            walk.press(KeyPress("h"))
        }
        #expect(walk.lines == other.lines)
    }
}
