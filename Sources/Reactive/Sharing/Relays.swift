/// A subject that never ends.
public protocol RelayType<Element>: ObservableType, EventTarget {
    /// Sends an element. During a delivery, the element waits for those that were accepted before.
    func accept(_ element: Element)
}

extension RelayType {
    @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { asObservable().subscribe(observer) }

    /// Accepts an element, and ignores the end of a bound stream.
    @inlinable public func receive(_ event: Event<Element>) {
        if case .next(let element) = event { accept(element) }
    }
}

/// Sends accepted elements to its listeners.
public final class PublishRelay<Element>: RelayType {
    @usableFromInline let subject: PublishSubject<Element>

    @inline(never) public init(file: StaticString = #fileID, line: UInt = #line) {
        subject = PublishSubject(file: file, line: line)
    }

    @inlinable public func accept(_ element: Element) { subject.onNext(element) }
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

/// An observable variable. It always has a value, and sends it to new listeners.
public final class BehaviorRelay<Element>: RelayType {
    @usableFromInline let subject: BehaviorSubject<Element>

    @inline(never) public init(
        value: Element, file: StaticString = #fileID, line: UInt = #line
    ) { subject = BehaviorSubject(value: value, file: file, line: line) }

    @inlinable public func accept(_ element: Element) { subject.onNext(element) }
    @inlinable public func asObservable() -> Observable<Element> { subject }

    /// The newest value. It changes at once, even during a delivery.
    @inlinable public var value: Element { subject.current.newest }
}

/// Sends its last elements to new listeners.
public final class ReplayRelay<Element>: RelayType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }
    public func accept(_ element: Element) { subject.onNext(element) }
    public func asObservable() -> Observable<Element> { subject }

    /// Creates a relay that replays the last `bufferSize` elements.
    public static func create(
        bufferSize: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize, file: file, line: line))
    }

    /// Creates a relay that replays all elements.
    public static func createUnbound(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ReplayRelay<Element> { create(bufferSize: .max, file: file, line: line) }
}
