/// A type that receives events.
public protocol ObserverType<Element>: EventTarget {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    @inlinable public func receive(_ event: Event<Element>) { on(event) }

    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    @inlinable public func onCompleted() { on(.completed) }

    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    @inlinable public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let eventHandler: EventHandler

    @inlinable public init(eventHandler handler: @escaping EventHandler) { eventHandler = handler }

    @inlinable public init<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element { eventHandler = { observer.on($0) } }

    @inlinable public func on(_ event: Event<Element>) { eventHandler(event) }

    @inlinable public func asObserver() -> AnyObserver<Element> { self }
}
