import ReactiveThreads

/// The listeners of one stream, in the order of their subscription.
///
/// The list stores unmanaged references, because retaining and releasing each listener would cost
/// more than calling it. Sound: `insert` retains a listener once, and a listener that is removed
/// during a delivery is released after the delivery.
@usableFromInline class ListenerList {
    // Sound: only one isolation domain uses these properties, and no access contains a call to a
    // listener.
    @exclusivity(unchecked) @usableFromInline final var slots = UnsafeMutablePointer<
        Unmanaged<AnySubscriber>?
    >.allocate(capacity: 1)
    /// The number of slots in use, including those of removed listeners.
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) private final var capacity = 1
    @exclusivity(unchecked) @usableFromInline final var listenerCount = 0
    @exclusivity(unchecked) private final var nonRetainingCount = 0
    @exclusivity(unchecked) @usableFromInline final var isDelivering = false
    /// Indicates whether work is left for the end of the current delivery: removed listeners, or
    /// pending events.
    @exclusivity(unchecked) @usableFromInline final var hasWorkAfterDelivery = false
    @exclusivity(unchecked) private final var removed: [AnySubscriber] = []
    /// The lifetime of the subscription that feeds only this list. It ends when no listeners are
    /// left, or only non-retaining ones (see `Lifetime.isNonRetaining`), and clears this reference
    /// before it is deallocated.
    @exclusivity(unchecked) final var connection: Unmanaged<Lifetime>?

    @usableFromInline final let isolation: IsolationCheck

    @usableFromInline init(_ isolation: IsolationCheck) { self.isolation = isolation }

    deinit {
        if listenerCount > 0 { removeAll() }
        slots.deallocate()
    }

    @inlinable final var isEmpty: Bool { listenerCount == 0 }

    /// Adds a listener at the end. It does not receive the element in delivery.
    @usableFromInline final func insert(_ listener: consuming AnySubscriber) {
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        // Each use reads the lifetime again, because the compiler would retain a variable.
        if listener.sharedLifetime.isStopped { return }
        precondition(
            listener.sharedLifetime.listenerList == nil, "A lifetime must be in only one list.")
        if count == capacity { grow() }
        let number = Int32(count)
        if listener.sharedLifetime.isNonRetaining { nonRetainingCount += 1 }
        listener.sharedLifetime.slot = number
        listener.sharedLifetime.listenerList = .passUnretained(self)
        slots[count] = .passRetained(consume listener)
        count += 1
        listenerCount += 1
    }

    final func remove(at index: Int) {
        // A copy, because releasing the listener may deallocate this list.
        let isolation = isolation
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        guard let listener = slots[index] else { return }
        slots[index] = nil
        listenerCount -= 1
        listener._withUnsafeGuaranteedRef {
            if $0.sharedLifetime.isNonRetaining { nonRetainingCount -= 1 }
            $0.sharedLifetime.isNonRetaining = false
        }
        // The last retaining listener ends the subscription that feeds the list.
        let feeding = listenerCount == nonRetainingCount ? connection?.takeUnretainedValue() : nil
        if isDelivering {
            hasWorkAfterDelivery = true
            removed.append(listener.takeRetainedValue())
        } else {
            if index == count - 1 { count -= 1 } else if listenerCount < count / 2 { compact() }
            // Released last: freeing the listener may run code that uses or frees this list.
            listener.release()
        }
        feeding?.dispose()
    }

    /// Removes all listeners without sending an event.
    final func removeAll() {
        // Acts like a delivery, during which no slot moves and no listener is deallocated.
        let wasDelivering = isDelivering
        isDelivering = true
        for index in 0..<count {
            guard let listener = slots[index] else { continue }
            listener._withUnsafeGuaranteedRef { $0.sharedLifetime.listenerList = nil }
            remove(at: index)
        }
        isDelivering = wasDelivering
        if !isDelivering { releaseRemoved() }
    }

    /// Moves the listeners into the free slots before them.
    @usableFromInline final func compact() {
        var free = 0
        for index in 0..<count {
            guard let listener = slots[index] else { continue }
            slots[free] = listener
            listener._withUnsafeGuaranteedRef { $0.sharedLifetime.slot = Int32(free) }
            free += 1
        }
        count = free
    }

    /// Releases the listeners that were removed during a delivery.
    final func releaseRemoved() {
        hasWorkAfterDelivery = false
        if !removed.isEmpty { removed = [] }
        if listenerCount < count / 2 { compact() }
    }

    private final func grow() {
        if listenerCount < count / 2, !isDelivering { return compact() }
        let larger = UnsafeMutablePointer<Unmanaged<AnySubscriber>?>.allocate(
            capacity: capacity * 2)
        larger.moveInitialize(from: slots, count: count)
        slots.deallocate()
        slots = larger
        capacity *= 2
    }
}

