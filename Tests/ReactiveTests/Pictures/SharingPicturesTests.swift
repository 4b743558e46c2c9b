import Reactive
import ReactiveTesting
import Testing

@Suite struct `The pictures of operators that share` {
    @Test func `share lets all listeners use one subscription`() {
        let scenario = Scenario(
            """
            source                     -a--b--c-|
            share()                    -a--b--c-|
            share(), at 5              -------c-|
            share(replay: 1), at 5     -----b-c-|
            """)
        let source = scenario.hot("source")
        let (shared, replayed) = (source.share(), source.share(replay: 1))
        scenario.hear("share()", shared)
        let listener = replayed.subscribe()
        scenario.scheduler.scheduleAt(5) {
            scenario.hear("share(), at 5", shared)
            scenario.hear("share(replay: 1), at 5", replayed)
        }
        #expect(scenario.played == scenario.written)
        #expect(source.subscriptions == [Subscription(0, 9), Subscription(0, 9)])
        listener.dispose()
    }

    @Test func `a PublishSubject passes its elements to its listeners`() {
        let scenario = Scenario(
            """
            subject          -a--b--c-|
            listener         -a--b--c-|
            another, at 2    ----b--c-|
            """)
        let subject = PublishSubject<String>()
        let source = scenario.hot("subject").subscribe(subject)
        scenario.hear("listener", subject)
        scenario.scheduler.scheduleAt(2) { scenario.hear("another, at 2", subject) }
        #expect(scenario.played == scenario.written)
        source.dispose()
    }

    @Test func `a BehaviorSubject first sends a new listener its newest element`() {
        let scenario = Scenario(
            """
            subject, x       -a--b--c-|
            listener         xa--b--c-|
            another, at 2    --a-b--c-|
            """)
        let subject = BehaviorSubject(value: "x")
        let source = scenario.hot("subject, x").subscribe(subject)
        scenario.hear("listener", subject)
        scenario.scheduler.scheduleAt(2) { scenario.hear("another, at 2", subject) }
        #expect(scenario.played == scenario.written)
        source.dispose()
    }

    @Test
    func `a ReplaySubject first sends a new listener its last elements, even after its end`() {
        let scenario = Scenario(
            """
            subject, 2        -a--b--c-|
            listener          -a--b--c-|
            another, at 10    ----------(bc|)
            """)
        let subject = ReplaySubject<String>.create(bufferSize: 2)
        let source = scenario.hot("subject, 2").subscribe(subject)
        scenario.hear("listener", subject)
        scenario.scheduler.scheduleAt(10) { scenario.hear("another, at 10", subject) }
        #expect(scenario.played == scenario.written)
        source.dispose()
    }

    @Test func `an AsyncSubject emits its last element at the end`() {
        let scenario = Scenario(
            """
            subject          -a--b--c-|
            listener         ---------(c|)
            """)
        let subject = AsyncSubject<String>()
        let source = scenario.hot("subject").subscribe(subject)
        scenario.hear("listener", subject)
        #expect(scenario.played == scenario.written)
        source.dispose()
    }

    @Test func `fold is a state that only commands change`() {
        let scenario = Scenario(
            """
            commands           -+--+--r-
            fold(0, apply)     01--2--0-
            """)
        let commands = scenario.hot("commands")
        let count = Driver.fold(
            0,
            apply: { count, command in
                if command == "r" { count = 0 } else { count += 1 }
            },
            commands: { _ in commands })
        scenario.hear("fold(0, apply)", count)
        #expect(scenario.played == scenario.written)
    }

    @Test func `all changes of a turn cause one redraw`() {
        final class Model: ObservableObject {
            let objectWillChange = PublishRelay<Void>()
        }
        let scenario = Scenario(
            """
            objectWillChange     -(xx)---x-
            redraws              --x---x
            """)
        let model = Model()
        let changes = scenario.hot("objectWillChange") { _ in }.bind(to: model.objectWillChange)
        scenario.hear("redraws", model.redraws(on: scenario.scheduler).map { "x" })
        #expect(scenario.played == scenario.written)
        changes.dispose()
    }
}
