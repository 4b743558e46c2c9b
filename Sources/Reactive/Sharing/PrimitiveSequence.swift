/// A stream that promises how many elements it says. `Trait` is the promise.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
    @usableFromInline let source: Observable<Element>

    /// A stream that is trusted to keep the promise.
    @inlinable public init(raw source: Observable<Element>) { self.source = source }

    @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

    @inlinable public func asObservable() -> Observable<Element> { source }
}

/// Anything that is a primitive sequence. The operators of a trait are defined for all of these.
public protocol PrimitiveSequenceType<Trait, Element> {
    associatedtype Trait
    associatedtype Element
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

// The operators that keep any promise.

extension PrimitiveSequence {
    func lift(_ operation: (Observable<Element>) -> Observable<Element>) -> Self {
        Self(raw: operation(source))
    }

    public static func deferred(_ observableFactory: @escaping () throws -> Self) -> Self {
        Self(raw: .deferred { try observableFactory().source })
    }

    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory make: @escaping (Resource) throws -> Self
    ) -> Self { Self(raw: .using(resourceFactory, observableFactory: { try make($0).source })) }

    public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
        lift { $0.catch { try handler($0).source } }
    }

    public func retry() -> Self { lift { $0.retry() } }

    public func retry(_ maxAttemptCount: Int) -> Self { lift { $0.retry(maxAttemptCount) } }

    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
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
    ) -> Self { lift { $0.timeout(dueTime, other: other.source, scheduler: scheduler) } }

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

extension PrimitiveSequence where Element: FixedWidthInteger {
    /// 0, after `dueTime`.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Self {
        Self(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType {
    /// A sequence of something else with the same promise.
    public typealias Alike<Other> = PrimitiveSequence<Trait, Other>

    /// The answers of several together.
    public static func zip<First, each Part>(
        _ first: Alike<First>, _ part: repeat Alike<each Part>,
        resultSelector join: @escaping (First, repeat each Part) throws -> Element
    ) -> Alike<Element> { Alike(raw: .zip(first, repeat each part, resultSelector: join)) }
}

// Tuples, written out for the reason given in Joining.

extension PrimitiveSequenceType where Element == Any {
    public static func zip<A, B>(_ a: Alike<A>, _ b: Alike<B>) -> Alike<(A, B)> {
        .zip(a, b) { ($0, $1) }
    }

    public static func zip<A, B, C>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>
    ) -> Alike<(A, B, C)> { .zip(a, b, c) { ($0, $1, $2) } }

    public static func zip<A, B, C, D>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>, _ d: Alike<D>
    ) -> Alike<(A, B, C, D)> { .zip(a, b, c, d) { ($0, $1, $2, $3) } }

    public static func zip<A, B, C, D, E>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>, _ d: Alike<D>, _ e: Alike<E>
    ) -> Alike<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>, _ d: Alike<D>, _ e: Alike<E>, _ f: Alike<F>
    ) -> Alike<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>, _ d: Alike<D>, _ e: Alike<E>, _ f: Alike<F>,
        _ g: Alike<G>
    ) -> Alike<(A, B, C, D, E, F, G)> { .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) } }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>, _ d: Alike<D>, _ e: Alike<E>, _ f: Alike<F>,
        _ g: Alike<G>, _ h: Alike<H>
    ) -> Alike<(A, B, C, D, E, F, G, H)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
