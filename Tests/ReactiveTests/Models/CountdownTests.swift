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

    @Test func `a pause and a start that are told twice change nothing more`() {
        let scenario = Scenario(
            """
            pause      n--yy-nn--
            remaining  987----654
            """)
        let output = CountdownViewModel(length: 9, scheduler: scenario.scheduler)
            .transform(.init(pause: scenario.hot("pause") { $0 == "y" }))
        scenario.hear("remaining", output.remaining)
        #expect(scenario.played == scenario.written)
    }

    @Test func `one that starts again shows its zero for a second`() {
        let scenario = Scenario(
            """
            toggle     x--------x-
            remaining  321032103--
            timeout    ----x---x--
            over       n--yn--yn--
            """)
        let output = CountdownViewModel(length: 3, startsAgain: true, scheduler: scenario.scheduler)
            .transform(.init(toggle: scenario.hot("toggle").map { _ in }))
        scenario.hear("remaining", output.remaining)
        scenario.hear("timeout", output.timeout.map { "x" })
        scenario.hear("over", output.isOver.map { $0 ? "y" : "n" })
        #expect(scenario.played == scenario.written)
    }

    @Test func `a limit of 90 runs out at 91 and at 182 seconds, and at no other time`() {
        let scheduler = TestScheduler()
        let output = CountdownViewModel(length: 90, startsAgain: true, scheduler: scheduler)
            .transform(.init(toggle: .just(())))
        let timeouts = scheduler.createObserver(Void.self)
        let bag = DisposeBag { output.timeout.asObservable().subscribe(timeouts) }
        scheduler.advanceTo(270)
        #expect(timeouts.events.map(\.time) == [91, 182])
        withExtendedLifetime(bag) {}
    }

    @Test(arguments: [(90, 1, 30), (60, 1, 0), (5, 0, 5), (0, 0, 0), (3600, 60, 0)])
    func `a clock shows minutes and seconds`(total: Int, minutes: Int, seconds: Int) {
        let reading = ClockReading(seconds: total)
        #expect(reading.minutes == minutes && reading.seconds == seconds)
    }

    @Test func `the progress goes from full to empty`() {
        var countdown = Countdown(length: 4)
        countdown.apply(.start)
        var progress = [countdown.progress]
        for _ in 1...5 {
            countdown.apply(.tick)
            progress.append(countdown.progress)
        }
        #expect(progress == [1, 0.75, 0.5, 0.25, 0, 0])
        #expect(Countdown(length: 0).progress == 0)
    }

    @Test func `a countdown comes back paused`() throws {
        var countdown = Countdown(length: 4, startsAgain: true)
        countdown.apply(.start)
        for _ in 1...7 { countdown.apply(.tick) }
        let again = try rewritten(countdown)
        countdown.apply(.pause)
        #expect(again == countdown)
    }

    @Test(arguments: [
        #"{"length":-1,"startsAgain":true,"remaining":0,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":5,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":-1,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":1,"timeouts":9223372036854775807}"#,
    ])
    func `a countdown that cannot be is not read`(json: String) {
        #expect(throws: DecodingError.self) { try read(Countdown.self, json) }
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
