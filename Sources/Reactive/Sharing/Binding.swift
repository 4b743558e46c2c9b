/// A type to which a stream can be bound. An observer receives all events, and a relay only the
/// elements.
public protocol EventTarget<Element> {
    associatedtype Element
    func receive(_ event: Event<Element>)
}

extension ObservableType {
    @inlinable
    func send<Target: EventTarget>(to targets: [Target]) -> any Disposable
    where Target.Element == Element {
        targets.count == 1 ? asObservable().feed(targets[0]) : sendToAll(to: targets)
    }

    /// Sends each event to the targets, in order.
    @usableFromInline func sendToAll<Target: EventTarget>(to targets: [Target]) -> any Disposable
    where Target.Element == Element { subscribe { for target in targets { target.receive($0) } } }

    @inlinable func send<Target: EventTarget>(to targets: [Target]) -> any Disposable
    where Target.Element == Element? { map(Optional.some).send(to: targets) }

    /// Sends the events of this stream to the targets.
    @inlinable
    public func bind<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element { send(to: targets) }

    /// Sends the events of this stream to targets that receive optional elements.
    @inlinable public func bind<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element? { send(to: targets) }

    /// Calls `binder` with this stream.
    @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Calls the closure with each element. Asserts that the stream does not fail.
    @inlinable public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(
            onNext: onNext,
            onError: { assertionFailure("A bound stream has failed: \($0)") })
    }

    /// Calls the closure with an object, held weakly, and each element.
    @inlinable public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { bind { [weak object] element in object.map { onNext($0, element) } } }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends the elements of this driver to the targets.
    @inlinable public func drive<Target: EventTarget>(_ targets: Target...) -> any Disposable
    where Target.Element == Element { source.send(to: targets) }

    /// Sends the elements of this driver to targets that receive optional elements.
    @inlinable public func drive<Target: EventTarget>(_ targets: Target...) -> any Disposable
    where Target.Element == Element? { source.send(to: targets) }

    /// Calls `transformation` with the stream.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(source)
    }

    /// Calls the closure with each element. A separate function, for the reason stated at
    /// `subscribe(onNext:)`.
    @inlinable public func drive(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.listen(onNext)
    }

    /// Calls the given closures. Without closures, subscribes only for the stream's side effects.
    @inlinable public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls the given closures with an object, held weakly, as the first argument.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends the elements of this signal to the targets.
    @inlinable public func emit<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element { source.send(to: targets) }

    /// Sends the elements of this signal to targets that receive optional elements.
    @inlinable public func emit<Target: EventTarget>(to targets: Target...) -> any Disposable
    where Target.Element == Element? { source.send(to: targets) }

    /// Calls the closure with each element.
    @inlinable public func emit(onNext: @escaping (Element) -> Void) -> any Disposable {
        source.listen(onNext)
    }

    /// Calls the given closures. Without closures, subscribes only for the stream's side effects.
    @inlinable public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls the given closures with an object, held weakly, as the first argument.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

/// An observer that changes an object, held weakly. Asserts that no error arrives.
public struct Binder<Value>: ObserverType {
    private let binding: (Event<Value>) -> Void

    /// Creates a binder that changes the object at once or, with a scheduler, as scheduled work.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: (any ImmediateScheduler)? = nil,
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                func bind() { if let target { binding(target, element) } }
                if let scheduler { scheduler.schedule { bind() } } else { bind() }
            case .error(let error): assertionFailure("A bound stream has failed: \(error)")
            case .completed: break
            }
        }
    }

    public func on(_ event: Event<Value>) { binding(event) }
}
