import Reactive
import ReactiveTesting
import Testing

// The code of "From a bug to a test", as in the document.

func counter(_ taps: Observable<Int>) -> Driver<Int> {
    .fold(0) { total, tap in
        total += tap
    } commands: { _ in
        taps.named("taps")
    }
}

func journal(of taps: Observable<Int>, by clock: @escaping () -> Duration) -> Journal {
    let journal = Journal(clock: clock)
    journal.open {
        _ = counter(taps).named("total").drive()
    }
    return journal
}

func picture(of taps: Observable<Int>, until end: TestTime, in scenario: Scenario) -> String {
    scenario.hear("taps", taps)
    scenario.hear("total", counter(taps))
    scenario.scheduler.advanceTo(end)
    return scenario.write()
}

@Suite struct `From a bug to a test` {
    @Test func `a journal keeps the named streams`() {
        let (taps, clock) = (PublishSubject<Int>(), VirtualTimeScheduler())
        let journal = journal(of: taps) { clock.now }
        taps.onNext(2)
        clock.advanceTo(3)
        taps.onNext(5)
        #expect(Set(journal.streams.map(\.name)) == ["taps", "total"])
        let total = journal.streams.first { $0.name == "total" }
        #expect(total?.entries.map { $0.event.element as? Int } == [0, 2, 7])
        #expect(total?.entries.map(\.time) == [.zero, .zero, .seconds(3)])
    }

    @Test func `a scenario without a picture writes the picture of the streams it hears`() {
        let scenario = Scenario()
        let taps = scenario.scheduler.createHotObservable([.next(2, 1), .next(4, 3)])
        #expect(
            picture(of: taps, until: 6, in: scenario) == """
                taps   --1-3--
                total  0-1-4--

                """)
    }
}
