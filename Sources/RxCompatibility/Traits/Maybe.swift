import Reactive

/// The trait of a stream with one element, none, or an error.
public enum MaybeTrait {}

/// A stream of at most one element.
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
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        Maybe(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Maybe<Element> { Maybe(raw: .just(element, scheduler: scheduler)) }

    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        var isOver = false
        return raw.subscribe { event in
            if isOver { return }
            isOver = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        var isOver = false
        return raw.subscribe(
            onNext: { element in
                isOver = true
                onSuccess?(element)
            }, onError: onError ?? Hooks.unhandled(),
            onCompleted: { if !isOver { onCompleted?() } }, onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in object.map { onSuccess?($0, element) } },
            onError: { [weak object] error in object.map { onError?($0, error) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
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

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: raw.filter(predicate))
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: raw.map(transform))
    }

    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.compactMap(transform)) }

    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

    public func flatMapSingle<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

    public func flatMapCompletable(
        _ selector: @escaping (Element) throws -> Completable
    ) -> Completable { Completable(raw: raw.flatMap(selector)) }

    public func ifEmpty(default element: Element) -> Single<Element> {
        Single(raw: raw.ifEmpty(default: element))
    }

    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: raw.ifEmpty(switchTo: other.asObservable()))
    }

    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: raw.ifEmpty(switchTo: other.asObservable()))
    }

    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: raw.catchAndReturn(element))
    }

    public func asSingle() -> Single<Element> { raw.asSingle() }

    public func asMaybe() -> Maybe<Element> { primitiveSequence }

    public func asCompletable() -> Completable { raw.ignoreElements().asCompletable() }
}

extension ObservableType {
    /// The only element, if there is one. Fails if the source has more than one.
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
