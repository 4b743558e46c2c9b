import Reactive

extension PrimitiveSequenceType where Trait == SingleTrait {
    private var raw: Observable<Element> { primitiveSequence.asObservable() }

    /// Hears the answer; an error without `onFailure` goes to the default handler.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        raw.subscribe(
            onNext: onSuccess, onError: onFailure ?? Hooks.unhandled, onDisposed: onDisposed)
    }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: raw.filter(predicate))
    }

    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.compactMap(transform)) }

    public func flatMapMaybe<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.flatMap(selector)) }

    public func flatMapCompletable(
        _ selector: @escaping (Element) throws -> Completable
    ) -> Completable { Completable(raw: raw.flatMap(selector)) }

    public func asMaybe() -> Maybe<Element> { Maybe(raw: raw) }

    public func asCompletable() -> Completable { raw.ignoreElements().asCompletable() }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// The answer of an asynchronous function, on the main actor. Whether its task is `detached`
    /// makes no difference: the function never runs here.
    @MainActor public static func create(
        priority: TaskPriority? = nil, detached: Bool = false,
        work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> { Single(raw: Observable.task(priority: priority, work)) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The end of an asynchronous function, on the main actor.
    @MainActor public static func create(
        priority: TaskPriority? = nil, detached: Bool = false,
        work: @escaping @Sendable () async throws -> Void
    ) -> Completable { Observable.task(priority: priority, work).ignoreElements().asCompletable() }

    /// The end, awaited.
    nonisolated(nonsending) public var value: Void {
        get async throws {
            let end = primitiveSequence.asObservable().map { _ in }.concat(Observable.just(()))
            for try await _ in end.values { return }
            throw CancellationError()
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// The element, or nil if there is none, awaited.
    nonisolated(nonsending) public var value: Element? {
        get async throws {
            for try await element in primitiveSequence.values { return element }
            return nil
        }
    }
}
