import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The key b in every game` {
    private let back = KeyPress(typed: "b")

    @Test(arguments: GameName.walked, WalkSetting.each)
    func `leaves at once, or first closes what is over the game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        for stop in WalkStop.each(of: game, in: setting) {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            walked.press(back)
            switch stop {
            // No game asks whether to leave, because every game is saved.
            case .waiting, .ready, .running, .paused, .over, .unjudged, .lastMove, .celebrated:
                break
            case .moveBegun:
                #expect(walked.moment == .running, "\(stop)\n\(walked.play.text)")
                walked.press(back)
            // The first step shows the result.
            case .lookedBack:
                #expect(walked.moment == .over, "\(stop)\n\(walked.play.text)")
                walked.advance(by: .seconds(1))
                walked.press(back)
            }
            #expect(walked.moment == nil, "\(stop)\n\(walked.play.text)")
        }
    }
}
