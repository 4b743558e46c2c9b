import Reactive

/// The end of a stream that was waited for, and what it had said.
@frozen public enum MaterializedSequenceResult<Element> {
    case completed(elements: [Element])
    case failed(elements: [Element], error: any Error)
}

/// A stream that is waited for.
///
/// It is heard in the present call, where nothing else has its turn: a stream that has more to say
/// later would be waited for for ever. With a timeout that is an error at once, and without one it
/// ends the program with a sentence.
public struct BlockingObservable<Element> {
    let timeout: RxTimeInterval?
    let source: Observable<Element>

    private func heard(_ count: Int = .max) -> MaterializedSequenceResult<Element> {
        var elements: [Element] = []
        var end: Event<Element>?
        let heard = count == .max ? source : source.take(count)
        let subscription = heard.subscribe { (event: Event<Element>) in
            if case .next(let element) = event { elements.append(element) } else { end = event }
        }
        subscription.dispose()
        switch end {
        case .completed, .next: return .completed(elements: elements)
        case .error(let error): return .failed(elements: elements, error: error)
        case nil:
            precondition(
                timeout != nil,
                """
                toBlocking() would wait for ever: the stream has not ended, and nothing else has a \
                turn meanwhile. Advance its scheduler, await its values, or give a timeout.
                """)
            return .failed(elements: elements, error: RxError.timeout)
        }
    }

    private func elements(_ count: Int = .max) throws -> [Element] {
        switch heard(count) {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }

    public func toArray() throws -> [Element] { try elements() }

    public func first() throws -> Element? { try elements(1).first }

    public func last() throws -> Element? { try elements().last }

    public func single() throws -> Element { try single { _ in true } }

    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let found = BlockingObservable(timeout: timeout, source: source.single(predicate))
        guard let element = try found.elements().first else { throw RxError.noElements }
        return element
    }

    public func materialize() -> MaterializedSequenceResult<Element> { heard() }
}

extension ObservableConvertibleType {
    public func toBlocking(timeout: RxTimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }

    /// The same with a timeout in seconds.
    public func toBlocking(timeout: Double) -> BlockingObservable<Element> {
        toBlocking(timeout: .seconds(timeout))
    }
}
