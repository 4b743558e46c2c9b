import Testing

@testable import TUI

@Suite struct `The pace of frames` {
    private let millisecond = 1_000_000

    @Test func `the first frame, and the first after a pause, may be drawn at once`() {
        var pace = FramePace()
        #expect(pace.next <= 0)
        pace.noteFrame(at: 5000 * millisecond)
        #expect(pace.next == 5000 * millisecond + FramePace.interval)
        #expect(pace.next < 9000 * millisecond)
    }

    @Test func `a late wake-up does not slow down the frames`() {
        var pace = FramePace()
        pace.noteFrame(at: 1000 * millisecond)
        for _ in 0..<60 { pace.noteFrame(at: pace.next + millisecond) }
        #expect(pace.next == 1000 * millisecond + 61 * FramePace.interval)
    }

    @Test func `a full interval follows a slow frame, too`() {
        var pace = FramePace()
        pace.noteFrame(at: 1000 * millisecond)
        pace.noteFrame(at: 1030 * millisecond)
        #expect(pace.next == 1030 * millisecond + FramePace.interval)
    }
}
