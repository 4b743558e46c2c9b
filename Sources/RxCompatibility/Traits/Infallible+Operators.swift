import Reactive

// The operators that do not fail.

extension InfallibleType {
    func lift<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> Infallible<Result> { Infallible(operation(source)) }

    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        lift { $0.map(transform) }
    }

    public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
    ) -> Infallible<Result> { lift { $0.compactMap(transform) } }

    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        lift { $0.filter(predicate) }
    }

    public func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
    ) -> Infallible<Accumulated> { lift { $0.scan(seed, accumulator: accumulator) } }

    public func scan<Accumulated>(
        into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) -> Void
    ) -> Infallible<Accumulated> { lift { $0.scan(into: seed, accumulator: accumulator) } }

    public func toArray() -> Single<[Element]> { source.toArray() }

    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> Infallible<Element> { lift { $0.distinctUntilChanged(keySelector) } }

    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> Infallible<Element> { lift { $0.distinctUntilChanged(comparer) } }

    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> { lift { $0.distinctUntilChanged(at: keyPath) } }

    public func startWith(_ element: Element) -> Infallible<Element> {
        lift { $0.startWith(element) }
    }

    public func take(_ count: Int) -> Infallible<Element> { lift { $0.take(count) } }

    public func take(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        lift { $0.take(while: predicate) }
    }

    public func take(until other: some ObservableType) -> Infallible<Element> {
        lift { $0.take(until: other) }
    }

    public func skip(_ count: Int) -> Infallible<Element> { lift { $0.skip(count) } }

    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> { lift { $0.share(replay: replay, scope: scope) } }

    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        lift {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    public func debug(
        _ id: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        lift { $0.debug(id, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Infallible<Result> { lift { $0.withUnretained(object, resultSelector: resultSelector) } }

    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> Infallible<(Object, Element)> { lift { $0.withUnretained(object) } }

    // MARK: Time

    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Infallible<Element> { lift { $0.delay(dueTime, scheduler: scheduler) } }

    public func debounce(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Infallible<Element> { lift { $0.debounce(dueTime, scheduler: scheduler) } }

    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any Scheduler
    ) -> Infallible<Element> { lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) } }

    public func observe(on scheduler: any ImmediateScheduler) -> Infallible<Element> {
        lift { $0.observe(on: scheduler) }
    }

    public func subscribe(on scheduler: any ImmediateScheduler) -> Infallible<Element> {
        lift { $0.subscribe(on: scheduler) }
    }

    // MARK: Several

    public func flatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { lift { $0.flatMap(selector) } }

    public func flatMapFirst<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { lift { $0.flatMapFirst(selector) } }

    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { lift { $0.flatMapLatest(selector) } }

    public func concatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { lift { $0.concatMap(selector) } }

    public func concat(_ second: some InfallibleType<Element>) -> Infallible<Element> {
        lift { $0.concat(second.source) }
    }

    public static func concat(
        _ sources: some Sequence<Infallible<Element>>
    ) -> Infallible<Element> { Infallible(.concat(sources.lazy.map(\.source))) }

    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        concat(sources)
    }

    public static func merge(
        _ sources: some Collection<Infallible<Element>>
    ) -> Infallible<Element> { Infallible(.merge(sources.map(\.source))) }

    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        merge(sources)
    }

    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> Infallible<Result> { lift { $0.withLatestFrom(second, resultSelector: resultSelector) } }

    public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> { lift { $0.withLatestFrom(second) } }

    public static func combineLatest<First, each Part>(
        _ first: Infallible<First>, _ part: repeat Infallible<each Part>,
        resultSelector: @escaping (First, repeat each Part) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(first, repeat each part, resultSelector: resultSelector))
    }

    public static func zip<First, each Part>(
        _ first: Infallible<First>, _ part: repeat Infallible<each Part>,
        resultSelector: @escaping (First, repeat each Part) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(first, repeat each part, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element: Equatable {
    public func distinctUntilChanged() -> Infallible<Element> { lift { $0.distinctUntilChanged() } }
}
