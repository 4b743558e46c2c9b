import Reactive

/// A strategy without sharing: each listener has its own subscription.
public enum InfallibleSharingStrategy: SharingStrategyProtocol {
    // Wrapped, because operators take the source of a shared stream instead of the stream.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        .deferred { source }
    }
}

/// A stream that never fails. It has the operators of a driver, but is not shared.
public typealias Infallible<Element> = SharedSequence<InfallibleSharingStrategy, Element>

/// A type that can be converted to an `Infallible`.
public protocol InfallibleType<Element>: SharedSequenceConvertibleType
where SharingStrategy == InfallibleSharingStrategy {
    func asInfallible() -> Infallible<Element>
}

extension InfallibleType {
    public func asSharedSequence() -> Infallible<Element> { asInfallible() }
}

extension SharedSequence: InfallibleType where SharingStrategy == InfallibleSharingStrategy {}

/// An event of an `Infallible`.
public enum InfallibleEvent<Element>: EventConvertible {
    case next(Element)
    case completed

    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

// MARK: Creation

extension ObservableConvertibleType {
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    public func asInfallible(
        onErrorFallbackTo infallible: Infallible<Element>
    ) -> Infallible<Element> { asSharedSequence(onErrorDriveWith: infallible) }

    public func asInfallible(
        onErrorRecover: @escaping (any Error) -> Infallible<Element>
    ) -> Infallible<Element> { asSharedSequence(onErrorRecover: onErrorRecover) }
}

extension RelayType {
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequenceConvertibleType {
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequence where SharingStrategy == InfallibleSharingStrategy {
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(.create({ to in subscribe { to.on($0.event) } }, file: file, line: line))
    }

    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Infallible<Element> { Infallible(.just(element, scheduler: scheduler)) }

    public static func of(
        _ elements: Element..., scheduler: any ImmediateScheduler
    ) -> Infallible<Element> { from(elements, scheduler: scheduler) }

    public static func from(
        _ sequence: some Sequence<Element>, scheduler: any ImmediateScheduler
    ) -> Infallible<Element> { Infallible(.from(sequence, scheduler: scheduler)) }

    public static func from(
        optional: Element?, scheduler: any ImmediateScheduler
    ) -> Infallible<Element> { Infallible(.from(optional: optional, scheduler: scheduler)) }

    // As in RxSwift, these functions accept only infallibles, so that `.just(1)` is inferred to be
    // one.
    public static func zip<First, each Part>(
        _ first: Infallible<First>, _ part: repeat Infallible<each Part>,
        resultSelector: @escaping (First, repeat each Part) throws -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(first, repeat each part, resultSelector: resultSelector))
    }

    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        concat(sources)
    }
}

extension SharedSequence
where SharingStrategy == InfallibleSharingStrategy, Element: FixedWidthInteger {
    public static func range(
        start: Element, count: Element, scheduler: (any ImmediateScheduler)? = nil
    ) -> Infallible<Element> {
        Infallible(.range(start: start, count: count, scheduler: scheduler))
    }

    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any Scheduler
    ) -> Infallible<Element> { Infallible(.timer(dueTime, period: period, scheduler: scheduler)) }
}

// MARK: Operators

extension InfallibleType {
    private func lift(
        _ operation: (Observable<Element>) -> Observable<Element>
    ) -> Infallible<Element> { Infallible(operation(asObservable())) }

    public func take(_ count: Int) -> Infallible<Element> { lift { $0.take(count) } }

    public func take(
        for duration: RxTimeInterval, scheduler: any Scheduler
    ) -> Infallible<Element> { lift { $0.take(for: duration, scheduler: scheduler) } }

    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { lift { $0.take(while: predicate, behavior: behavior) } }

    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { lift { $0.take(until: predicate, behavior: behavior) } }

    public func take(until other: some ObservableConvertibleType) -> Infallible<Element> {
        lift { $0.take(until: other.asObservable()) }
    }

    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        lift { $0.skip(while: predicate) }
    }

    public func skip(until other: some ObservableConvertibleType) -> Infallible<Element> {
        lift { $0.skip(until: other.asObservable()) }
    }

    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> { lift { $0.share(replay: replay, scope: scope) } }

    public func observe(on scheduler: any ImmediateScheduler) -> Infallible<Element> {
        lift { $0.observe(on: scheduler) }
    }

    public func subscribe(on scheduler: any ImmediateScheduler) -> Infallible<Element> {
        lift { $0.subscribe(on: scheduler) }
    }
}

// MARK: Conversion

extension InfallibleType {
    private var source: Observable<Element> { asObservable() }

    public func asDriver() -> Driver<Element> { source.asDriver(onErrorDriveWith: .empty()) }

    public func asSignal() -> Signal<Element> { source.asSignal(onErrorSignalWith: .empty()) }

    public func toArray() -> Single<[Element]> { source.toArray() }

    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        source.subscribe { (event: Event<Element>) in
            if let element = event.element { on(.next(element)) }
            if event.isCompleted { on(.completed) }
        }
    }

    public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        source.subscribe(observer)
    }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func bind<Target: EventTarget<Element>>(to targets: Target...) -> any Disposable {
        source.subscribe { event in for target in targets { target.receive(event) } }
    }

    public func bind<Target: EventTarget<Element?>>(to targets: Target...) -> any Disposable {
        source.map(Optional.some).subscribe { event in
            for target in targets { target.receive(event) }
        }
    }

    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.bind(onNext: onNext)
    }

    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { source.bind(with: object, onNext: onNext) }
}
