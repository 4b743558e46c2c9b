import Reactive

extension PrimitiveSequenceType where Trait == SingleTrait {
    private var raw: Observable<Element> { primitiveSequence.asObservable() }

    /// Calls a closure with the result. Without `onFailure`, the default handler receives the
    /// error.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(
            onNext: onSuccess, onError: onFailure ?? Hooks.unhandled(), onDisposed: onDisposed)
    }

    public func flatMapMaybe<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

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

    /// Combines the elements of several singles. Without singles, sends the result at once.
    public static func zip<Result>(
        _ collection: some Collection<Single<Element>>,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return Single<Result>(raw: .zip(collection, resultSelector: resultSelector))
    }

    public static func zip(_ collection: some Collection<Single<Element>>) -> Single<[Element]> {
        zip(collection) { $0 }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Sends the result of an asynchronous function on the main actor. Ignores `detached`, because
    /// the function never runs on the main actor.
    @preconcurrency @MainActor public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> { Single(raw: Observable.task(priority: priority, work)) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Completes on the main actor when an asynchronous function has returned.
    @preconcurrency @MainActor public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Void
    ) -> Completable { Observable.task(priority: priority, work).ignoreElements().asCompletable() }

    /// Waits for the completion.
    nonisolated(nonsending) public var value: Void {
        get async throws {
            let end = primitiveSequence.asObservable().map { _ in }.concat(Observable.just(()))
            for try await _ in end.values { return }
            throw CancellationError()
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// Waits for the element. Returns nil if there is none.
    nonisolated(nonsending) public var value: Element? {
        get async throws {
            for try await element in primitiveSequence.values { return element }
            return nil
        }
    }
}
