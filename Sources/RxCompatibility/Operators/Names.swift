import Reactive

/// RxSwift's name for integers that count elements.
public typealias RxAbstractInteger = FixedWidthInteger

/// A type that can be converted to an event.
public protocol EventConvertible<Element> {
    associatedtype Element
    var event: Event<Element> { get }
}

extension Event: EventConvertible { public var event: Event<Element> { self } }

extension ObservableType where Element: EventConvertible {
    /// Sends the elements of the source as events.
    @_disfavoredOverload public func dematerialize() -> Observable<Element.Element> {
        map(\.event).dematerialize()
    }
}

extension ObservableConvertibleType {
    // Variants of `asDriver` and `asSignal` for any strategy.

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

/// The elements of a sequence that cannot fail, as an asynchronous sequence. A loop needs no `try`.
public struct SharedValues<Element: Sendable>: AsyncSequence {
    let values: ObservableValues<Element>

    public func makeAsyncIterator() -> Iterator { Iterator(values: values.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
        let values: ObservableValues<Element>.Iterator

        /// Returns the next element, or nil at the end or if the task was canceled.
        public func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Element? {
            do { return try await values.next(isolation: actor) } catch { return nil }
        }
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    public var values: SharedValues<Element> { SharedValues(values: asObservable().values) }
}

extension ObserverType {
    /// Returns an observer of another element type. It transforms each element for this observer.
    public func mapObserver<Result>(
        _ transform: @escaping (Result) throws -> Element
    ) -> AnyObserver<Result> { AnyObserver { event in on(event.map(transform)) } }
}

extension ImmediateScheduler {
    /// Runs `action` as scheduled work. `recurse` schedules it again with a new state.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let end = BooleanDisposable()
        func run(_ state: State) { schedule { if !end.isDisposed { action(state, run) } } }
        run(state)
        return end
    }
}

extension RxError {
    /// Returns the error for subscribers to a disposed subject.
    public static func disposed(object: AnyObject) -> RxError {
        .disposed(object: ObjectIdentifier(object))
    }
}

// Curried binding functions take the stream first, and then an argument.

extension ObservableType {
    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { with(asObservable())(curriedArgument) }
}
