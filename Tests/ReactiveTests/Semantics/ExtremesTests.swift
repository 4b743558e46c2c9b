import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// Very many elements, very deep chains, very long streams.
@Suite struct `Streams at their extremes` {
    private func count(_ stream: Observable<Int>) -> Int {
        var count = 0
        _ = stream.subscribe(onNext: { _ in count += 1 })
        return count
    }

    @Test func `streams in a sequence do not grow the stack`() {
        let many = 20_000
        #expect(count(Observable.from(0..<many).concatMap { Observable.just($0) }) == many)
        #expect(count(Observable.from(0..<many).concatMap { Observable.of($0, $0) }) == 2 * many)
        #expect(count(Observable.from(0..<many).flatMap { Observable.of($0) }) == many)
        #expect(count(Observable.from(0..<many).flatMapFirst { Observable.just($0) }) == many)
        #expect(count(.concat((0..<many).map { Observable.of($0) })) == many)
        #expect(count(.merge((0..<many).map { Observable.of($0) })) == many)
        let inners = Observable.from((0..<many).map { Observable.of($0) })
        #expect(count(inners.merge(maxConcurrent: 3)) == many)
    }

    @Test func `a stream that continues with itself does not grow the stack`() {
        func down(_ number: Int) -> Observable<Int> {
            number == 0
                ? .empty() : Observable.of(number).concat(Observable.deferred { down(number - 1) })
        }
        #expect(count(down(20_000)) == 20_000)
    }

    @Test func `a merge whose last stream continues with itself does not grow the stack`() {
        func down(_ number: Int) -> Observable<Int> {
            number == 0
                ? .empty() : .merge(.just(number), Observable.deferred { down(number - 1) })
        }
        #expect(count(down(20_000)) == 20_000)
    }

    @Test func `a long chain of streams is freed without growing the stack`() {
        var chain = Observable<Int>.empty()
        for number in 0..<50_000 { chain = chain.concat(Observable.just(number)) }
        #expect(count(chain) == 50_000)
        chain = .empty()
    }

    @Test func `startWith after startWith does not grow the stack`() {
        var chain = Observable<Int>.empty()
        for number in 0..<50_000 { chain = chain.startWith(number) }
        #expect(count(chain) == 50_000)
        chain = .empty()
    }

