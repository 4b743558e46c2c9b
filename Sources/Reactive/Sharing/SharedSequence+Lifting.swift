// The operators that keep the promise.

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
