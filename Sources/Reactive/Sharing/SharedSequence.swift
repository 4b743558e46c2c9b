/// What kind of promise a shared sequence makes.
public protocol SharingStrategyProtocol {
    /// The scheduler that its operators over time use when none is named.
    @preconcurrency @MainActor static var scheduler: any Scheduler { get }

    /// The same stream, shared as promised.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

extension SharingStrategyProtocol {
    @preconcurrency @MainActor public static var scheduler: any Scheduler {
        SharingScheduler.make()
    }
}

/// Shares, and greets a new listener with the latest element: what a screen shows.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 1, scope: .whileConnected) }
}

/// Shares, and remembers nothing: what happens.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 0, scope: .whileConnected) }
}

/// A stream that never fails, is shared, and has its latest element for whoever comes.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A stream that never fails, is shared, and remembers nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Anything that can be heard as a shared sequence.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// A sequence of something else with the same promise.
    public typealias Alike<Other> = SharedSequence<SharingStrategy, Other>

    @inlinable var source: Observable<Element> { asSharedSequence().source }

    @inlinable public func asObservable() -> Observable<Element> { source }
}

/// A stream that keeps a promise: it never fails, and all its listeners share one subscription.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType
{
    @usableFromInline let source: Observable<Element>

    /// Shares a stream that is known not to fail.
    @inlinable init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// A stream that keeps the promise as it is.
    @inlinable init(raw source: Observable<Element>) { self.source = source }

    @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }
}

// MARK: Making

extension SharedSequence {
    public static func empty() -> Self { Self(raw: .empty()) }
    public static func never() -> Self { Self(raw: .never()) }
    public static func just(_ element: Element) -> Self { Self(raw: .just(element)) }
    public static func of(_ elements: Element...) -> Self { Self(raw: .from(elements)) }
    public static func from(_ items: some Sequence<Element>) -> Self { Self(raw: .from(items)) }
    public static func from(optional: Element?) -> Self { Self(raw: .from(optional: optional)) }
    public static func deferred(_ factory: @escaping () -> Self) -> Self {
        Self(.deferred { factory().source })
    }

    public static func merge(_ sources: some Collection<Self>) -> Self {
        Self(.merge(sources.map(\.source)))
    }
    public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }

    public static func concat(_ sequence: some Sequence<Self>) -> Self {
        Self(.concat(sequence.lazy.map(\.source)))
    }

    /// The latest elements of all the sequences, whenever one of them speaks.
    public static func combineLatest<First, each Part>(
        _ first: Alike<First>, _ part: repeat Alike<each Part>,
        resultSelector: @escaping (First, repeat each Part) -> Element
    ) -> Self { Self(.combineLatest(first, repeat each part, resultSelector: resultSelector)) }

    public static func combineLatest<A, B>(_ a: Alike<A>, _ b: Alike<B>) -> Alike<(A, B)>
    where Element == Any { .combineLatest(a, b) { ($0, $1) } }

    public static func combineLatest<A, B, C>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>
    ) -> Alike<(A, B, C)> where Element == Any { .combineLatest(a, b, c) { ($0, $1, $2) } }

    public static func combineLatest<each Part>(
        _ part: repeat Alike<each Part>
    ) -> Alike<(repeat each Part)> where Element == Any {
        Alike<(repeat each Part)>(Observable.combineLatest(repeat each part))
    }

    public static func combineLatest<Part>(
        _ collection: some Collection<Alike<Part>>, resultSelector: @escaping ([Part]) -> Element
    ) -> Self { Self(.combineLatest(collection, resultSelector: resultSelector)) }

    public static func combineLatest(_ collection: some Collection<Self>) -> Alike<[Element]> {
        .combineLatest(collection) { $0 }
    }

    /// The elements of all the sequences in step.
    public static func zip<First, each Part>(
        _ first: Alike<First>, _ part: repeat Alike<each Part>,
        resultSelector: @escaping (First, repeat each Part) -> Element
    ) -> Self { Self(.zip(first, repeat each part, resultSelector: resultSelector)) }

    public static func zip<A, B>(_ a: Alike<A>, _ b: Alike<B>) -> Alike<(A, B)>
    where Element == Any { .zip(a, b) { ($0, $1) } }

    public static func zip<A, B, C>(
        _ a: Alike<A>, _ b: Alike<B>, _ c: Alike<C>
    ) -> Alike<(A, B, C)> where Element == Any { .zip(a, b, c) { ($0, $1, $2) } }

    public static func zip<each Part>(_ part: repeat Alike<each Part>) -> Alike<(repeat each Part)>
    where Element == Any { Alike<(repeat each Part)>(Observable.zip(repeat each part)) }

    public static func zip<Part>(
        _ collection: some Collection<Alike<Part>>, resultSelector: @escaping ([Part]) -> Element
    ) -> Self { Self(.zip(collection, resultSelector: resultSelector)) }

    public static func zip(_ collection: some Collection<Self>) -> Alike<[Element]> {
        .zip(collection) { $0 }
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// 0, 1, 2 …, the first after one period.
    public static func interval(_ period: RxTimeInterval, scheduler: any Scheduler) -> Self {
        Self(.interval(period, scheduler: scheduler))
    }

    @preconcurrency @MainActor public static func interval(_ period: RxTimeInterval) -> Self {
        interval(period, scheduler: SharingStrategy.scheduler)
    }

    /// 0 after `dueTime`, then 1, 2 … one a period.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval, scheduler: any Scheduler
    ) -> Self { Self(.timer(dueTime, period: period, scheduler: scheduler)) }

    @preconcurrency @MainActor public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> Self { timer(dueTime, period: period, scheduler: SharingStrategy.scheduler) }
}

