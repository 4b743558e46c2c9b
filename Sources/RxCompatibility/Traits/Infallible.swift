import Reactive

/// Anything that can be heard as an `Infallible`.
public protocol InfallibleType<Element>: ObservableConvertibleType {
    func asInfallible() -> Infallible<Element>
}

/// One thing that an `Infallible` says.
public enum InfallibleEvent<Element> {
    case next(Element)
    case completed
}

/// A stream that never fails. Unlike a driver it is not shared.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    /// A stream that is trusted not to fail.
    init(_ source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }

    public func asInfallible() -> Infallible<Element> { self }
}

// MARK: Coming in

extension ObservableConvertibleType {
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    public func asInfallible(
        onErrorFallbackTo infallible: Infallible<Element>
    ) -> Infallible<Element> { Infallible(asObservable().catch { _ in infallible.asObservable() }) }

    public func asInfallible(
        onErrorRecover: @escaping (any Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
    }
}

extension RelayType {
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequenceConvertibleType {
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension Infallible {
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            .create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(.just(element))
    }

    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Infallible<Element> { Infallible(.just(element, scheduler: scheduler)) }

    public static func of(
        _ elements: Element..., scheduler: any ImmediateScheduler = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(elements, scheduler: scheduler)) }

    public static func from(
        _ sequence: some Sequence<Element>,
        scheduler: any ImmediateScheduler = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(sequence, scheduler: scheduler)) }

    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    public static func never() -> Infallible<Element> { Infallible(.never()) }

    public static func deferred(
        _ observableFactory: @escaping () -> Infallible<Element>
    ) -> Infallible<Element> { Infallible(.deferred { observableFactory().asObservable() }) }
}

extension Infallible where Element: FixedWidthInteger {
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateScheduler = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.range(start: start, count: count, scheduler: scheduler))
    }

    public static func interval(
        _ period: RxTimeInterval, scheduler: any Scheduler
    ) -> Infallible<Element> { Infallible(.interval(period, scheduler: scheduler)) }

    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any Scheduler
    ) -> Infallible<Element> { Infallible(.timer(dueTime, period: period, scheduler: scheduler)) }
}

// MARK: Going out

extension InfallibleType {
    var source: Observable<Element> { asInfallible().asObservable() }

    public func asDriver() -> Driver<Element> { source.asDriver(onErrorDriveWith: .empty()) }

    public func asSignal() -> Signal<Element> { source.asSignal(onErrorSignalWith: .empty()) }

    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        source.subscribe { (event: Event<Element>) in
            switch event {
            case .next(let element): on(.next(element))
            case .completed: on(.completed)
            case .error: break
            }
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
        source.subscribe { (event: Event<Element>) in
            for target in targets { target.receive(event) }
        }
    }

    public func bind<Target: EventTarget<Element?>>(to targets: Target...) -> any Disposable {
        source.map(Optional.some).subscribe { (event: Event<Element?>) in
            for target in targets { target.receive(event) }
        }
    }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.bind(onNext: onNext)
    }
}

extension InfallibleType where Element: Sendable {
    public var values: SharedValues<Element> { SharedValues(values: source.values) }
}
