import Reactive

/// A type that sends the events of a control.
public protocol ControlEventType<Element>: ObservableType {
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control. The stream does not fail, and does not replay events.
public struct ControlEvent<Element>: ControlEventType {
    private let events: Observable<Element>

    public init(events: some ObservableType<Element>) { self.events = events.asObservable() }

    public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        events.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { events }

    public func asControlEvent() -> ControlEvent<Element> { self }

    public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }

    public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

    public func asInfallible() -> Infallible<Element> {
        asInfallible(onErrorFallbackTo: .empty())
    }
}

/// A type that represents a value of a control.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    func asControlProperty() -> ControlProperty<Element>
}

/// A value of a control. It sends the user's changes, and receives those that the program makes.
public struct ControlProperty<Element>: ControlPropertyType {
    private let values: Observable<Element>
    private let sink: AnyObserver<Element>

    public init(values: some ObservableType<Element>, valueSink: some ObserverType<Element>) {
        (self.values, sink) = (values.asObservable(), valueSink.asObserver())
    }

    public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        values.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { values }

    public func asControlProperty() -> ControlProperty<Element> { self }

    public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

    /// The changes, without the initial value.
    public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }

    public func on(_ event: Event<Element>) {
        event.error.map { assertionFailure("A bound stream has failed: \($0)") }
            ?? sink.on(event)
    }
}

extension ControlPropertyType where Element == String? {
    /// The text, with an empty string in place of nil.
    public var orEmpty: ControlProperty<String> {
        ControlProperty(values: map { $0 ?? "" }, valueSink: mapObserver(Optional.some))
    }
}
