/// A stream that is also its own source.
public protocol SubjectType<Element>: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
}

/// The common part of all subjects: a broadcast, and that they can be silenced.
public class Subject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    @usableFromInline final let broadcast: Broadcast<Element>
    public private(set) final var isDisposed = false

    @usableFromInline init(_ broadcast: Broadcast<Element>, source: @escaping Source) {
        self.broadcast = broadcast
        super.init(source: source)
    }

    public final var hasObservers: Bool { !broadcast.isEmpty }

    @inlinable public func on(_ event: Event<Element>) {
        if case .next(let next) = event { broadcast.accept(next) } else { broadcast.on(event) }
    }

    public final func asObserver() -> Subject<Element> { self }

    /// Silences it for good; who subscribes afterwards gets an error.
    public func dispose() {
        isDisposed = true
        broadcast.silence(RxError.disposed(object: ObjectIdentifier(self)))
    }
}

/// Tells its listeners what it is told.
///
///     subject          -a--b--c-|
///     listener         -a--b--c-|
///     another, at 2    ----b--c-|
public final class PublishSubject<Element>: Subject<Element> {
    @inline(never) public init(file: StaticString = #fileID, line: UInt = #line) {
        let broadcast = Broadcast<Element>(Home(file, line))
        super.init(broadcast) { me, downstream in
            // Sound: a stream flows through the closure that it was made with.
            unsafeDowncast(me, to: PublishSubject<Element>.self).broadcast.admit(downstream)
        }
    }

    @inlinable public func onNext(_ element: Element) { broadcast.next(element) }

    // Overridden, so that code that knows the subject is specialised as far as its listeners.
    @inlinable public override func on(_ event: Event<Element>) {
        if case .next(let element) = event { onNext(element) } else { broadcast.on(event) }
    }
}

/// Remembers the newest element, and greets every listener with it.
///
///     subject, x       -a--b--c-|
///     listener         xa--b--c-|
///     another, at 2    --a-b--c-|
public final class BehaviorSubject<Element>: Subject<Element> {
    @usableFromInline let current: Current<Element>

    @inline(never) public init(
        value: Element, file: StaticString = #fileID, line: UInt = #line
    ) {
        let current = Current(value, Home(file, line))
        self.current = current
        super.init(current) { me, downstream in
            // Sound: a stream flows through the closure that it was made with.
            unsafeDowncast(me, to: BehaviorSubject<Element>.self).current.welcome(downstream)
        }
    }

    /// The newest element; throws what the subject failed with.
    public func value() throws -> Element {
        if case .failed(let error) = current.ending { throw error }
        return current.newest
    }

    @inlinable public func onNext(_ element: Element) { current.accept(element) }

    @inlinable public override func on(_ event: Event<Element>) {
        if case .next(let element) = event { onNext(element) } else { broadcast.on(event) }
    }
}

/// Remembers the last elements, and greets every listener with them, even after its end.
///
///     subject, 2        -a--b--c-|
///     listener          -a--b--c-|
///     another, at 10    ----------(bc|)
public final class ReplaySubject<Element>: Subject<Element> {
    private let replay: Replay<Element>

    /// A subject that remembers `bufferSize` elements.
    public static func create(
        bufferSize: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ReplaySubject<Element> { ReplaySubject(Replay(limit: bufferSize, Home(file, line))) }

    /// A subject that remembers everything.
    public static func createUnbounded(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ReplaySubject<Element> { create(bufferSize: .max, file: file, line: line) }

    private init(_ replay: Replay<Element>) {
        self.replay = replay
        super.init(replay) { _, downstream in replay.welcome(downstream) }
    }
}

/// Tells its last element, once it has completed.
///
///     subject          -a--b--c-|
///     listener         ---------(c|)
public final class AsyncSubject<Element>: Subject<Element> {
    private let last: Box<Element?>
    private let isFinal: Box<Bool>

    public init(file: StaticString = #fileID, line: UInt = #line) {
        let broadcast = Broadcast<Element>(Home(file, line))
        let (last, isFinal) = (Box<Element?>(nil), Box(false))
        (self.last, self.isFinal) = (last, isFinal)
        super.init(broadcast) { _, downstream in
            if isFinal.value, let last = last.value { downstream.next(last) }
            broadcast.admit(downstream)
        }
    }

    public override func on(_ event: Event<Element>) {
        if isFinal.value || broadcast.isOver { return }
        if case .next(let element) = event {
            last.value = element
            return
        }
        // From here on it keeps to what it has, whatever it is told as it tells it.
        isFinal.value = true
        if !event.isCompleted { last.value = nil }
        if let last = last.value { broadcast.next(last) }
        broadcast.on(event)
    }

    public override func dispose() {
        last.value = nil
        super.dispose()
    }
}

// MARK: What they broadcast with

/// A broadcast with a newest element.
@usableFromInline final class Current<Element>: Broadcast<Element> {
    @exclusivity(unchecked) @usableFromInline private(set) var value: Element?

    @usableFromInline init(_ value: Element?, _ home: Home) {
        self.value = value
        super.init(home)
    }

    /// Sound: asked only where it was made with a value.
    @inlinable var newest: Element { value.unsafelyUnwrapped }

    /// The value changes at once, also from inside a delivery; the listeners hear of it in turn.
    @inlinable @inline(__always) override func accept(_ element: Element) {
        let visit = home.enter()
        defer { home.leave(visit) }
        if isOver { return }
        if isInRound { return keep(element) }
        value = element
        goRound(element)
    }

    /// Remembers an element that is said in its turn.
    @inline(never) @usableFromInline func keep(_ element: Element) {
        if waiting.isEmpty, speaking == nil { speaking = newest }
        value = element
        wait(.next(element))
    }

    @usableFromInline override func welcome(_ subscriber: Subscriber<Element>) {
        guard ending == nil, let greeting = speaking ?? value else { return admit(subscriber) }
        admit(subscriber) { $0.next(greeting) }
    }
}

/// A broadcast that remembers the last elements that went round.
@usableFromInline final class Replay<Element>: Broadcast<Element> {
    private let limit: Int
    private var buffer: [Element] = []

    @usableFromInline init(limit: Int, _ home: Home) {
        precondition(limit >= 0, "A subject remembers no fewer than zero elements.")
        self.limit = limit
        super.init(home)
    }

    @usableFromInline override func accept(_ element: Element) {
        let visit = home.enter()
        defer { home.leave(visit) }
        if isOver { return }
        if !isInRound { willDeliver(element) }
        next(element)
    }

    override func willDeliver(_ element: Element) {
        buffer.append(element)
        // Trimmed when it has doubled, so that an element costs the same however many are kept.
        if buffer.count / 2 >= limit { buffer.removeFirst(buffer.count - limit) }
    }

    @usableFromInline override func welcome(_ subscriber: Subscriber<Element>) {
        let buffer = buffer.suffix(limit)
        admit(subscriber) { for element in buffer { $0.next(element) } }
    }
}
