import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A hint of a game that was left` {
    // Memory has no hints.
    @Test(arguments: GameName.walked.filter { $0 != .memory })
    func `is gone when the player returns`(_ game: GameName) throws {
        let walked = try WalkedGame(game, "--seed 3", .usual, judge: PromptJudge())
        try walked.begin()
        walked.press(KeyPress(typed: "h"))
        #expect(isShown(in: walked))
        walked.lookAway()
        #expect(walked.moment == .paused)
        walked.press(KeyPress(typed: "b"))
        #expect(walked.moment == nil)
        let slot = try #require(game.module.starts.unfinished(walked.play.services).first?.slot)
        try walked.perform(.click(ListSpot.row("goOn-\(slot.name)")))
        #expect(walked.moment == .running && !isShown(in: walked), "\(walked.play.text)")
    }

    private func isShown(in walked: WalkedGame) -> Bool {
        walked.seenText.contains("hint: Optional(")
    }
}
