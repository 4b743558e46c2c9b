/// The trait of a stream that sends one element or fails.
public enum SingleTrait {}

/// A stream that sends exactly one element or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The result of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    private var source: Observable<Element> { primitiveSequence.source }

    /// Creates a single with the result that `subscribe` passes to its observer.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        let answers = Observable<Element>.create(
            { observer in
                subscribe { result in
                    do {
                        observer.onNext(try result.get())
                        observer.onCompleted()
                    } catch { observer.onError(error) }
                }
            }, file: file, line: line)
        return Single(raw: answers)
    }

    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

    public static func never() -> Single<Element> { Single(raw: .never()) }

    public func asSingle() -> Single<Element> { primitiveSequence }

    /// Calls `observer` with the result.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        source.subscribe { (event: Event<Element>) in
            if let element = event.element { observer(.success(element)) }
            if let error = event.error { observer(.failure(error)) }
        }
    }

    /// Calls a closure with the element or with the error. Disfavored, so that a library with a
    /// default error handler can replace this function.
    @_disfavoredOverload public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Calls a closure with the element or with the error, and with an object, held weakly, as the
    /// first argument.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(raw: source.map(transform))
    }

    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>
    ) -> Single<Result> { Single<Result>(raw: source.flatMap(selector)) }
}
