// Operators whose results are also shared sequences.

extension SharedSequenceConvertibleType {
    /// Returns the stream to which an operator is applied. If nothing else refers to the sequence,
    /// this is the unshared source, so a chain of operators shares only once, at its end.
    @inlinable consuming func passing() -> Observable<Element> {
        var source = (consume self).asSharedSequence().source
        return isKnownUniquelyReferenced(&source) ? source.unshared : source
    }

    /// Applies an operator of observables to a shared sequence. The operator must not fail.
    @inlinable consuming func lift<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> Mapped<Result> { Mapped<Result>(operation(passing())) }

    @inlinable public consuming func map<Result>(_ transform: @escaping (Element) -> Result)
        -> Mapped<Result>
    { lift { $0.map(transform) } }

    @inlinable public consuming func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
    ) -> Mapped<Result> { lift { $0.compactMap(transform) } }

    @inlinable public consuming func filter(
        _ predicate: @escaping (Element) -> Bool
    ) -> Mapped<Element> { lift { $0.filter(predicate) } }

    @inlinable public consuming func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
    ) -> Mapped<Accumulated> { lift { $0.scan(seed, accumulator: accumulator) } }

    @inlinable public consuming func scan<Accumulated>(
        into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) -> Void
    ) -> Mapped<Accumulated> { lift { $0.scan(into: seed, accumulator: accumulator) } }

    public consuming func enumerated() -> Mapped<(index: Int, element: Element)> {
        lift { $0.enumerated() }
    }

    @inlinable public consuming func flatMap<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(passing().flatMap(selector)) }

    @inlinable public consuming func flatMapFirst<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(passing().flatMapFirst(selector)) }

    @inlinable public consuming func flatMapLatest<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(passing().flatMapLatest(selector)) }

    @inlinable public consuming func concatMap<Other, Inner>(
        _ selector: @escaping (Element) -> SharedSequence<Other, Inner>
    ) -> SharedSequence<Other, Inner> { .init(passing().concatMap(selector)) }

    @inlinable public consuming func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> Mapped<Element> { lift { $0.distinctUntilChanged(comparer) } }

    @inlinable public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> Mapped<Element> { lift { $0.distinctUntilChanged(keySelector) } }

    @inlinable public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
    ) -> Mapped<Element> { lift { $0.distinctUntilChanged(keySelector, comparer: comparer) } }

    @inlinable public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Mapped<Element> { lift { $0.distinctUntilChanged(at: keyPath) } }

    @inlinable public consuming func skip(_ count: Int) -> Mapped<Element> {
        lift { $0.skip(count) }
    }

    public consuming func startWith(_ element: Element) -> Mapped<Element> {
        lift { $0.startWith(element) }
    }

    public consuming func concat(_ second: Mapped<Element>) -> Mapped<Element> {
        lift { $0.concat(second) }
    }

    @inlinable public consuming func withLatestFrom<Other: SharedSequenceConvertibleType, Result>(
        _ second: Other, resultSelector: @escaping (Element, Other.Element) -> Result
    ) -> Mapped<Result> { lift { $0.withLatestFrom(second, resultSelector: resultSelector) } }

    @inlinable public consuming func withLatestFrom<Other: SharedSequenceConvertibleType>(
        _ second: Other
    ) -> Mapped<Other.Element> { lift { $0.withLatestFrom(second) } }

    @inlinable public consuming func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Mapped<Result> { lift { $0.withUnretained(object, resultSelector: resultSelector) } }

    @inlinable public consuming func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> Mapped<(Object, Element)> { lift { $0.withUnretained(object) } }

    public consuming func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Mapped<Element> {
        lift {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    public consuming func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID,
        line: UInt = #line, function: String = #function,
        to output: @escaping (String) -> Void = { print($0) }
    ) -> Mapped<Element> {
        lift {
            $0.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function,
                to: output)
        }
    }

    // Operators over time. Each uses the given scheduler, or the scheduler of the strategy.

    public consuming func delay(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Mapped<Element> { lift { $0.delay(dueTime, scheduler: scheduler) } }

    @preconcurrency @MainActor public consuming func delay(
        _ dueTime: RxTimeInterval
    ) -> Mapped<Element> { delay(dueTime, scheduler: SharingStrategy.scheduler) }

    @inlinable public consuming func debounce(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Mapped<Element> { lift { $0.debounce(dueTime, scheduler: scheduler) } }

    @preconcurrency @MainActor public consuming func debounce(
        _ dueTime: RxTimeInterval
    ) -> Mapped<Element> { debounce(dueTime, scheduler: SharingStrategy.scheduler) }

    @inlinable public consuming func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any Scheduler
    ) -> Mapped<Element> { lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) } }

    @preconcurrency @MainActor public consuming func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> Mapped<Element> { throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    @inlinable public consuming func distinctUntilChanged() -> Mapped<Element> {
        lift { $0.distinctUntilChanged() }
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    public typealias Flat = SharedSequence<Element.SharingStrategy, Element.Element>

    @inlinable public consuming func merge() -> Flat { Flat(passing().merge()) }

    @inlinable public consuming func merge(maxConcurrent: Int) -> Flat {
        Flat(passing().merge(maxConcurrent: maxConcurrent))
    }

    @inlinable public consuming func switchLatest() -> Flat { Flat(passing().switchLatest()) }
}
