import ReactiveThreads

// Conversions between streams and asynchronous functions. They change only the isolation domain,
// which the compiler checks, and name no thread.

extension ObservableType where Element: Sendable {
    /// Runs `work` in a background task for each subscriber, and delivers its result on the main
    /// actor. Disposing the subscription cancels the work.
    ///
    ///     subscribed      ^
    ///     task { a }      ----(a|)
    @MainActor public static func task(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> { task(on: MainActor.shared, priority: priority, work) }

    /// Runs `work` in a background task for each subscriber, and delivers its result on
    /// `isolation`.
    public static func task<Isolation: Actor>(
        on isolation: isolated Isolation, priority: TaskPriority? = nil,
        _ work: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> {
        Observable { downstream in
            let task = Task(priority: priority) {
                _ = isolation
                do {
                    let answer = try await withTaskExecutorPreference(
                        BackgroundExecutor.shared, operation: work)
                    downstream.next(answer)
                    downstream.complete()
                } catch { downstream.fail(error) }
            }
            downstream.lifetime.onDispose { task.cancel() }
        }
    }

    /// Sends the elements of an asynchronous sequence on the main actor. The end of the
    /// subscription ends the iteration.
    ///
    ///     subscribed         ^
    ///     from(sequence)     --a---b-|
    @preconcurrency @MainActor public static func from<Elements: AsyncSequence>(
        _ sequence: Elements, priority: TaskPriority? = nil
    ) -> Observable<Element> where Elements.Element == Element {
        Observable { downstream in
            let task = Task(priority: priority) {
                do {
                    try await withTaskExecutorPreference(BackgroundExecutor.shared) {
                        for try await element in sequence { downstream.next(element) }
                    }
                    downstream.complete()
                } catch { downstream.fail(error) }
            }
            downstream.lifetime.onDispose { task.cancel() }
        }
    }
}

extension Observable where Element: Sendable {
    /// Runs `work` in a background task, for code in Swift 5 mode, which does not state isolation.
    @available(swift, obsoleted: 6) @preconcurrency @MainActor public static func task(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> { task(on: MainActor.shared, priority: priority, work) }
}

extension AsyncSequence where Element: Sendable {
    /// Returns the elements as a stream.
    @preconcurrency @MainActor public func asObservable(
        priority: TaskPriority? = nil
    ) -> Observable<Element> { .from(self, priority: priority) }
}

/// The elements of a stream as an asynchronous sequence, which stores elements until the loop reads
/// them. Leaving the loop ends the subscription. If the task is canceled while it waits, the loop
/// throws a `CancellationError`.
public struct ObservableValues<Element: Sendable>: AsyncSequence {
    let source: Observable<Element>

    public func makeAsyncIterator() -> Iterator { Iterator(source) }

    public final class Iterator: AsyncIteratorProtocol {
        private var elements: AsyncThrowingStream<Element, any Error>.Iterator
        private let lifetime = Lifetime()
        private let isOver = Box(false)

        init(_ source: Observable<Element>) {
            let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
            elements = stream.makeAsyncIterator()
            source.listen(for: lifetime) {
                continuation.yield($0)
            } onEnd: { [isOver] in
                isOver.value = true
                if case .failed(let error) = $0 { continuation.finish(throwing: error) }
                continuation.finish()
            }
        }

        deinit { lifetime.dispose() }

        public func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element?
        {
            let element = try await elements.next(isolation: actor)
            if element != nil { return element }
            lifetime.dispose()
            if !isOver.value { throw CancellationError() }
            return nil
        }
    }
}

extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence: `for try await element in stream.values`.
    public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// Waits for the result.
    nonisolated(nonsending) public var value: Element {
        get async throws {
            for try await element in values { return element }
            throw CancellationError()
        }
    }
}
