import Games
import TUI
import Testing

@testable import Parlor

/// A game that was left while it showed a hint, for every game in the list of modules.
@Suite struct `A hint of a game that was left` {
    @Test(arguments: GameName.walked)
    func `is gone, as if the game came from its file`(_ game: GameName) throws {
        let walked = try WalkedGame(game, "--seed 3", .usual, judge: PromptJudge())
        try walked.begin()
        walked.press(KeyPress(typed: "h"))
        walked.lookAway()
        #expect(walked.moment == .paused)
        walked.press(KeyPress(typed: "b"))
        #expect(walked.moment == nil)
        let files = try walked.leave()
        let slot = try #require(game.module.starts.unfinished(walked.play.services).first?.slot)
        try walked.perform(.click(ListSpot.row("goOn-\(slot.name)")))
        let read = try WalkedGame(
            game, "", .usual, directory: temporaryDirectory(with: files), judge: PromptJudge())
        #expect(walked.moment == .running && walked.seenText == read.seenText)
        #expect(walked.look.picture == read.look.picture, "\(walked.play.text)\n\(read.play.text)")
    }
}
