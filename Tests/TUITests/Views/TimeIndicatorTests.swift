import Reactive
import Testing

@testable import TUI

@Suite struct `The face of a clock` {
    private let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
    private let bag = DisposeBag()

    /// The visible rows of a clock over time.
    private func rows(_ clock: Driver<ClockFace>, for time: Duration) -> [String] {
        var rows: [String] = []
        clock.map { TimeIndicator($0, label: "\($0.time.minutes):\($0.time.seconds)") }
            .drive(onNext: { rows.append(picture($0, 12, 1)) })
            .disposed(by: bag)
        scheduler.advance(by: time)
        return rows
    }

    @Test func `shows a stopwatch`() {
        let clock = StopwatchViewModel(scheduler: scheduler).transform(
            .init(isRunning: .just(true)))
        #expect(rows(clock, for: .seconds(62)).suffix(2) == ["1:1", "1:2"])
    }

    @Test func `shows a countdown, with a bar of the rest`() {
        let clock = CountdownViewModel(length: 4, scheduler: scheduler).transform(
            .init(toggle: .just(())))
        #expect(
            rows(clock.seen, for: .seconds(9)).suffix(5)
                == ["0:4 ████████", "0:3 ██████", "0:2 ████", "0:1 ██", "0:0"])
    }

    @Test func `may be the bar alone`() {
        let half = ClockFace(time: ClockReading(seconds: 1), progress: 0.5, isRunning: true)
        #expect(picture(TimeIndicator(half, label: nil), 8, 1) == "████")
    }
}
