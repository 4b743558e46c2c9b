import TUI
import Testing

@testable import Parlor

@Suite struct `A game that is played by the mouse alone` {
    @Test(arguments: WalkSetting.covering)
    func `is paused, resumed and left by clicks in every window`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try WalkedGame.walk(game, to: .running, in: setting)
        func pause() throws -> AnyHashable {
            let visible = walked.things + walked.bar.compactMap(\.value)
            return try #require(
                visible.first { "\($0)".contains("togglePause") }, "\(walked.play.text)")
        }
        try walked.perform(.click(try pause()))
        #expect(walked.moment == .paused, "\(walked.play.text)")
        let resume = try #require(
            walked.things.first { "\($0)".contains("pause(false)") }, "\(walked.play.text)")
        try walked.perform(.click(resume))
        #expect(walked.moment == .running, "\(walked.play.text)")
        _ = try pause()
        #expect(walked.offers(.back), "\(walked.play.text)")
        try walked.perform(.click(CommonAct.back))
        #expect(walked.moment == nil, "\(walked.play.text)")
    }
}
