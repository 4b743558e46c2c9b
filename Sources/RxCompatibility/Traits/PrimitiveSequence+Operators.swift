import Reactive

// Operators of every trait.

extension PrimitiveSequence {
    private func lift(_ operation: (Observable<Element>) -> Observable<Element>) -> Self {
        Self(raw: operation(asObservable()))
    }

    public static func deferred(_ observableFactory: @escaping () throws -> Self) -> Self {
        Self(raw: .deferred { try observableFactory().asObservable() })
    }

    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory make: @escaping (Resource) throws -> Self
    ) -> Self {
        Self(raw: .using(resourceFactory, observableFactory: { try make($0).asObservable() }))
    }

    public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
        lift { $0.catch { try handler($0).asObservable() } }
    }

    public func retry() -> Self { lift { $0.retry() } }

    public func retry(_ maxAttemptCount: Int) -> Self { lift { $0.retry(maxAttemptCount) } }

    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> Self { lift { $0.retry(when: notificationHandler) } }

    /// Restarts the stream after an error of type `Failure`, as soon as the trigger sends an
    /// element. `notificationHandler` creates the trigger from these errors. An error of another
    /// type ends the stream.
    public func retry<Trigger: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> Self { lift { $0.retry(when: notificationHandler) } }

    public func observe(on scheduler: any ImmediateScheduler) -> Self {
        lift { $0.observe(on: scheduler) }
    }

    public func subscribe(on scheduler: any ImmediateScheduler) -> Self {
        lift { $0.subscribe(on: scheduler) }
    }

    public func delay(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Self {
        lift { $0.delay(dueTime, scheduler: scheduler) }
    }

    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Self {
        lift { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }

    public func timeout(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Self {
        lift { $0.timeout(dueTime, scheduler: scheduler) }
    }

    public func timeout(
        _ dueTime: RxTimeInterval, other: Self, scheduler: any Scheduler
    ) -> Self { lift { $0.timeout(dueTime, other: other.asObservable(), scheduler: scheduler) } }

    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID,
        line: UInt = #line, function: String = #function,
        to output: @escaping (String) -> Void = { print($0) }
    ) -> Self {
        lift {
            $0.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function,
                to: output)
        }
    }
}

/// A trait of streams that may have an element.
public protocol ElementTrait {}

extension SingleTrait: ElementTrait {}

extension MaybeTrait: ElementTrait {}

extension PrimitiveSequenceType where Trait: ElementTrait {
    private var raw: Observable<Element> { primitiveSequence.asObservable() }

    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Mapped<Element> { Mapped(raw: .just(element, scheduler: scheduler)) }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: raw.filter(predicate))
    }

    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Maybe<Result> { Maybe<Result>(raw: raw.compactMap(transform)) }

    public func flatMapCompletable(
        _ selector: @escaping (Element) throws -> Completable
    ) -> Completable { Completable(raw: raw.flatMap(selector)) }

    public func catchAndReturn(_ element: Element) -> Mapped<Element> {
        Mapped(raw: raw.catchAndReturn(element))
    }

    public func asCompletable() -> Completable { raw.ignoreElements().asCompletable() }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
    /// Sends 0 after `dueTime`.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Self {
        Self(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType {
    /// A sequence with the same trait and other elements.
    public typealias Mapped<Other> = PrimitiveSequence<Trait, Other>

    public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.asObservable()) }

    public static func never() -> Mapped<Element> { Mapped(raw: .never()) }

    public static func error(_ error: any Error) -> Mapped<Element> { Mapped(raw: .error(error)) }

    /// Combines the elements of several sequences.
    public static func zip<First, each Part>(
        _ first: Mapped<First>, _ part: repeat Mapped<each Part>,
        resultSelector join: @escaping (First, repeat each Part) throws -> Element
    ) -> Mapped<Element> { Mapped(raw: .zip(first, repeat each part, resultSelector: join)) }
}
