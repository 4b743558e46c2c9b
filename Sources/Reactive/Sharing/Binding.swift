/// Anything that a stream can be bound to: observers hear all of it, relays its elements.
public protocol EventTarget<Element> {
    associatedtype Element
    func receive(_ event: Event<Element>)
}

/// Targets as one, told in their order.
private struct Several<Target: EventTarget>: EventTarget {
    let targets: [Target]

    func receive(_ event: Event<Target.Element>) { for target in targets { target.receive(event) } }
}

extension ObservableType {
    @inlinable
    func tell<Target: EventTarget>(_ targets: [Target]) -> any Disposable
    where Target.Element == Element {
        targets.count == 1 ? asObservable().feed(targets[0]) : tellAll(targets)
    }

    @usableFromInline func tellAll<Target: EventTarget>(_ targets: [Target]) -> any Disposable
    where Target.Element == Element { asObservable().feed(Several(targets: targets)) }

    @inlinable func tell<Target: EventTarget>(_ targets: [Target]) -> any Disposable
    where Target.Element == Element? { map(Optional.some).tell(targets) }

    /// Tells the targets what this stream says.
    @inlinable
    public func bind<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element { tell(targets) }

    /// The same for targets that take optionals.
    @inlinable public func bind<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element? { tell(targets) }

    /// Binds as `binder` says.
    @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    @inlinable public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }

    /// Tells the closure each element. For streams that do not fail: one that does is a mistake,
    /// which is shown where assertions are checked.
    @inlinable public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(
            onNext: onNext,
            onError: { assertionFailure("A stream that is bound has failed: \($0)") })
    }

    /// The same with an object that is held weakly.
    @inlinable public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { bind { [weak object] element in object.map { onNext($0, element) } } }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Tells the targets what this driver says.
    @inlinable public func drive<Target: EventTarget>(_ targets: Target...) -> any Disposable
    where Target.Element == Element { source.tell(targets) }

    /// The same for targets that take optionals.
    @inlinable public func drive<Target: EventTarget>(_ targets: Target...) -> any Disposable
    where Target.Element == Element? { source.tell(targets) }

    /// Binds as `transformation` says.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(source)
    }

    public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { with(source)(curriedArgument) }

    /// Tells the closure each element: by itself, for the reason given at `subscribe(onNext:)`.
    @inlinable public func drive(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.hear(onNext)
    }

    /// Tells the closures. Without any, listens for the sake of what happens on the way.
    @inlinable public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// The same with an object, held weakly, as the first argument.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Tells the targets what this signal says.
    @inlinable public func emit<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element { source.tell(targets) }

    /// The same for targets that take optionals.
    @inlinable public func emit<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element? { source.tell(targets) }

    /// Tells the closure each element.
    @inlinable public func emit(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.hear(onNext)
    }

    /// Tells the closures. Without any, listens for the sake of what happens on the way.
    @inlinable public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// The same with an object, held weakly, as the first argument.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

/// An observer that does something to an object while it lives, and takes no errors.
public struct Binder<Value>: ObserverType {
    private let binding: (Event<Value>) -> Void

    /// Binds at once or, if a scheduler is named, as work of it.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: (any ImmediateScheduler)? = nil,
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                func bind() { if let target { binding(target, element) } }
                if let scheduler { scheduler.schedule { bind() } } else { bind() }
            case .error(let error): assertionFailure("A stream that is bound has failed: \(error)")
            case .completed: break
            }
        }
    }

    public func on(_ event: Event<Value>) { binding(event) }
}
