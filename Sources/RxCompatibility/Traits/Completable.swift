import Reactive

/// The trait of a stream without elements, which completes or fails.
public enum CompletableTrait {}

/// A stream that completes or fails, without an element.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a `Completable`.
@frozen public enum CompletableEvent {
    case error(any Error)
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    private var raw: Observable<Never> { primitiveSequence.asObservable() }

    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Completable {
        let end = { (observer: AnyObserver<Never>, event: CompletableEvent) in
            if case .error(let error) = event { observer.onError(error) }
            observer.onCompleted()
        }
        return Completable(
            raw: .create({ to in subscribe { end(to, $0) } }, file: file, line: line))
    }

    public static func empty() -> Completable { Completable(raw: .empty()) }

    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        raw.subscribe { event in observer(event.error.map { .error($0) } ?? .completed) }
    }

    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(
            onNext: nil, onError: onError ?? Hooks.unhandled(), onCompleted: onCompleted,
            onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(
            with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func `do`(
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: raw.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func asCompletable() -> Completable { primitiveSequence }

    // MARK: Several

    /// Runs one completable after the other.
    public func concat(_ second: Completable) -> Completable { .concat(primitiveSequence, second) }

    public static func concat(_ sequence: some Sequence<Completable>) -> Completable {
        Completable(raw: .concat(sequence.lazy.map { $0.asObservable() }))
    }

    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Runs all completables concurrently, and completes when all have completed.
    public static func zip(_ sources: some Collection<Completable>) -> Completable {
        Completable(raw: .merge(sources.map { $0.asObservable() }))
    }

    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    public static func merge(_ sources: some Collection<Completable>) -> Completable {
        zip(sources)
    }

    public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

    // MARK: And then

    public func andThen<Next>(_ second: Observable<Next>) -> Observable<Next> {
        raw.map(nothing).concat(second)
    }

    public func andThen<Next>(_ second: Infallible<Next>) -> Observable<Next> {
        andThen(second.asObservable())
    }

    public func andThen<NextTrait, Next>(
        _ second: PrimitiveSequence<NextTrait, Next>
    ) -> PrimitiveSequence<NextTrait, Next> {
        PrimitiveSequence(raw: andThen(second.asObservable()))
    }
}

extension ObservableType where Element == Never {
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

/// Returns a value of any type from a value that cannot exist.
private func nothing<Other>(_ never: Never) -> Other {}
