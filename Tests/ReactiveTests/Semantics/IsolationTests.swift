import Reactive
import RxCompatibility
import Synchronization
import Testing

/// Streams and asynchronous functions.
@Suite(.timeLimit(.minutes(15))) @MainActor struct `Tasks and isolation` {
    private final class Counter: Sendable {
        private let count = Atomic(0)
        func add() { count.add(1, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }

    // MARK: task

    @Test func `a task returns its answer to the main actor, and ends`() async throws {
        var heard: [Event<Int>] = []
        let stream = Observable<Int>.task { 42 }.do(onNext: { _ in MainActor.assertIsolated() })
        for try await event in stream.materialize().map({ $0 == .next(42) }).values {
            heard.append(event ? .next(42) : .completed)
        }
        #expect(heard == [.next(42), .completed])
    }

    @Test func `an error thrown by a task is the error of the stream`() async {
        await #expect(throws: TestError(number: 3)) {
            try await Observable<Int>.task { throw TestError(number: 3) }.asSingle().value
        }
    }

    @Test func `a task runs once for each subscriber, and not before`() async throws {
        let counter = Counter()
        let stream = Observable<Int>.task {
            counter.add()
            return counter.value
        }
        #expect(counter.value == 0)
        _ = try await stream.asSingle().value
        _ = try await stream.asSingle().value
        #expect(counter.value == 2)
    }

    @Test func `leaving the stream cancels its task`() async {
        let (cancelled, signal) = AsyncStream<Never>.makeStream()
        var heard: [Event<Int>] = []
        let subscription = Observable<Int>.task {
            await withTaskCancellationHandler {
                for await _ in AsyncStream<Never>(unfolding: { nil }) {}
            } onCancel: {
                signal.finish()
            }
            try Task.checkCancellation()
            return 1
        }.subscribe { heard.append($0) }
        subscription.dispose()
        for await _ in cancelled {}
        #expect(heard.isEmpty)
    }

    @Test func `a switch cancels the task of the stream that it leaves`() async throws {
        let (cancelled, signal) = AsyncStream<Never>.makeStream()
        let questions = PublishSubject<Int>()
        let answers = questions.flatMapLatest { question in
            Observable<Int>.task {
                if question == 2 { return 2 }
                await withTaskCancellationHandler {
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                } onCancel: {
                    signal.finish()
                }
                return 1
            }
        }
        let iterator = answers.values.makeAsyncIterator()
        questions.onNext(1)
        questions.onNext(2)
        #expect(try await iterator.next(isolation: MainActor.shared) == 2)
        for await _ in cancelled {}
    }

    @Test func `a task on another actor returns its answer there`() async throws {
        actor Room {
            func ask() async throws -> Int {
                let stream = Observable<Int>.task(on: self) { 42 }.do(onNext: { _ in
                    self.assertIsolated()
                })
                return try await stream.asSingle().value
            }
        }
        #expect(try await Room().ask() == 42)
    }

    @Test func `tasks that a delivery started take turns of their own`() async {
        var misheard = 0
        for _ in 0..<40 {
            let (gate, key) = AsyncStream<Never>.makeStream()
            // The task has ended when its grandchildren begin. One of them may be allocated at the
            // same address, and must not be mistaken for it.
            let child = await Task.detached {
                var child: Task<Int, Never>?
                _ = Observable.of(1).subscribe(onNext: { _ in
                    child = Task {
                        for await _ in gate {}
                        let grandchildren = (0..<40).map { _ in
                            Task {
                                var sum = 0
                                _ = Observable.of(1, 2, 3).subscribe(onNext: { sum += $0 })
                                return sum
                            }
                        }
                        var misheard = 0
                        for grandchild in grandchildren where await grandchild.value != 6 {
                            misheard += 1
                        }
                        return misheard
                    }
                })
                return child
            }.value
            key.finish()
            misheard += await child?.value ?? 0
        }
        #expect(misheard == 0)
    }

    // MARK: values

    @Test func `the elements of a stream can be awaited`() async throws {
        var heard: [Int] = []
        for try await element in Observable.of(1, 2, 3).values { heard.append(element) }
        #expect(heard == [1, 2, 3])
    }

    @Test func `an awaited stream that fails throws, after its elements`() async {
        var heard: [Int] = []
        let stream = Observable.of(1, 2).concat(Observable.error(TestError()))
        do {
            for try await element in stream.values { heard.append(element) }
            Issue.record("The loop must end with an error.")
        } catch { #expect(error as? TestError == TestError()) }
        #expect(heard == [1, 2])
    }

    @Test func `elements before the await are buffered`() async throws {
        let subject = PublishSubject<Int>()
        let iterator = subject.values.makeAsyncIterator()
        for element in 1...3 { subject.onNext(element) }
        subject.onCompleted()
        var heard: [Int] = []
        while let element = try await iterator.next(isolation: MainActor.shared) {
            heard.append(element)
        }
        #expect(heard == [1, 2, 3])
        #expect(try await iterator.next(isolation: MainActor.shared) == nil)
    }

    @Test func `leaving the loop ends the subscription`() async throws {
        let subject = BehaviorSubject(value: 1)
        for try await element in subject.values {
            #expect(element == 1 && subject.hasObservers)
            break
        }
        #expect(!subject.hasObservers)
    }

    @Test func `a driver can be awaited`() async throws {
        let relay = BehaviorRelay(value: 1)
        let tens = relay.asDriver().map { $0 * 10 }
        let iterator = tens.asObservable().values.makeAsyncIterator()
        relay.accept(2)
        #expect(try await iterator.next(isolation: MainActor.shared) == 10)
        #expect(try await iterator.next(isolation: MainActor.shared) == 20)
    }

    @Test func `a task that is canceled while it awaits an element gets an error`() async {
        let task = Task { @MainActor in
            for try await element in Observable<Int>.never().values { return element }
            return 0
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `a task that is canceled after the end of a stream has received all elements`()
        async throws
    {
        let iterator = Observable.of(1).values.makeAsyncIterator()
        #expect(try await iterator.next(isolation: MainActor.shared) == 1)
        let task = Task { @MainActor in
            while !Task.isCancelled { await Task.yield() }
            return try await iterator.next(isolation: MainActor.shared)
        }
        task.cancel()
        #expect(try await task.value == nil)
    }

    @Test func `canceling a task that awaits a value disposes of its subscription`() async {
        let resource = BooleanDisposable()
        let single = Single<Int>.create { _ in resource }
        let task = Task { @MainActor in try await single.value }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(resource.isDisposed)
    }

    @Test func `the value of a single is its answer or its error`() async throws {
        #expect(try await Single.just(7).value == 7)
        await #expect(throws: TestError()) { try await Single<Int>.error(TestError()).value }
        #expect(try await Observable.of(1, 2).first().value == 1)
        #expect(try await Observable.of(1, 2).toArray().value == [1, 2])
    }

    // MARK: Asynchronous sequences

    @Test func `an asynchronous sequence is a stream`() async throws {
        let (sequence, hand) = AsyncStream<Int>.makeStream()
        let stream = Observable.from(sequence).do(onNext: { _ in MainActor.assertIsolated() })
        for element in 1...3 { hand.yield(element) }
        hand.finish()
        #expect(try await stream.toArray().value == [1, 2, 3])
        #expect(try await Observable.of(1, 2).values.asObservable().toArray().value == [1, 2])
    }

    @Test func `the error of an asynchronous sequence is the error of the stream`() async {
        let (sequence, hand) = AsyncThrowingStream<Int, any Error>.makeStream()
        hand.yield(1)
        hand.finish(throwing: TestError())
        await #expect(throws: TestError()) { try await Observable.from(sequence).toArray().value }
    }

    @Test func `leaving the stream ends the iteration`() async throws {
        let (sequence, hand) = AsyncStream<Int>.makeStream()
        let (ended, signal) = AsyncStream<Never>.makeStream()
        hand.onTermination = { _ in signal.finish() }
        hand.yield(1)
        let first = try await Observable.from(sequence).take(1).asSingle().value
        #expect(first == 1)
        for await _ in ended {}
    }
}
