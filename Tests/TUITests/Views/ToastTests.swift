import Reactive
import ReactiveTesting
import Testing

@testable import TUI

@Suite struct `A toast` {
    @Test func `is visible for a while, and replaced by the next`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, "a"), .next(260, "b"), .next(270, "c"),
        ])
        let seen = scheduler.start {
            source.shown(for: .seconds(30), scheduler: scheduler)
        }
        #expect(
            seen.events == [
                .next(210, "a"), .next(240, nil), .next(260, "b"), .next(270, "c"), .next(300, nil),
            ])
    }

    @Test func `stands in the corner`() {
        #expect(picture(Toast("Saved"), 12, 4) == "\n   ╭───────╮\n   │ Saved │\n   ╰───────╯")
    }
}
