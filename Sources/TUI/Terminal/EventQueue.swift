/// What happens to an event if too many are waiting.
enum EventUse {
    /// It is dropped, as a terminal drops keys.
    case spared
    /// It is dropped as soon as another event follows: a position of the mouse.
    case outdated
    case needed
    /// It is dropped too, but noticed before the others: Ctrl-C.
    case interrupt
}

protocol QueuedEvent {
    var use: EventUse { get }
}

/// Events that wait for a program that may be slower than its input. Each event is examined once,
/// when it arrives. If `capacity` others are waiting, it is dropped if its use allows that.
struct EventQueue<Event: QueuedEvent> {
    let capacity: Int
    private var events: [Event] = []
    /// The number of events already taken.
    private var head = 0
    private var endsOutdated = false
    private var hasInterrupt = false

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { events.count - head }
    var isEmpty: Bool { count == 0 }

    private var isFull: Bool { count >= capacity }

    /// Whether Ctrl-C has arrived and must not wait for the events before it.
    var isInterrupted: Bool { hasInterrupt && isFull }

    mutating func append(_ event: Event) {
        if endsOutdated, count > capacity { events.removeLast() }
        let use = event.use
        if use == .interrupt { hasInterrupt = true }
        endsOutdated = use == .outdated && isFull
        if !isFull || use == .needed || endsOutdated { events.append(event) }
    }

    /// Takes the oldest event.
    mutating func next() -> Event? {
        if isEmpty { return nil }
        defer {
            head += 1
            // Rare enough that each event is moved at most once, however many are waiting.
            if head == events.count {
                removeAll()
            } else if head > capacity, 2 * head > events.count {
                events.removeSubrange(..<head)
                head = 0
            }
        }
        return events[head]
    }

    /// Removes the waiting events and keeps the memory.
    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        (head, endsOutdated, hasInterrupt) = (0, false, false)
    }
}
