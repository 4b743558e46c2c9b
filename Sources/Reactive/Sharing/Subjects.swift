import ReactiveThreads

/// A stream that is also an observer.
public protocol SubjectType<Element>: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
}

/// The common part of all subjects: a broadcast that can be disposed.
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

    /// Ends the subject without an event. Later subscribers receive an error.
    public func dispose() {
        isDisposed = true
        broadcast.terminate(RxError.disposed(object: ObjectIdentifier(self)))
    }
}

/// Sends each event to all current listeners.
///
///     subject          -a--b--c-|
///     listener         -a--b--c-|
///     another, at 2    ----b--c-|
public final class PublishSubject<Element>: Subject<Element> {
    @inline(never) public init(file: StaticString = #fileID, line: UInt = #line) {
        let broadcast = Broadcast<Element>(IsolationCheck(file, line))
        super.init(broadcast) { me, downstream in
            // Sound: a stream only passes itself to its closure.
            unsafeDowncast(me, to: PublishSubject<Element>.self).broadcast.insert(downstream)
        }
    }

    @inlinable public func onNext(_ element: Element) { broadcast.next(element) }

    // Overridden so that the compiler can specialize the path from a known subject to its
    // listeners.
    @inlinable public override func on(_ event: Event<Element>) {
        if case .next(let element) = event { onNext(element) } else { broadcast.on(event) }
    }
}

/// Stores the newest element, and sends it to new listeners.
///
///     subject, x       -a--b--c-|
///     listener         xa--b--c-|
///     another, at 2    --a-b--c-|
public final class BehaviorSubject<Element>: Subject<Element> {
    @usableFromInline let current: Current<Element>

    @inline(never) public init(value: Element, file: StaticString = #fileID, line: UInt = #line) {
        let current = Current(value, IsolationCheck(file, line))
        self.current = current
        super.init(current) { me, downstream in
            // Sound: a stream only passes itself to its closure.
            unsafeDowncast(me, to: BehaviorSubject<Element>.self).current.add(downstream)
        }
    }

    /// Returns the newest element. Throws an error if the subject has failed or was disposed.
    public func value() throws -> Element {
        if let error = current.end?.error { throw error }
        return current.newest
    }

    @inlinable public func onNext(_ element: Element) { current.accept(element) }

    @inlinable public override func on(_ event: Event<Element>) {
        if case .next(let element) = event { onNext(element) } else { broadcast.on(event) }
    }
}

/// Stores the last elements, and sends them to new listeners, even after the subject has ended.
///
///     subject, 2        -a--b--c-|
///     listener          -a--b--c-|
///     another, at 10    ----------(bc|)
public final class ReplaySubject<Element>: Subject<Element> {
    private let replay: Replay<Element>

    /// Creates a subject that replays the last `bufferSize` elements.
    public static func create(
        bufferSize: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ReplaySubject<Element> {
        ReplaySubject(Replay(limit: bufferSize, IsolationCheck(file, line)))
    }

    /// Creates a subject that replays all elements.
    public static func createUnbounded(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ReplaySubject<Element> { create(bufferSize: .max, file: file, line: line) }

    private init(_ replay: Replay<Element>) {
        self.replay = replay
        super.init(replay) { _, downstream in replay.add(downstream) }
    }

    public override func dispose() {
        replay.buffer = []
        super.dispose()
    }
}

/// Sends its last element when it completes.
///
///     subject          -a--b--c-|
///     listener         ---------(c|)
public final class AsyncSubject<Element>: Subject<Element> {
    private let last: Box<Element?>
    private let isFinal: Box<Bool>

    public init(file: StaticString = #fileID, line: UInt = #line) {
        let broadcast = Broadcast<Element>(IsolationCheck(file, line))
        let (last, isFinal) = (Box<Element?>(nil), Box(false))
        (self.last, self.isFinal) = (last, isFinal)
        super.init(broadcast) { _, downstream in
            if isFinal.value, let last = last.value { downstream.next(last) }
            broadcast.insert(downstream)
        }
    }

    public override func on(_ event: Event<Element>) {
        if isFinal.value || broadcast.hasEnded { return }
        if case .next(let element) = event {
            last.value = element
            return
        }
        // Set first, so that events that listeners send in response have no effect.
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

// MARK: Broadcasts

/// A broadcast that stores its newest element.
@usableFromInline final class Current<Element>: Broadcast<Element> {
    @exclusivity(unchecked) @usableFromInline private(set) var value: Element?

    @usableFromInline init(_ value: Element?, _ isolation: IsolationCheck) {
        self.value = value
        super.init(isolation)
    }

    /// The stored element. Sound: only broadcasts that were created with a value use this property.
    @inlinable var newest: Element { value.unsafelyUnwrapped }

    /// Changes the value at once, even during a delivery. Listeners receive all elements in order.
    @inlinable @inline(__always) override func accept(_ element: Element) {
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        if hasEnded { return }
        if isDelivering { return acceptLater(element) }
        value = element
        deliver(element)
    }

    /// Sends an element, followed by the elements `others`. Elements that listeners send in
    /// response come after all of these.
    @usableFromInline func accept(_ element: Element, then others: [Element]) {
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        let isFirst = !isDelivering
        isDelivering = true
        acceptLater(element)
        for other in others { acceptLater(other) }
        if isFirst { finishDelivery() }
    }

    /// Changes the value in place, and sends it. During a delivery, changes a copy, because
    /// listeners still use the value.
    @inlinable func change(_ body: (inout Element) -> Void) {
        guard var element = isDelivering ? value : value.take() else {
            preconditionFailure("A command must not change the state again while it is applied.")
        }
        body(&element)
        accept(element)
    }

    /// Returns a stream of the elements. Its listeners do not keep the connection alive.
    @usableFromInline func nonRetaining() -> Observable<Element> {
        Observable { downstream in
            downstream.lifetime.isNonRetaining = true
            self.add(downstream)
        }
    }

    /// Changes the value during a delivery. Listeners receive it after the current and the pending
    /// elements.
    @inline(never) @usableFromInline func acceptLater(_ element: Element) {
        if pending.isEmpty, elementInDelivery == nil { elementInDelivery = newest }
        value = element
        enqueue(.next(element))
    }

    @usableFromInline override func add(_ subscriber: Subscriber<Element>) {
        guard end == nil, let first = elementInDelivery ?? value else { return insert(subscriber) }
        insert(subscriber) { $0.next(first) }
    }
}

/// A broadcast that stores the last elements that were sent.
@usableFromInline final class Replay<Element>: Broadcast<Element> {
    private let limit: Int
    fileprivate var buffer: [Element] = []

    @usableFromInline init(limit: Int, _ isolation: IsolationCheck) {
        precondition(limit >= 0, "The number of elements to replay must not be negative.")
        self.limit = limit
        super.init(isolation)
    }

    @usableFromInline override func accept(_ element: Element) {
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        if hasEnded { return }
        if !isDelivering { willDeliver(element) }
        next(element)
    }

    override func willDeliver(_ element: Element) {
        buffer.append(element)
        // Drops old elements when the buffer has doubled, so that the cost per element does not
        // depend on the limit.
        if buffer.count / 2 >= limit { buffer.removeFirst(buffer.count - limit) }
    }

    @usableFromInline override func add(_ subscriber: Subscriber<Element>) {
        insert(subscriber) { [old = buffer.suffix(limit)] new in for one in old { new.next(one) } }
    }
}
