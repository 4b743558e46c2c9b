/// What a `Single` says: one thing.
public typealias SingleEvent<Element> = Result<Element, any Error>

/// A stream of exactly one element, or an error.
public struct Single<Element>: ObservableConvertibleType {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    @usableFromInline let raw: Observable<Element>

    /// Trusted to say one element and end.
    @inlinable init(raw: Observable<Element>) { self.raw = raw }

    @inlinable public func asObservable() -> Observable<Element> { raw }

    @inlinable public func asSingle() -> Single<Element> { self }

    /// A single that answers what its function tells the observer.
    public static func create(
        _ subscribe: @escaping (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        Single(
            raw: .create { observer in
                subscribe { result in
                    switch result {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }

    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Single<Element> { Single(raw: .just(element, scheduler: scheduler)) }

    public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

    public static func never() -> Single<Element> { Single(raw: .never()) }

    public static func deferred(
        _ factory: @escaping () throws -> Single<Element>
    ) -> Single<Element> { Single(raw: .deferred { try factory().raw }) }

    /// Hears the answer.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        raw.subscribe { event in
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.failure(error))
            case .completed: break
            }
        }
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// The answer with an object, held weakly, as the first argument.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}

extension Single {
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(raw: raw.map(transform))
    }

    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>
    ) -> Single<Result> { Single<Result>(raw: raw.flatMap(selector)) }

    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: raw.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError,
                afterError: afterError, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose))
    }

    public func `catch`(
        _ handler: @escaping (any Error) throws -> Single<Element>
    ) -> Single<Element> { Single(raw: raw.catch { try handler($0).raw }) }

    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: raw.catchAndReturn(element))
    }

    public func retry() -> Single<Element> { Single(raw: raw.retry()) }

    public func retry(_ maxAttemptCount: Int) -> Single { Single(raw: raw.retry(maxAttemptCount)) }

    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> Single<Element> { Single(raw: raw.retry(when: notificationHandler)) }

    public func observe(on scheduler: any ImmediateScheduler) -> Single<Element> {
        Single(raw: raw.observe(on: scheduler))
    }

    public func subscribe(on scheduler: any ImmediateScheduler) -> Single<Element> {
        Single(raw: raw.subscribe(on: scheduler))
    }

    public func delay(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Single<Element> {
        Single(raw: raw.delay(dueTime, scheduler: scheduler))
    }

    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Single<Element> { Single(raw: raw.delaySubscription(dueTime, scheduler: scheduler)) }

    public func timeout(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Single<Element> {
        Single(raw: raw.timeout(dueTime, scheduler: scheduler))
    }

    public func timeout(_ dueTime: RxTimeInterval, other: Single<Element>, scheduler: any Scheduler)
        -> Single<Element>
    { Single(raw: raw.timeout(dueTime, other: other.raw, scheduler: scheduler)) }

    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID,
        line: UInt = #line, function: String = #function,
        to output: @escaping (String) -> Void = { print($0) }
    ) -> Single<Element> {
        Single(
            raw: raw.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function,
                to: output))
    }

    /// The answers of several singles together.
    public static func zip<First, each Part>(
        _ first: Single<First>, _ part: repeat Single<each Part>,
        resultSelector join: @escaping (First, repeat each Part) throws -> Element
    ) -> Single<Element> { Single(raw: .zip(first, repeat each part, resultSelector: join)) }

    public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)>
    where Element == (A, B) { .zip(a, b) { ($0, $1) } }

    public static func zip<A, B, C>(_ a: Single<A>, _ b: Single<B>, _ c: Single<C>) -> Single<
        (A, B, C)
    >
    where Element == (A, B, C) { .zip(a, b, c) { ($0, $1, $2) } }

    public static func zip<A, B, C, D>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>
    ) -> Single<(A, B, C, D)>
    where Element == (A, B, C, D) { .zip(a, b, c, d) { ($0, $1, $2, $3) } }

    public static func zip<A, B, C, D, E>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>
    ) -> Single<(A, B, C, D, E)>
    where Element == (A, B, C, D, E) { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>,
        _ f: Single<F>
    ) -> Single<(A, B, C, D, E, F)>
    where Element == (A, B, C, D, E, F) { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>,
        _ f: Single<F>, _ g: Single<G>
    ) -> Single<(A, B, C, D, E, F, G)>
    where Element == (A, B, C, D, E, F, G) {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>,
        _ f: Single<F>, _ g: Single<G>, _ h: Single<H>
    ) -> Single<(A, B, C, D, E, F, G, H)>
    where Element == (A, B, C, D, E, F, G, H) {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }

    public static func zip<Part>(
        _ collection: some Collection<Single<Part>>,
        resultSelector: @escaping ([Part]) throws -> Element
    ) -> Single<Element> {
        // Of none, the answer is there at once.
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return Single(raw: .zip(collection, resultSelector: resultSelector))
    }

    public static func zip<Part>(_ collection: some Collection<Single<Part>>) -> Single<[Part]>
    where Element == [Part] { .zip(collection) { $0 } }
}

extension Single where Element: FixedWidthInteger {
    /// 0, after `dueTime`.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Single<Element>
    { Single(raw: .timer(dueTime, scheduler: scheduler)) }
}
