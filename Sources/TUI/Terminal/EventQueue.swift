/// The fate of an event that arrives while too many events are waiting.
enum EventUse {
    /// The queue drops the event, as a terminal drops a key for which it has no room.
    case spared
    /// The queue drops the event when another one follows. An example is a position of the mouse.
    case outdated
    case needed
    /// The queue drops the event, but the event can end the run before the waiting ones are
    /// handled: Ctrl-C.
    case interrupt
}

protocol QueuedEvent {
    var use: EventUse { get }
}

/// Events that wait for a program that is slower than its input. While `capacity` events are
/// waiting, the `EventUse` of a new one decides what happens to it.
struct EventQueue<Event: QueuedEvent> {
    let capacity: Int
    private var events: [Event] = []
    /// The number of events that were already taken.
    private var head = 0
    private var endsOutdated = false
    private var hasInterrupt = false

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { events.count - head }
    var isEmpty: Bool { count == 0 }

    private var isFull: Bool { count >= capacity }

    /// Indicates whether Ctrl-C has arrived, and ends the run before the waiting events are
    /// handled.
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
            // Removes taken events so rarely that each waiting event moves at most once.
            if head == events.count {
                removeAll()
            } else if head > capacity, 2 * head > events.count {
                events.removeSubrange(..<head)
                head = 0
            }
        }
        return events[head]
    }

    /// Removes the waiting events, and keeps the memory.
    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        (head, endsOutdated, hasInterrupt) = (0, false, false)
    }
}
