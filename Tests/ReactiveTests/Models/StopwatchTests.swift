import Reactive
import ReactiveTesting
import Testing

@Suite struct `A stopwatch` {
    @Test func `a pause loses no part of a second`() {
        var watch = Stopwatch()
        for lap in 0..<10 {
            let start = Duration.milliseconds(1100 * lap)
            watch.apply(.run(at: start))
            watch.apply(.pause(at: start + .milliseconds(900)))
        }
        #expect(watch.elapsed(at: .seconds(500)) == .seconds(9))
        #expect(watch.seconds == 9)
    }

    @Test func `a repeated start or pause changes nothing`() {
        var watch = Stopwatch()
        watch.apply(.run(at: .seconds(1)))
        watch.apply(.run(at: .seconds(3)))
        #expect(watch.elapsed(at: .seconds(5)) == .seconds(4))
        watch.apply(.pause(at: .seconds(5)))
        watch.apply(.pause(at: .seconds(9)))
        #expect(watch.elapsed(at: .seconds(20)) == .seconds(4))
    }

    @Test func `a reset starts from zero, and a running watch keeps running`() {
        var watch = Stopwatch()
        watch.apply(.run(at: .zero))
        watch.apply(.reset(at: .seconds(7)))
        watch.apply(.advance(to: .seconds(9)))
        #expect(watch.seconds == 2)
        watch.apply(.pause(at: .seconds(9)))
        watch.apply(.reset(at: .seconds(9)))
        #expect(watch == Stopwatch())
    }

    @Test func `a clock that runs backwards subtracts nothing`() {
        var watch = Stopwatch()
        watch.apply(.run(at: .zero))
        watch.apply(.pause(at: .seconds(5)))
        watch.apply(.run(at: .seconds(9)))
        #expect(watch.elapsed(at: .seconds(2)) == .seconds(5))
    }

    @Test func `a watch is restored paused`() throws {
        var watch = Stopwatch()
        watch.apply(.run(at: .zero))
        watch.apply(.pause(at: .milliseconds(42_900)))
        let again = try rewritten(watch)
        #expect(again == watch)
        #expect(throws: DecodingError.self) { try read(Stopwatch.self, "-1") }
        #expect(throws: DecodingError.self) { try read(Stopwatch.self, "9223372036854775807") }
    }

    @Test func `the seconds follow the play, and a pause stops them`() {
        let scenario = Scenario(
            """
            running   -y---n---y---
            reset     -----------x-
            seconds   0-1234----501
            """)
        let output = StopwatchViewModel(scheduler: scenario.scheduler).transform(
            .init(
                isRunning: scenario.hot("running") { $0 == "y" },
                reset: scenario.hot("reset").map { _ in }))
        scenario.hear("seconds", output.time.total)
        #expect(scenario.played == scenario.written)
    }

    @Test func `pausing across every full second does not stop the clock`() {
        let scheduler = VirtualTimeScheduler(resolution: .milliseconds(100))
        let isRunning = BehaviorRelay(value: false)
        let output = StopwatchViewModel(scheduler: scheduler)
            .transform(.init(isRunning: isRunning.asObservable(), reset: .never()))
        var shown: [Int] = []
        let hearing = output.time.total.drive { shown.append($0) }
        for _ in 0..<10 {
            isRunning.accept(true)
            scheduler.advance(by: .milliseconds(900))
            isRunning.accept(false)
            scheduler.advance(by: .milliseconds(200))
        }
        #expect(shown == Array(0...9))
        hearing.dispose()
    }

    @Test func `a paused watch sets no timer`() {
        let scheduler = VirtualTimeScheduler()
        let output = StopwatchViewModel(scheduler: scheduler)
            .transform(.init(isRunning: .of(true, false), reset: .never()))
        let hearing = output.drive()
        // The call would not return if a timer were still running.
        scheduler.start()
        #expect(scheduler.clock < 2)
        hearing.dispose()
    }
}
