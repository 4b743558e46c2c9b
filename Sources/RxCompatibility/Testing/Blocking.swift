import Foundation
import Reactive

/// The elements of a stream, and its end.
@frozen public enum MaterializedSequenceResult<Element> {
    case completed(elements: [Element])
    case failed(elements: [Element], error: any Error)
}

/// A stream with functions that wait for its elements or its end.
///
/// On the main thread, the run loop continues during the wait, so that timers and the main
/// scheduler can run. On another thread nothing else runs, so a stream that has not ended when
/// `subscribe` returns never ends. With a timeout, the wait for such a stream fails at once.
/// Without one, it stops the program with a message.
public struct BlockingObservable<Element> {
    let timeout: RxTimeInterval?
    let source: Observable<Element>

    private func result(_ count: Int = .max) -> MaterializedSequenceResult<Element> {
        var elements: [Element] = []
        var end: Event<Element>?
        let source = count == .max ? source : source.take(count)
        let subscription = source.subscribe { (event: Event<Element>) in
            if case .next(let element) = event { elements.append(element) } else { end = event }
        }
        if Thread.isMainThread { MainLoop.run(for: timeout) { end != nil } }
        subscription.dispose()
        switch end {
        case .completed, .next: return .completed(elements: elements)
        case .error(let error): return .failed(elements: elements, error: error)
        case nil:
            precondition(
                timeout != nil,
                """
                toBlocking() would wait forever: the stream has not ended, and nothing else can \
                run in the meantime. Advance its scheduler, await its values, or give a timeout.
                """)
            return .failed(elements: elements, error: RxError.timeout)
        }
    }

    private func elements(_ count: Int = .max) throws -> [Element] {
        switch result(count) {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }

    public func toArray() throws -> [Element] { try elements() }

    public func first() throws -> Element? { try elements(1).first }

    public func last() throws -> Element? { try elements().last }

    public func single(
        _ predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) throws -> Element {
        let found = BlockingObservable(timeout: timeout, source: source.single(predicate))
        guard let element = try found.elements().first else { throw RxError.noElements }
        return element
    }

    public func materialize() -> MaterializedSequenceResult<Element> { result() }
}

extension ObservableConvertibleType {
    /// Returns the blocking stream, with a timeout in seconds.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout.map { .seconds($0) }, source: asObservable())
    }
}

/// The run loop of the main thread during a wait.
private enum MainLoop {
    static func run(for timeout: RxTimeInterval?, until isOver: () -> Bool) {
        let end = timeout.map { ContinuousClock.now + $0 }
        while !isOver(), end.map({ ContinuousClock.now < $0 }) ?? true {
            // The main queue does not run inside its own work, so this loop runs the scheduler
            // itself.
            MainActor.assumeIsolated { MainScheduler.instance.runDue() }
            if isOver() { return }
            let next = Date(timeIntervalSinceNow: 0.001)
            if !RunLoop.main.run(mode: .default, before: next) { Thread.sleep(until: next) }
        }
    }
}
