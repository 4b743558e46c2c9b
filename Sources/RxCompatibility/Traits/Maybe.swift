import Reactive

/// The trait of a stream that sends one element, completes without one, or fails.
public enum MaybeTrait {}

/// A stream that sends at most one element.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a `Maybe`.
@frozen public enum MaybeEvent<Element> {
    case success(Element)
    case error(any Error)
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    private var raw: Observable<Element> { primitiveSequence.asObservable() }

    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Maybe<Element> {
        let answer = { (observer: AnyObserver<Element>, event: MaybeEvent<Element>) in
            if case .error(let error) = event { return observer.onError(error) }
            if case .success(let element) = event { observer.onNext(element) }
            observer.onCompleted()
        }
        return Maybe(
            raw: .create({ to in subscribe { answer(to, $0) } }, file: file, line: line))
    }

    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// The element, or nil if the stream completes without one.
    private var answer: Observable<Element?> { raw.map(Optional.some).ifEmpty(default: nil) }

    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) })
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        answer.subscribe(
            onNext: { if let element = $0 { onSuccess?(element) } else { onCompleted?() } },
            onError: onError ?? Hooks.unhandled(), onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        answer.subscribe(
            with: object,
            onNext: { object, element in
                if let element { onSuccess?(object, element) } else { onCompleted?(object) }
            }, onError: onError, onDisposed: onDisposed)
    }

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: raw.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: raw.map(transform))
    }

    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

    public func flatMapSingle<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

    public func ifEmpty(default element: Element) -> Single<Element> {
        Single(raw: raw.ifEmpty(default: element))
    }

    /// Returns the same sequence, or `other` if it is empty. The result has the trait of `other`.
    public func ifEmpty<Other>(
        switchTo other: PrimitiveSequence<Other, Element>
    ) -> PrimitiveSequence<Other, Element> {
        .init(raw: raw.ifEmpty(switchTo: other.asObservable()))
    }

    public func asSingle() -> Single<Element> { raw.asSingle() }
}

extension ObservableType {
    /// Sends the only element, if there is one. Fails if the source has more than one.
    public func asMaybe() -> Maybe<Element> {
        Maybe(
            raw: Observable { downstream in
                var answer: Element?
                self.asObservable().forward(to: downstream) { element in
                    if answer != nil { throw RxError.moreThanOneElement }
                    answer = element
                } onEnd: { ending in
                    if !ending.isFailure, let answer { downstream.next(answer) }
                    downstream.end(ending)
                }
            })
    }
}
