import Reactive

/// RxSwift's name for the integers that are counted with.
public typealias RxAbstractInteger = FixedWidthInteger

/// Anything that is an event.
public protocol EventConvertible<Element> {
    associatedtype Element
    var event: Event<Element> { get }
}

extension Event: EventConvertible { public var event: Event<Element> { self } }

extension ObservableType where Element: EventConvertible {
    /// The events as what they are.
    @_disfavoredOverload public func dematerialize() -> Observable<Element.Element> {
        map(\.event).dematerialize()
    }
}

/// A stream that listens to its source from `connect` on.
public protocol ConnectableObservableType<Element>: ObservableType {
    func connect() -> any Disposable
}

extension ConnectableObservable: ConnectableObservableType {}

extension ObservableConvertibleType {
    // Any strategy, where `asDriver` and `asSignal` have one each.

    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().catchAndReturn(element))
    }

    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        onErrorDriveWith other: SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().catch { _ in other.asObservable() })
    }

    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        onErrorRecover: @escaping (any Error) -> SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().catch { onErrorRecover($0).asObservable() })
    }
}

/// The elements of a sequence that cannot fail, awaited without `try`.
public struct SharedValues<Element: Sendable>: AsyncSequence {
    let values: ObservableValues<Element>

    public func makeAsyncIterator() -> Iterator { Iterator(values: values.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
        let values: ObservableValues<Element>.Iterator

        /// The next element; nil at the end, and where the task was cancelled.
        public func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Element? {
            do { return try await values.next(isolation: actor) } catch { return nil }
        }
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    public var values: SharedValues<Element> { SharedValues(values: asObservable().values) }
}
