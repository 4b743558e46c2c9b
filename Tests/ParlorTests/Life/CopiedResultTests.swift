import Games
import TUI
import Testing

@testable import Parlor

/// The copy of a result, for every game in the list of modules.
@Suite struct `The result of every game` {
    @Test(arguments: GameName.walked, WalkSetting.all)
    func `is copied, and the screen says so`(_ game: GameName, _ setting: WalkSetting) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        walked.advance(by: .seconds(3))
        #expect(walked.moment == .over)
        let words = walked.play.services.words
        func says() -> Bool {
            walked.lines.joined().contains(words.games.isCopied)
        }
        #expect(!says(), "\(walked.lines.joined(separator: "\n"))")
        walked.press(KeyPress(typed: "c"))
        #expect(walked.play.pilot.copied.count == 1)
        #expect(says(), "\(walked.lines.joined(separator: "\n"))")
    }
}
