/// The listeners of one stream, in the order in which they came: the list that every subject
/// delivers to.
///
/// It keeps them by hand, through unmanaged references, because retaining and releasing each
/// listener would cost more than telling it. Sound, since every listener is retained once when it
/// is
/// seated, and one that leaves while an element goes round is released after the round.
@usableFromInline class Audience {
    // Touched on one isolation only, in accesses that contain no call to a listener.
    @exclusivity(unchecked) @usableFromInline final var seats = UnsafeMutablePointer<
        Unmanaged<AnySubscriber>?
    >.allocate(capacity: 1)
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) private final var capacity = 1
    @exclusivity(unchecked) @usableFromInline final var taken = 0
    @exclusivity(unchecked) @usableFromInline final var isInRound = false
    /// Tells whether a listener left during the round, or an element waits for its end.
    @exclusivity(unchecked) @usableFromInline final var isDisturbed = false
    @exclusivity(unchecked) private final var leavers: [AnySubscriber] = []
    /// The life of what feeds this audience alone, and ends with the last listener; it clears this
    /// pointer before it goes.
    @exclusivity(unchecked) final var feeding: Unmanaged<Lifetime>?

    @usableFromInline final let home: Home

    @usableFromInline init(_ home: Home) { self.home = home }

    deinit {
        if taken > 0 { clear() }
        seats.deallocate()
    }

    @inlinable final var isEmpty: Bool { taken == 0 }

    /// Seats a listener behind all others; it does not hear the element that is going round.
    @usableFromInline final func seat(_ subscriber: consuming AnySubscriber) {
        let visit = home.enter()
        defer { home.leave(visit) }
        // Each access by itself, and nothing that can trap in between: so nothing is retained.
        if subscriber.sharedLifetime.isStopped { return }
        precondition(subscriber.sharedLifetime.audience == nil, "A lifetime is seated once.")
        if count == capacity { grow() }
        let number = Int32(count)
        subscriber.sharedLifetime.seat = number
        subscriber.sharedLifetime.audience = .passUnretained(self)
        seats[count] = .passRetained(consume subscriber)
        count += 1
        taken += 1
    }

    final func leave(seat index: Int) {
        // Held by itself, since what is freed here may be this audience.
        let home = home
        let visit = home.enter()
        defer { home.leave(visit) }
        guard let seat = seats[index] else { return }
        seats[index] = nil
        taken -= 1
        if taken == 0, feeding != nil {
            closeDoor(seat, at: index)
        } else {
            release(seat, at: index)
        }
    }

    /// Lets the last listener go, and then what feeds this audience.
    private final func closeDoor(_ seat: Unmanaged<AnySubscriber>, at index: Int) {
        // Held, as the home is.
        let life = feeding?.takeUnretainedValue()
        release(seat, at: index)
        life?.dispose()
    }

    private final func release(_ seat: Unmanaged<AnySubscriber>, at index: Int) {
        if isInRound {
            isDisturbed = true
            return leavers.append(seat.takeRetainedValue())
        }
        if index == count - 1 { count -= 1 } else if taken < count / 2 { closeRanks() }
        // Last, since what is freed here may have something to say.
        seat.release()
    }

    /// Removes all listeners, and tells them nothing.
    final func clear() {
        // As a round in which all leave: no seat is moved, and no listener freed, before its end.
        let wasInRound = isInRound
        isInRound = true
        for index in 0..<count {
            guard let seat = seats[index] else { continue }
            seat._withUnsafeGuaranteedRef { $0.sharedLifetime.audience = nil }
            leave(seat: index)
        }
        isInRound = wasInRound
        if !isInRound { settle() }
    }

    /// Moves all listeners up into the seats that were left.
    @usableFromInline final func closeRanks() {
        var free = 0
        for index in 0..<count {
            guard let seat = seats[index] else { continue }
            seats[free] = seat
            seat._withUnsafeGuaranteedRef { $0.sharedLifetime.seat = Int32(free) }
            free += 1
        }
        count = free
    }

    /// Cleans up after a round in which listeners left.
    final func settle() {
        isDisturbed = false
        if !leavers.isEmpty { leavers = [] }
        if taken < count / 2 { closeRanks() }
    }

    private final func grow() {
        if taken < count / 2, !isInRound { return closeRanks() }
        let larger = UnsafeMutablePointer<Unmanaged<AnySubscriber>?>.allocate(
            capacity: capacity * 2)
        larger.moveInitialize(from: seats, count: count)
        seats.deallocate()
        seats = larger
        capacity *= 2
    }
}

