/// A subject that never ends.
public protocol RelayType<Element>: ObservableType, EventTarget {
    /// Sends an element. During a delivery, it is sent after the one that is being delivered.
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

/// Sends what it accepts to its listeners.
public final class PublishRelay<Element>: RelayType {
    @usableFromInline let subject: PublishSubject<Element>

    @inline(never) public init(file: StaticString = #fileID, line: UInt = #line) {
        subject = PublishSubject(file: file, line: line)
    }

    @inlinable public func accept(_ element: Element) { subject.onNext(element) }
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

/// A variable that can be observed. It always has a value, and sends it to every new listener.
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

/// Sends its last elements to every new listener.
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
