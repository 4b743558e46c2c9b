import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

extension Scenario {
    /// Plays a countdown. The rows `toggle` and `reset` are its keys, and the other rows are its
    /// output.
    fileprivate func count(from length: Int) {
        let keys = CountdownViewModel.Input(
            toggle: hot("toggle").map { _ in }, reset: hot("reset").map { _ in })
        let output = CountdownViewModel(length: length, scheduler: scheduler).transform(keys)
        hear("remaining", output.seen.time.total)
        hear("running", output.seen.isRunning.map { $0 ? "y" : "n" })
        hear("over", output.seen.isOver.map { $0 ? "y" : "n" })
    }
}

@Suite struct `A countdown` {
    @Test func `a pause stops the clock, but a second that ends at the same instant counts`() {
        let scenario = Scenario(
            """
            toggle     -x-x--x---
            reset      ----------
            remaining  9-87---654…
            running    ny-n--y---…
            over       n---------…
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
            remaining  98769-----87…
            running    (ny)---n----y--…
            over       n-----------…
            """)
        scenario.count(from: 9)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a countdown from zero is over before it begins`() {
        var countdown = Countdown(length: 0)
        countdown.apply(.toggle(at: .zero))
        countdown.apply(.advance(to: .seconds(1)))
        #expect(countdown == Countdown(length: 0))
        #expect(countdown.isOver && !countdown.isRunning)
    }

    @Test func `a second that passes while the clock is stopped changes nothing`() {
        var countdown = Countdown(length: 5)
        countdown.apply(.advance(to: .seconds(1)))
        #expect(countdown.remaining == 5)
    }

    @Test func `a repeated pause or start changes nothing`() {
        let scenario = Scenario(
            """
            pause      n--yy-nn--
            remaining  9876---543…
            """)
        let output = CountdownViewModel(length: 9, scheduler: scenario.scheduler)
            .transform(.init(pause: scenario.hot("pause") { $0 == "y" }))
        scenario.hear("remaining", output.seen.time.total)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a countdown that repeats shows zero for a second before it starts again`() {
        let scenario = Scenario(
            """
            toggle     x--------x-
            remaining  3210321032-
            timeout    ----x---x--
            over       n--yn--yn--
            """)
        let output = CountdownViewModel(length: 3, startsAgain: true, scheduler: scenario.scheduler)
            .transform(.init(toggle: scenario.hot("toggle").map { _ in }))
        scenario.hear("remaining", output.seen.time.total)
        scenario.hear("timeout", output.news.map { _ in "x" })
        scenario.hear("over", output.seen.isOver.map { $0 ? "y" : "n" })
        #expect(scenario.played == scenario.written)
    }

    @Test func `a limit of 90 runs out at 91 and at 182 seconds, and at no other time`() {
        let scheduler = TestScheduler()
        let output = CountdownViewModel(length: 90, startsAgain: true, scheduler: scheduler)
            .transform(.init(toggle: .just(())))
        let timeouts = scheduler.createObserver(Countdown.News.self)
        let bag = DisposeBag { output.news.asObservable().subscribe(timeouts) }
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
        countdown.apply(.start(at: .zero))
        var progress = [countdown.progress]
        for second in 1...5 {
            countdown.apply(.advance(to: .seconds(second)))
            progress.append(countdown.progress)
        }
        #expect(progress == [1, 0.75, 0.5, 0.25, 0, 0])
        #expect(Countdown(length: 0).progress == 0)
    }

    @Test func `a countdown is restored paused`() throws {
        var countdown = Countdown(length: 4, startsAgain: true)
        countdown.apply(.start(at: .zero))
        countdown.apply(.advance(to: .seconds(7)))
        let again = try rewritten(countdown)
        #expect(again.remaining == countdown.remaining && again.timeouts == countdown.timeouts)
        #expect(!again.isRunning)
    }

    @Test func `a pause loses no part of a second`() {
        var countdown = Countdown(length: 5)
        for lap in 0..<4 {
            let start = Duration.milliseconds(2_000 * lap)
            countdown.apply(.start(at: start))
            countdown.apply(.pause(at: start + .milliseconds(750)))
        }
        #expect(countdown.remaining == 2)
    }

    @Test func `a running countdown that is reset ends its second when it would have ended`() {
        var countdown = Countdown(length: 5, startsAgain: true)
        countdown.apply(.start(at: .zero))
        countdown.apply(.advance(to: .milliseconds(2_500)))
        countdown.apply(.refill)
        countdown.apply(.advance(to: .milliseconds(3_000)))
        #expect(countdown.remaining == 4 && countdown.watch.seconds == 3)
    }

    @Test func `a countdown without a limit counts the elapsed time, and never ends`() {
        var countdown = Countdown(length: nil)
        countdown.apply(.start(at: .zero))
        #expect(countdown.news(of: .advance(to: .seconds(10_000))).isEmpty)
        #expect(countdown.watch.seconds == 10_000 && !countdown.isOver)
        #expect(countdown.progress == nil && countdown.remaining == nil)
    }

    @Test(arguments: [
        #"{"length":-1,"startsAgain":true,"remaining":0,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":5,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":-1,"timeouts":0}"#,
        #"{"length":4,"startsAgain":true,"remaining":1,"timeouts":9223372036854775807}"#,
    ])
    func `an impossible countdown is refused`(json: String) {
        #expect(throws: DecodingError.self) { try read(Countdown.self, json) }
    }

    @Test func `a view model leaks nothing`() {
        let leaked = Subscriptions.leaked {
            let scheduler = VirtualTimeScheduler()
            let toggle = PublishRelay<Void>()
            let output = CountdownViewModel(length: 60, scheduler: scheduler)
                .transform(.init(toggle: toggle.asObservable(), reset: .never()))
            let bag = DisposeBag {
                output.seen.drive()
                output.news.emit()
            }
            toggle.accept(())
            scheduler.advance(by: .seconds(30))
            withExtendedLifetime(bag) {}
        }
        #expect(leaked == 0)
    }
}