    @Test func `thousands may subscribe, and leave in any order`() {
        let subject = PublishSubject<Int>()
        var heard = 0
        var subscriptions = (0..<3000).map { _ in
            subject.subscribe(onNext: { _ in heard += 1 })
        }
        var number = 7
        while subscriptions.count > 1000 {
            number = number * 1_103_515_245 % 2_147_483_647
            subscriptions.remove(at: number % subscriptions.count).dispose()
        }
        subject.onNext(1)
        #expect(heard == 1000)
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func `a count may be the largest integer`() {
        let source = Observable.of(1, 2, 3)
        #expect(count(source.take(.max)) == 3)
        #expect(count(source.skip(.max)) == 0)
        #expect(count(source.takeLast(.max)) == 3)
        var failure: (any Error)?
        _ = source.element(at: .max).subscribe(onError: { failure = $0 })
        #expect(failure as? RxError == .argumentOutOfRange)
        let groups = source.buffer(timeSpan: .seconds(1), count: .max, scheduler: TestScheduler())
        #expect(count(groups.map(\.count)) == 1)
        let replay = ReplaySubject<Int>.create(bufferSize: .max)
        for element in 0..<100 { replay.onNext(element) }
        #expect(count(replay) == 100)
        #expect(count(source.retry(.max)) == 3)
        #expect(count(Observable.of(source).merge(maxConcurrent: .max)) == 3)
    }

    @Test func `a range may include the smallest or the largest integer of its type`() {
        func elements<Element: FixedWidthInteger>(_ stream: Observable<Element>) -> [Element] {
            var heard: [Element] = []
            _ = stream.subscribe(onNext: { heard.append($0) })
            return heard
        }
        #expect(elements(.range(start: Int.max, count: 1)) == [.max])
        #expect(elements(.range(start: Int.min, count: 2)) == [.min, .min + 1])
        #expect(elements(.range(start: Int8(-128), count: 127)) == Array(-128 ... -2))
        #expect(elements(.range(start: UInt8(1), count: 255)) == Array(1...255))
        #expect(elements(.range(start: 5, count: 0)).isEmpty)
        #expect(elements(Observable.range(start: UInt64(7), count: .max - 7).take(2)) == [7, 8])
    }

    @Test func `an interval longer than the clock can count never ends`() {
        let scheduler = TestScheduler()
        let forever: [Duration] = [.seconds(Int64.max), .seconds(Int64.max / 2), .seconds(1e18)]
        var heard = 0
        for duration in forever {
            _ = Observable<Int>.timer(duration, scheduler: scheduler).subscribe { _ in heard += 1 }
            _ = Observable<Int>.never().timeout(duration, scheduler: scheduler).subscribe { _ in
                heard += 1
            }
            _ = Observable.just(1).delay(duration, scheduler: scheduler).subscribe { _ in
                heard += 1
            }
        }
        scheduler.advanceTo(1_000_000)
        #expect(heard == 0)
    }

    @MainActor @Test func `real time can wait forever, too`() {
        var heard = 0
        let timer = Observable<Int>.timer(
            .seconds(Int64.max), scheduler: MainScheduler.instance
        ).subscribe { _ in heard += 1 }
        timer.dispose()
        #expect(heard == 0)
    }

    @Test func `a time of zero or less takes one tick, and the end of a delay one more`() {
        let scheduler = TestScheduler()
        let result = scheduler.start {
            Observable.merge(
                Observable.just(1).delay(.zero, scheduler: scheduler),
                Observable.just(2).delay(.seconds(-5), scheduler: scheduler),
                Observable<Int>.timer(.seconds(-5), scheduler: scheduler))
        }
        #expect(
            result.events == [.next(201, 1), .next(201, 2), .next(201, 0), .completed(202)])
        let beat = TestScheduler()
        let beats = beat.start(disposed: 204) {
            Observable<Int>.interval(.zero, scheduler: beat)
        }
        #expect(beats.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func `flat maps in flat maps end once, with the last or with the first error`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        var heard: [Event<Int>] = []
        let nested = subjects[0].flatMap { first in
            subjects[1].flatMapLatest { second in
                subjects[2].map { first * 100 + second * 10 + $0 }.take(2)
            }
        }
        _ = nested.subscribe { heard.append($0) }
        subjects[0].onNext(1)
        subjects[0].onNext(2)
        subjects[1].onNext(3)
        subjects[2].onNext(4)
        subjects[0].onCompleted()
        subjects[1].onCompleted()
        #expect(heard == [.next(134), .next(234)])
        subjects[2].onNext(5)
        #expect(heard == [.next(134), .next(234), .next(135), .next(235), .completed])
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test func `an error deep inside leaves every stream at once`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        var heard: [Event<Int>] = []
        let nested = subjects[0].concatMap { _ in
            subjects[1].flatMap { _ in subjects[2].flatMapFirst { _ in subjects[2] } }
        }
        _ = nested.subscribe { heard.append($0) }
        for subject in subjects { subject.onNext(1) }
        subjects[2].onError(TestError())
        #expect(heard == [.error(TestError())])
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test func `a stream that is flattened into itself hears its own elements in order`() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = subject.flatMap { first in subject.map { first * 10 + $0 } }.subscribe(onNext: {
            heard.append($0)
        })
        for element in 1...3 { subject.onNext(element) }
        #expect(heard == [12, 13, 23])
        subject.onCompleted()
        #expect(!subject.hasObservers)
    }

    @Test func `a subscriber that listens to a stream twice ends once`() {
        for ending in [Event<Int>.completed, .error(TestError())] {
            let subject = PublishSubject<Int>()
            var ends = 0
            for stream in [
                Observable.merge(subject, subject), .zip(subject, subject) { $0 + $1 },
                .combineLatest(subject, subject) { $0 + $1 }, subject.amb(subject),
                subject.concat(subject), subject.withLatestFrom(subject), subject.sample(subject),
                subject.take(until: subject), subject.flatMapLatest { _ in subject },
            ] { _ = stream.subscribe { ends += $0.isStopEvent ? 1 : 0 } }
            subject.on(ending)
            subject.on(ending)
            #expect(ends == 9)
            #expect(!subject.hasObservers)
        }
    }
}
