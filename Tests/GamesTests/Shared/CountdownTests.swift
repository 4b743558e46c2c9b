import Games
import Reactive
import Testing

extension Scenario {
    /// A countdown whose keys are the rows `toggle` and `reset`, heard in the others.
    fileprivate func count(from length: Int) {
        let keys = CountdownViewModel.Input(
            toggle: hot("toggle").map { _ in }, reset: hot("reset").map { _ in })
        let output = CountdownViewModel(length: length, scheduler: scheduler).transform(keys)
        hear("remaining", output.remaining)
        hear("running", output.isRunning.map { $0 ? "y" : "n" })
        hear("over", output.isOver.map { $0 ? "y" : "n" })
    }
}

@Suite struct CountdownTests {
    @Test func `a pause holds the clock, and resuming starts a full second`() {
        let scenario = Scenario(
            """
            toggle     -x-x--x---
            reset      ----------
            remaining  9-8----765
            running    ny-n--y---
            over       n---------
            """)
        scenario.count(from: 9)
        #expect(scenario.played == scenario.written)
    }

    @Test func `the tick that reaches zero stops the clock`() {
        let scenario = Scenario(
            """
            toggle     x------x---
            reset      -----------
            remaining  3210-------
            running    (ny)--n-------
            over       n--y-------
            """)
        scenario.count(from: 3)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a reset fills the countdown and stops it`() {
        let scenario = Scenario(
            """
            toggle     x--------x--
            reset      ----x-------
            remaining  98769-----87
            running    (ny)---n----y--
            over       n-----------
            """)
        scenario.count(from: 9)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a countdown of nothing is over before it begins`() {
        var countdown = Countdown(length: 0)
        countdown.apply(.toggle)
        countdown.apply(.tick)
        #expect(countdown == Countdown(length: 0))
        #expect(countdown.isOver && !countdown.isRunning)
    }

    @Test func `a tick that comes while the clock is held changes nothing`() {
        var countdown = Countdown(length: 5)
        countdown.apply(.tick)
        #expect(countdown.remaining == 5)
    }

    @Test func `a view model leaves nothing behind`() {
        let leaked = Subscriptions.leaked {
            let scheduler = VirtualTimeScheduler()
            let toggle = PublishRelay<Void>()
            let output = CountdownViewModel(length: 60, scheduler: scheduler)
                .transform(.init(toggle: toggle.asObservable(), reset: .never()))
            let bag = DisposeBag {
                output.remaining.drive()
                output.isRunning.drive()
            }
            toggle.accept(())
            scheduler.advance(by: .seconds(30))
            withExtendedLifetime(bag) {}
        }
        #expect(leaked == 0)
    }
}