// MARK: The operators that keep the promise

extension SharedSequenceConvertibleType {
    /// An operator of observables that cannot fail, as one of shared sequences.
    @inlinable func lift<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> Alike<Result> { Alike<Result>(operation(source)) }

    @inlinable public func map<Result>(_ transform: @escaping (Element) -> Result) -> Alike<Result>
    { lift { $0.map(transform) } }

    @inlinable public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
    ) -> Alike<Result> { lift { $0.compactMap(transform) } }

    @inlinable public func filter(_ predicate: @escaping (Element) -> Bool) -> Alike<Element> {
        lift { $0.filter(predicate) }
    }

    @inlinable public func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
    ) -> Alike<Accumulated> { lift { $0.scan(seed, accumulator: accumulator) } }

    @inlinable public func scan<Accumulated>(
        into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) -> Void
    ) -> Alike<Accumulated> { lift { $0.scan(into: seed, accumulator: accumulator) } }

    public func enumerated() -> Alike<(index: Int, element: Element)> { lift { $0.enumerated() } }

    @inlinable public func flatMap<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(source.flatMap(selector)) }

    @inlinable public func flatMapFirst<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(source.flatMapFirst(selector)) }

    @inlinable public func flatMapLatest<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(source.flatMapLatest(selector)) }

    @inlinable public func concatMap<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(source.concatMap(selector)) }

    @inlinable public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> Alike<Element> { lift { $0.distinctUntilChanged(comparer) } }

    @inlinable public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> Alike<Element> { lift { $0.distinctUntilChanged(keySelector) } }

    @inlinable public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
    ) -> Alike<Element> { lift { $0.distinctUntilChanged(keySelector, comparer: comparer) } }

    @inlinable public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Alike<Element> { lift { $0.distinctUntilChanged(at: keyPath) } }

    @inlinable public func skip(_ count: Int) -> Alike<Element> { lift { $0.skip(count) } }

    public func startWith(_ element: Element) -> Alike<Element> { lift { $0.startWith(element) } }

    public func concat(_ second: Alike<Element>) -> Alike<Element> { lift { $0.concat(second) } }

    @inlinable public func withLatestFrom<Other, Inner, Result>(
        _ second: SharedSequence<Other, Inner>, resultSelector: @escaping (Element, Inner) -> Result
    ) -> Alike<Result> { lift { $0.withLatestFrom(second, resultSelector: resultSelector) } }

    @inlinable public func withLatestFrom<Other, Inner>(
        _ second: SharedSequence<Other, Inner>
    ) -> Alike<Inner> { lift { $0.withLatestFrom(second) } }

    @inlinable public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Alike<Result> { lift { $0.withUnretained(object, resultSelector: resultSelector) } }

    @inlinable public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> Alike<(Object, Element)> { lift { $0.withUnretained(object) } }

    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Alike<Element> {
        lift {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID,
        line: UInt = #line, function: String = #function,
        to output: @escaping (String) -> Void = { print($0) }
    ) -> Alike<Element> {
        lift {
            $0.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function,
                to: output)
        }
    }

    // Time: with a scheduler, and with the strategy's own.

    public func delay(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Alike<Element> {
        lift { $0.delay(dueTime, scheduler: scheduler) }
    }

    @preconcurrency @MainActor public func delay(_ dueTime: RxTimeInterval) -> Alike<Element> {
        delay(dueTime, scheduler: SharingStrategy.scheduler)
    }

    @inlinable public func debounce(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Alike<
        Element
    > { lift { $0.debounce(dueTime, scheduler: scheduler) } }

    @preconcurrency @MainActor public func debounce(_ dueTime: RxTimeInterval) -> Alike<Element> {
        debounce(dueTime, scheduler: SharingStrategy.scheduler)
    }

    @inlinable public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any Scheduler
    ) -> Alike<Element> { lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) } }

    @preconcurrency @MainActor public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> Alike<Element> { throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    @inlinable public func distinctUntilChanged() -> Alike<Element> {
        lift { $0.distinctUntilChanged() }
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    public typealias Flat = SharedSequence<Element.SharingStrategy, Element.Element>

    @inlinable public func merge() -> Flat { Flat(source.merge()) }

    @inlinable public func merge(maxConcurrent: Int) -> Flat {
        Flat(source.merge(maxConcurrent: maxConcurrent))
    }

    @inlinable public func switchLatest() -> Flat { Flat(source.switchLatest()) }
}

// MARK: Coming in

extension ObservableConvertibleType {
    /// A driver that says `element` in place of an error, and ends.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(asObservable().catchAndReturn(element))
    }

    /// A driver that goes on with another one in place of an error.
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { _ in other.source })
    }

    /// A driver that goes on with one made of the error.
    public func asDriver(
        onErrorRecover recover: @escaping (any Error) -> Driver<Element>
    ) -> Driver<Element> { Driver(asObservable().catch { recover($0).source }) }

    /// A signal that says `element` in place of an error, and ends.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(asObservable().catchAndReturn(element))
    }

    /// A signal that goes on with another one in place of an error.
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        Signal(asObservable().catch { _ in other.source })
    }

    /// A signal that goes on with one made of the error.
    public func asSignal(
        onErrorRecover recover: @escaping (any Error) -> Signal<Element>
    ) -> Signal<Element> { Signal(asObservable().catch { recover($0).source }) }
}

// A relay is shared, never fails, and greets with its value: it is a driver as it stands.

extension BehaviorRelay {
    @inlinable public func asDriver() -> Driver<Element> { Driver(raw: subject) }
}

extension PublishRelay {
    @inlinable public func asSignal() -> Signal<Element> { Signal(raw: subject) }
}