/// A list of listeners that delivers one event at a time. An event that is sent during a delivery
/// waits until all listeners have received the current one, so all listeners receive the events in
/// the same order.
///
/// `accept` stores an element, if the subclass replays elements, and calls `next`. `next` calls
/// `deliver` or, during a delivery, enqueues the element. `deliver` sends the element to the
/// listeners, and then the pending events.
@usableFromInline class Broadcast<Element>: ListenerList {
    @exclusivity(unchecked) final var pending = Queue<Event<Element>>()
    /// The element in delivery; nil unless another element was sent during the delivery. A new
    /// listener of a `Current` receives it before the pending elements.
    @exclusivity(unchecked) final var elementInDelivery: Element?
    @exclusivity(unchecked) @usableFromInline private(set) final var hasEnded = false
    /// The end of the stream; nil until its delivery begins.
    @exclusivity(unchecked) private(set) final var end: Ending?

    @usableFromInline override init(_ isolation: IsolationCheck) { super.init(isolation) }

    /// Sends an element. Subjects that replay elements also store it.
    @usableFromInline func accept(_ element: Element) { next(element) }

    @inlinable final func next(_ element: Element) {
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        if hasEnded { return }
        if isDelivering { enqueue(.next(element)) } else { deliver(element) }
    }

    @inlinable @inline(__always) final func deliver(_ element: Element) {
        isDelivering = true
        send(element)
        finishDelivery()
    }

    @usableFromInline final func on(_ event: Event<Element>) {
        if case .next(let element) = event { return next(element) }
        let isOutermost = isolation.begin()
        defer { isolation.end(isOutermost) }
        if hasEnded { return }
        hasEnded = true
        enqueue(event)
        if !isDelivering { deliverPending() }
    }

    /// Ends the broadcast without an event, and removes all listeners. Later listeners receive
    /// `error`.
    final func terminate(_ error: any Error) {
        hasEnded = true
        end = .failed(error)
        pending = Queue()
        removeAll()
    }

    /// Prepares for the delivery of a pending element.
    func willDeliver(_ element: Element) {}

    /// Adds a listener. A subclass that stores elements sends them to the listener.
    @usableFromInline func add(_ listener: Subscriber<Element>) { insert(listener) }

    /// Adds a listener. `replay` sends it the stored elements. Events that are sent meanwhile
    /// follow.
    @usableFromInline final func insert(
        _ listener: Subscriber<Element>, replaying replay: (Subscriber<Element>) -> Void
    ) {
        if let end {
            replay(listener)
            return listener.end(end)
        }
        super.insert(listener)
        if isDelivering { return replay(listener) }
        isDelivering = true
        replay(listener)
        finishDelivery()
    }

    @usableFromInline final func insert(_ listener: consuming Subscriber<Element>) {
        if let end { return listener.end(end) }
        super.insert(consume listener)
    }

    @inlinable @inline(__always) final func send(_ element: Element) {
        forEach { $0.next(element) }
    }

    private final func send(_ event: Event<Element>) {
        if event.isStopEvent { end = event.error.map { .failed($0) } ?? .completed }
        forEach { $0.on(event) }
    }

    @inlinable @inline(__always) final func forEach(_ body: (Subscriber<Element>) -> Void) {
        // The slots from `end` on belong to listeners that join during the delivery.
        let end = count
        var index = 0
        while index < end {
            if let listener = slots[index] {
                // Sound: only listeners to this element type are in the list.
                listener._withUnsafeGuaranteedRef {
                    body(unsafeDowncast($0, to: Subscriber<Element>.self))
                }
            }
            index &+= 1
        }
    }

    @usableFromInline final func enqueue(_ event: Event<Element>) {
        pending.append(event)
        hasWorkAfterDelivery = true
    }

    @inlinable @inline(__always) final func finishDelivery() {
        if hasWorkAfterDelivery { deliverPending() } else { isDelivering = false }
    }

    @usableFromInline final func deliverPending() {
        isDelivering = true
        while let event = pending.popFirst() {
            if case .next(let element) = event {
                elementInDelivery = element
                willDeliver(element)
                send(element)
            } else {
                send(event)
            }
        }
        elementInDelivery = nil
        isDelivering = false
        releaseRemoved()
    }
}
