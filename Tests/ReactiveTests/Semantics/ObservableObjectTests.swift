import Reactive
import ReactiveTesting
import Testing

@Suite struct `An observable object` {
    private final class Score: ObservableObject {
        @Published var points = 0
        @Published var name = "none"
    }

    private class Base: ObservableObject {
        @Published var points = 0
    }

    private final class Derived: Base {
        @Published var name = "none"
    }

    private final class Own: ObservableObject {
        let objectWillChange = PublishRelay<Void>()
        @Published var points = 0
    }

    @Test func `the relay of an object is always the same one`() {
        let score = Score()
        score.points = 1
        #expect(score.objectWillChange === score.objectWillChange)
        let other = Score()
        #expect(score.objectWillChange !== other.objectWillChange)
        var count = 0
        _ = score.objectWillChange.subscribe(onNext: { count += 1 })
        other.points = 1
        #expect(count == 0)
    }

    @Test func `a change of an inherited property is announced, too`() {
        let derived = Derived()
        var count = 0
        _ = derived.objectWillChange.subscribe(onNext: { count += 1 })
        derived.points = 1
        derived.name = "one"
        (derived as Base).points = 2
        #expect(count == 3)
    }

    @Test func `a relay that an object declares itself announces the changes`() {
        let own = Own()
        var count = 0
        _ = own.objectWillChange.subscribe(onNext: { count += 1 })
        own.points = 1
        let object: any ObservableObject = own
        object.objectWillChange.accept(())
        #expect(count == 2)
    }

    @Test func `an object announces a change before it happens`() {
        let score = Score()
        var seen: [Int] = []
        _ = score.objectWillChange.subscribe(onNext: { seen.append(score.points) })
        score.points = 1
        score.points += 10
        #expect(seen == [0, 1])
        #expect(score.points == 11)
    }

    @Test func `every published property announces its changes`() {
        let score = Score()
        var count = 0
        _ = score.objectWillChange.subscribe(onNext: { count += 1 })
        score.points = 1
        score.name = "one"
        #expect(count == 2)
    }

    @Test func `the driver of a property has its value, and emits the new one after the change`() {
        let score = Score()
        var log: [String] = []
        _ = score.objectWillChange.subscribe(onNext: { log.append("will \(score.points)") })
        _ = score.$points.drive(onNext: { log.append("is \($0), \(score.points)") })
        score.points = 1
        #expect(log == ["is 0, 0", "will 0", "is 1, 1"])
    }

    @Test func `a change that also sends a signal itself makes two signals and one frame`() {
        let scheduler = TestScheduler()
        let score = Score()
        var signals = 0
        var frames: [Int] = []
        _ = score.objectWillChange.subscribe(onNext: { signals += 1 })
        _ = score.redraws(on: scheduler).emit(onNext: { frames.append(score.points) })
        score.objectWillChange.accept(())
        score.points = 1
        #expect(signals == 2 && frames.isEmpty)
        scheduler.start()
        #expect(frames == [1])
    }

    @Test func `changes of several turns make a frame each, and no change makes no frame`() {
        let scheduler = TestScheduler()
        let score = Score()
        let observer = scheduler.createObserver(Int.self)
        _ = score.redraws(on: scheduler).map { score.points }.emit(to: observer)
        scheduler.scheduleAt(10) { for points in 1...3 { score.points = points } }
        scheduler.scheduleAt(20) { _ = score.points }
        scheduler.scheduleAt(30) { score.name = "one" }
        scheduler.start()
        #expect(observer.events == [.next(11, 3), .next(31, 3)])
    }

    @Test func `a change during drawing makes a frame of its own`() {
        let scheduler = TestScheduler()
        let score = Score()
        var frames: [Int] = []
        _ = score.redraws(on: scheduler).emit(onNext: {
            frames.append(score.points)
            if score.points < 3 { score.points += 1 }
        })
        score.points = 1
        scheduler.start()
        #expect(frames == [1, 2, 3])
    }

    @Test func `redraws do not retain the object after they are left`() {
        let scheduler = TestScheduler()
        var score: Score? = Score()
        weak let weakScore = score
        let subscription = score?.redraws(on: scheduler).emit()
        score?.points = 1
        score = nil
        subscription?.dispose()
        scheduler.start()
        #expect(weakScore == nil)
    }
}
