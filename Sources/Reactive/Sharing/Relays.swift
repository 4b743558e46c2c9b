/// A subject without an end: what it is told cannot fail.
public protocol RelayType<Element>: ObservableType, EventTarget {
    /// Tells an element. From inside a delivery, it is heard after the one being delivered.
    func accept(_ element: Element)
}

extension RelayType {
    @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { asObservable().subscribe(observer) }

    /// A relay does not take over the end of what it is bound to.
    @inlinable public func receive(_ event: Event<Element>) {
        if case .next(let element) = event { accept(element) }
    }
}

/// Tells its listeners what it is told.
public final class PublishRelay<Element>: RelayType {
    @usableFromInline let subject: PublishSubject<Element>

    @inline(never) public init(file: StaticString = #fileID, line: UInt = #line) {
        subject = PublishSubject(file: file, line: line)
    }

    @inlinable public func accept(_ element: Element) { subject.onNext(element) }
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

/// A variable that can be listened to: it always has a value, and greets every listener with it.
public final class BehaviorRelay<Element>: RelayType {
    @usableFromInline let subject: BehaviorSubject<Element>

    @inline(never) public init(
        value: Element, file: StaticString = #fileID, line: UInt = #line
    ) { subject = BehaviorSubject(value: value, file: file, line: line) }

    @inlinable public func accept(_ element: Element) { subject.onNext(element) }
    @inlinable public func asObservable() -> Observable<Element> { subject }

    /// The newest value. It changes at once, also from inside a delivery.
    @inlinable public var value: Element { subject.current.newest }
}

/// Greets every listener with its last elements.
public final class ReplayRelay<Element>: RelayType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }
    public func accept(_ element: Element) { subject.onNext(element) }
    public func asObservable() -> Observable<Element> { subject }

    /// A relay that remembers `bufferSize` elements.
    public static func create(
        bufferSize: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize, file: file, line: line))
    }

    /// A relay that remembers everything.
    public static func createUnbound(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ReplayRelay<Element> { create(bufferSize: .max, file: file, line: line) }
}
