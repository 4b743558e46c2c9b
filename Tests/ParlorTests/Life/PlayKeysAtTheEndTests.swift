import Games
import TUI
import Testing

@testable import Parlor

/// The end of every game, for a player who still presses the keys of play.
@Suite struct `The keys of play at the end` {
    private static let keys =
        [" ", "1", "5", "9"].map { KeyPress(typed: $0) } + [
            KeyPress(.enter)
        ]

    @Test(arguments: WalkSetting.covering)
    func `keep the finished board in sight`(_ game: GameName, _ setting: WalkSetting) throws {
        for key in Self.keys {
            let walked = try GameEnding.of(game).celebrate(game, in: setting)
            try #require(walked.moment == .over)
            let (count, results) = (walked.news.count, walked.play.services.results.all.count)
            for _ in 0..<6 {
                walked.press(key)
                walked.advance(by: .milliseconds(700))
                #expect(walked.moment == .over, "\(key)\n\(walked.play.text)")
            }
            #expect(walked.news.dropFirst(count).allSatisfy { !$0.isBeginning && !$0.isReset })
            #expect(walked.play.services.results.all.count == results)
            #expect(walked.play.pilot.copied.isEmpty)
            // The result is still there, and so is the way back through the steps.
            let text = walked.play.text
            walked.press(KeyPress(typed: "l"))
            #expect(walked.moment == .over && walked.play.text != text, "\(key)\n\(text)")
        }
    }

    @Test func `take back no move of a deal that got stuck`() throws {
        for key in Self.keys {
            let walked = try WalkedGame(
                .klondike, "--seed 3", .usual, judge: PreparedJudge.drawingLoses)
            walked.press(KeyPress(typed: "d"))
            walked.press(KeyPress(typed: "d"))
            let (count, text) = (walked.actions.count, walked.play.text)
            try #require(text.contains(walked.play.services.words.klondike.stuck), "\(text)")
            for _ in 0..<4 { walked.press(key) }
            let actions = walked.actions.dropFirst(count).compactMap {
                $0.base as? KlondikeGame.Action
            }
            #expect(actions.allSatisfy { if case .look = $0 { true } else { false } })
        }
    }
}
