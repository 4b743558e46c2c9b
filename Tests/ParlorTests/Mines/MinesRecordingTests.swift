import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A game of mines that is replayed` {
    @Test(arguments: [
        "mines --seed 3", "mines --daily", "mines", "mines --size 16x16/40 --lang ko",
    ])
    func `is the same`(arguments: String) throws {
        let play = try RecordedPlay(arguments)
        play.type("hhh")
        play.press(.right, .down, .enter, .character(" "))
        for row in 2..<9 { play.click(28 + 3 * row, row) }
        play.type("ffp")
        play.wait(3000)
        play.press(.enter)
        for _ in 0..<36 { play.type("h") }
        play.wait(2500)
        play.type("cn")
        play.click(40, 5)
        play.take(.focus(false))
        play.wait(5000)
        play.press(.enter)
        play.type("?bbb")
        let recording = try play.recording()
        let report = try Replay.check(recording)
        #expect(report.difference == nil && report.isComplete)
        #expect(report.inputs == recording.inputs.count)
    }
}