/// An audience that is told elements one after the other: what is said from inside a delivery
/// waits until the present element has reached all listeners, so they hear one order.
@usableFromInline class Broadcast<Element>: Audience, Hearing {
    @exclusivity(unchecked) final var waiting = Queue<Event<Element>>()
    /// The element that is going round while others wait: a new listener is greeted with it,
    /// and hears the others in their turn.
    @exclusivity(unchecked) final var speaking: Element?
    @exclusivity(unchecked) @usableFromInline private(set) final var isOver = false
    @exclusivity(unchecked) private(set) final var ending: Ending?

    @usableFromInline override init(_ home: Home) { super.init(home) }

    /// Takes an element from a subject's owner; a subject that remembers, remembers it here.
    @usableFromInline func accept(_ element: Element) { next(element) }

    @inlinable final func next(_ element: Element) {
        let visit = home.enter()
        defer { home.leave(visit) }
        if isOver { return }
        if isInRound { wait(.next(element)) } else { goRound(element) }
    }

    @inlinable @inline(__always) final func goRound(_ element: Element) {
        isInRound = true
        deliver(element)
        endRound()
    }

    @usableFromInline final func end(_ ending: Ending) {
        let visit = home.enter()
        defer { home.leave(visit) }
        if isOver { return }
        isOver = true
        if isInRound { return wait(ending.event()) }
        isInRound = true
        deliver(ending)
        endRound()
    }

    /// Ends without a word; who comes later is told `error`.
    final func silence(_ error: any Error) {
        isOver = true
        ending = .failed(error)
        waiting = Queue()
        clear()
    }

    /// Called before an element goes its round, if that was said during another.
    func willDeliver(_ element: Element) {}

    /// Lets a listener in, and greets it with what is remembered.
    @usableFromInline func welcome(_ subscriber: Subscriber<Element>) { admit(subscriber) }

    /// Seats `subscriber` and greets it; what the greeting makes it say waits until it is over.
    @usableFromInline final func admit(
        _ subscriber: Subscriber<Element>, greeting: (Subscriber<Element>) -> Void
    ) {
        if let ending {
            greeting(subscriber)
            return subscriber.end(ending)
        }
        seat(subscriber)
        if isInRound { return greeting(subscriber) }
        isInRound = true
        greeting(subscriber)
        endRound()
    }

    @usableFromInline final func admit(_ subscriber: consuming Subscriber<Element>) {
        if let ending { return subscriber.end(ending) }
        seat(consume subscriber)
    }

    @inlinable @inline(__always) final func deliver(_ element: Element) {
        forEach { $0.next(element) }
    }

    private final func deliver(_ ending: Ending) {
        self.ending = ending
        forEach { $0.end(ending) }
    }

    @inlinable @inline(__always) final func forEach(_ tell: (Subscriber<Element>) -> Void) {
        // Listeners that come during the round are behind `last`.
        let last = count
        var index = 0
        while index < last {
            if let seat = seats[index] {
                // Sound: only subscribers to this element type are admitted.
                seat._withUnsafeGuaranteedRef {
                    tell(unsafeDowncast($0, to: Subscriber<Element>.self))
                }
            }
            index &+= 1
        }
    }

    @usableFromInline final func wait(_ event: Event<Element>) {
        waiting.append(event)
        isDisturbed = true
    }

    @inlinable @inline(__always) final func endRound() {
        if isDisturbed { conclude() } else { isInRound = false }
    }

    @usableFromInline final func conclude() {
        while let event = waiting.popFirst() {
            switch event {
            case .next(let element):
                speaking = element
                willDeliver(element)
                deliver(element)
            case .error(let error): deliver(.failed(error))
            case .completed: deliver(.completed)
            }
        }
        speaking = nil
        isInRound = false
        settle()
    }
}
