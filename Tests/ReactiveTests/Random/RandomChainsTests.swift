import Reactive
import ReactiveTesting
import Sweep
import Testing

@Suite struct `Random chains of operators` {
    @Test func `random chains of operators match a model of lists`() {
        for seed in 0..<Sweep.count(4_000 as UInt64, whole: 100_000) {
            var text = ""
            let leaked = Subscriptions.leaked { text = compare(seed: seed) }
            if leaked > 0 {
                Issue.record("seed \(seed): \(text) leaks \(leaked) subscriptions")
            }
        }
    }

    /// Plays a chain and returns its text.
    private func compare(seed: UInt64) -> String {
        var twins = Twins(seed: seed)
        let twin = twins.chain(6)
        let horizon = twins.horizon
        let observer = twins.scheduler.createObserver(Int.self)
        let subscription = twin.played.subscribe(observer)
        twins.scheduler.advanceTo(horizon)

        let beginning = Moment(work: Work(time: 0, number: .max))
        let meant = twin.meant(beginning).timedEvents
            .map { Recorded(time: $0.at.time, value: $0.event) }
            .filter { $0.time <= horizon }
        if observer.events != meant {
            Issue.record(
                """
                seed \(seed): \(twin.text)
                a column is \(twins.column)
                played \(observer.events)
                meant  \(meant)
                """)
        }
        // After its end or its disposal, an operator disposes of its sources, in some cases later.
        if observer.events.last?.value.isStopEvent != true { subscription.dispose() }
        twins.scheduler.start()
        let isLeft = twins.sources.allSatisfy { source in
            source.subscriptions.allSatisfy { $0.unsubscribe < .max }
        }
        if !isLeft { Issue.record("seed \(seed): \(twin.text) has not left its sources") }
        return twin.text
    }
}
