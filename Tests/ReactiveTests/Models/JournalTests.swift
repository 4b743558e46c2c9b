import Reactive
import ReactiveTesting
import Testing

@Suite struct `A journal` {
    private struct Counter: EmittingModel {
        enum Command: Equatable {
            case add(Int)
            case clear
        }
        var total = 0
        mutating func apply(_ command: Command, emit: (String) -> Void) {
            switch command {
            case .add(let number): total += number
            case .clear:
                emit("cleared")
                total = 0
            }
        }
    }

    private let scheduler = TestScheduler()

    private func journal() -> Journal { Journal { [scheduler] in scheduler.now } }

    @Test func `records the elements of named streams with their times`() {
        let (journal, moves) = (journal(), PublishSubject<Int>())
        let named = journal.open { moves.named("moves", of: "a screen") }
        var heard: [Int] = []
        let subscription = named.subscribe(onNext: { heard.append($0) })
        #expect(journal.streams[0].listeners == 1)
        scheduler.scheduleAt(3) { moves.onNext(7) }
        scheduler.scheduleAt(5) { moves.onNext(8) }
        scheduler.scheduleAt(9) { subscription.dispose() }
        scheduler.start()
        moves.onNext(9)
        #expect(heard == [7, 8])
        let stream = journal.streams[0]
        #expect(stream.name == "moves" && stream.owner as? String == "a screen")
        #expect(stream.place.hasPrefix("JournalTests.swift:"))
        #expect(stream.entries.map(\.time) == [.seconds(3), .seconds(5)])
        #expect(stream.entries.map { $0.event.element as? Int } == [7, 8])
        #expect(stream.listeners == 0 && stream.ended == .seconds(9))
    }

    @Test func `knows that a stream has listeners again`() {
        let journal = journal()
        let named = journal.open { Observable<Int>.never().named("moves") }
        named.subscribe().dispose()
        #expect(journal.streams[0].ended == .zero)
        let subscription = named.subscribe()
        #expect(journal.streams[0].ended == nil && journal.streams[0].listeners == 1)
        subscription.dispose()
    }

    @Test func `records how a stream ends`() {
        let journal = journal()
        journal.open {
            _ = Observable.just(1).named("one").subscribe()
            _ = Observable<Int>.error(RxError.timeout).named("none").subscribe(onError: { _ in })
        }
        #expect(journal.streams[0].entries.last?.event.isCompleted == true)
        #expect(journal.streams[1].entries.first?.event.error is RxError)
    }

    @Test func `records the commands of a play under the type of its state`() {
        let (journal, commands) = (journal(), PublishSubject<Counter.Command>())
        let play = journal.open { Play(Counter()) { _ in commands } }
        var totals: [Int] = []
        let subscription = play.state.drive(onNext: { totals.append($0.total) })
        scheduler.scheduleAt(2) { commands.onNext(.add(4)) }
        scheduler.scheduleAt(4) { commands.onNext(.clear) }
        scheduler.start()
        subscription.dispose()
        #expect(totals == [0, 4, 0])
        #expect(journal.streams.map(\.name) == ["Counter"])
        #expect(journal.streams[0].entries.map(\.time) == [.seconds(2), .seconds(4)])
        let kept = journal.streams[0].entries.map { $0.event.element as? Counter.Command }
        #expect(kept == [.add(4), .clear])
    }

    @Test func `records a driver once, however many listeners it has`() {
        let (journal, relay) = (journal(), BehaviorRelay(value: 1))
        let driver = journal.open { relay.asDriver().named("value") }
        let subscriptions = [driver.drive(), driver.drive()]
        relay.accept(2)
        #expect(journal.streams[0].entries.count == 2)
        #expect(journal.streams[0].listeners == 1)
        for subscription in subscriptions { subscription.dispose() }
        #expect(journal.streams[0].listeners == 0)
    }

    @Test func `returns a named stream unchanged unless the journal is open`() {
        let stream = PublishSubject<Int>().asObservable()
        #expect(stream.named("moves") === stream)
        let journal = journal()
        journal.open {}
        #expect(stream.named("moves") === stream)
        #expect(journal.streams.isEmpty)
    }

    @Test func `is invisible in tasks that were started outside of it`() async {
        let journal = journal()
        await journal.open { Task { _ = Observable.just(1).named("elsewhere") } }.value
        #expect(journal.streams.isEmpty)
    }

    @Test func `keeps the newest elements of a stream, up to its limit`() {
        let (journal, moves) = (Journal(keeping: 4) { .zero }, PublishSubject<Int>())
        journal.open { _ = moves.named("moves").subscribe() }
        for move in 1...1_000 {
            moves.onNext(move)
            let kept = journal.streams[0].entries.compactMap { $0.event.element as? Int }
            #expect(kept.count <= 8 && kept.suffix(4) == Array(1...move).suffix(4))
        }
    }

    @Test func `leaks nothing`() {
        let leaked = Subscriptions.leaked {
            let (journal, commands) = (journal(), PublishSubject<Counter.Command>())
            let play = journal.open { Play(Counter()) { _ in commands } }
            let subscription = play.news.emit()
            commands.onNext(.clear)
            subscription.dispose()
        }
        #expect(leaked == 0)
    }
}
