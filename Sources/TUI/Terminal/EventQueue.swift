/// How an event is treated where more wait than a program can work off.
enum EventUse {
    /// Dropped, as a terminal drops keys.
    case spared
    /// Dropped as soon as another event follows: a place of the mouse.
    case outdated
    case needed
    /// Dropped as well, but noticed before the others: Ctrl-C.
    case interrupt
}

protocol QueuedEvent {
    var use: EventUse { get }
}

/// Events that wait for a program that may be slower than its input. Each is looked at once, when
/// it comes; those that can be spared are dropped where `patience` others wait.
struct EventQueue<Event: QueuedEvent> {
    let patience: Int
    private var events: [Event] = []
    /// How many of them were handed on.
    private var head = 0
    private var endsOutdated = false
    private var hasInterrupt = false

    init(patience: Int) { self.patience = patience }

    var count: Int { events.count - head }
    var isEmpty: Bool { count == 0 }

    private var isFull: Bool { count >= patience }

    /// Whether Ctrl-C has come, and is not to wait until all before it are worked off.
    var isInterrupted: Bool { hasInterrupt && isFull }

    mutating func append(_ event: Event) {
        if endsOutdated, count > patience { events.removeLast() }
        let use = event.use
        if use == .interrupt { hasInterrupt = true }
        endsOutdated = use == .outdated && isFull
        if !isFull || use == .needed || endsOutdated { events.append(event) }
    }

    /// Takes the next event, the oldest.
    mutating func next() -> Event? {
        if isEmpty { return nil }
        defer {
            head += 1
            // Seldom enough that each event is moved once, however many wait.
            if head == events.count {
                removeAll()
            } else if head > patience, 2 * head > events.count {
                events.removeSubrange(..<head)
                head = 0
            }
        }
        return events[head]
    }

    /// Forgets those that wait; their room is kept.
    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        (head, endsOutdated, hasInterrupt) = (0, false, false)
    }
}
