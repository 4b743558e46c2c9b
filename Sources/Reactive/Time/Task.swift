// Where streams meet asynchronous functions. Nothing here crosses a thread by itself: the
// isolation does, and the compiler checks it.

extension ObservableType where Element: Sendable {
    /// Runs `work` elsewhere for each subscriber, and brings its answer back here. Leaving the
    /// stream cancels the work.
    @preconcurrency @MainActor public static func task(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> {
        Observable { downstream in
            let task = Task(priority: priority) { @MainActor in
                do {
                    let answer = try await work()
                    downstream.next(answer)
                    downstream.complete()
                } catch { downstream.fail(error) }
            }
            downstream.lifetime.onDispose { task.cancel() }
        }
    }
}

extension ObservableType where Element: Sendable {
    /// The same for streams of another actor: `isolation` is where the answer is brought.
    public static func task<Isolation: Actor>(
        on isolation: isolated Isolation, priority: TaskPriority? = nil,
        _ work: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> {
        Observable { downstream in
            let task = Task(priority: priority) {
                _ = isolation
                do {
                    let answer = try await work()
                    downstream.next(answer)
                    downstream.complete()
                } catch { downstream.fail(error) }
            }
            downstream.lifetime.onDispose { task.cancel() }
        }
    }
}

extension ObservableType {
    /// The elements of an asynchronous sequence, here. Leaving the stream ends the iteration.
    @preconcurrency @MainActor public static func from<Elements: AsyncSequence>(
        _ sequence: Elements
    ) -> Observable<Element> where Elements.Element == Element, Element: Sendable {
        Observable { downstream in
            let task = Task { @MainActor in
                do {
                    for try await element in sequence { downstream.next(element) }
                    downstream.complete()
                } catch { downstream.fail(error) }
            }
            downstream.lifetime.onDispose { task.cancel() }
        }
    }
}

extension AsyncSequence where Element: Sendable {
    /// The elements as a stream.
    @preconcurrency @MainActor public func asObservable() -> Observable<Element> { .from(self) }
}

/// The elements of a stream, to be awaited one by one. What comes before it is asked for waits.
/// Leaving the loop ends the subscription.
public struct ObservableValues<Element: Sendable>: AsyncSequence {
    let source: Observable<Element>

    public func makeAsyncIterator() -> Iterator { Iterator(source) }

    public final class Iterator: AsyncIteratorProtocol {
        private var elements: AsyncThrowingStream<Element, any Error>.Iterator
        private let lifetime = Lifetime()

        init(_ source: Observable<Element>) {
            let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
            elements = stream.makeAsyncIterator()
            source.flow(
                into: Terminal(lifetime) {
                    continuation.yield($0)
                } onEnd: {
                    switch $0 {
                    case .completed: continuation.finish()
                    case .failed(let error): continuation.finish(throwing: error)
                    }
                })
        }

        deinit { lifetime.dispose() }

        public func next() async throws -> Element? { try await next(isolation: nil) }

        public func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element?
        {
            let element = try await elements.next(isolation: actor)
            if element == nil { lifetime.dispose() }
            return element
        }
    }
}

extension ObservableConvertibleType where Element: Sendable {
    /// The elements, to be awaited: `for try await element in stream.values`.
    public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}

extension Single where Element: Sendable {
    /// The answer, awaited.
    nonisolated(nonsending) public var value: Element {
        get async throws {
            for try await element in values { return element }
            throw CancellationError()
        }
    }
}
