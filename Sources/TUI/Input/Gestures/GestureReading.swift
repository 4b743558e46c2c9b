import Reactive

extension ObservableType where Element == TerminalEvent {
    /// Emits the mouse reports as clicks and drags. Does not wait for a second click: a second
    /// press within `doubleClick` of the first one continues the count.
    ///
    ///     press, move, release      -p-r-p-r----p-r--p-mm-r-
    ///     gestures(doubleClick: 4)  -p-(r1)-p-(r2)----p-(r1)--p-(sm)m-d-
    public func gestures(
        scheduler: any Scheduler, doubleClick: Duration = .milliseconds(400)
    ) -> Observable<Gesture> {
        readings(scheduler: scheduler, doubleClick: doubleClick).gestures
    }

    /// Returns all events, each with the gestures that it completes.
    func readings(
        scheduler: any Scheduler, doubleClick: Duration = .milliseconds(400)
    ) -> Observable<GestureReading> {
        let doubleClick = scheduler.ticks(in: doubleClick)
        return scan(into: GestureRecognizer(doubleClick: doubleClick)) { recognizer, event in
            recognizer.recognize(event, at: scheduler.clock)
        }.map(\.reading)
    }
}

/// An event with the gestures that it completes.
struct GestureReading {
    var event = TerminalEvent.unknown
    var gestures: [Gesture] = []

    /// The key, unless it has completed a gesture, as Esc does when it cancels a drag.
    var key: KeyPress? {
        if case .key(let key) = event, key.kind != .release, gestures.isEmpty { key } else { nil }
    }
}

extension ObservableType where Element == GestureReading {
    var gestures: Observable<Gesture> { concatMap { Observable.from($0.gestures) } }

    /// Emits a hold when a button has been held in one cell for a while.
    ///
    ///     press, move, release  -p------r-p-r-p-m------r-
    ///     holds(3)              ----h--------------------
    func holds(
        after delay: Duration = .milliseconds(500), scheduler: any Scheduler
    ) -> Observable<Gesture> {
        compactMap(\.gestures.last).flatMapLatest { gesture -> Observable<Gesture> in
            guard case .press(let button, let point) = gesture else { return .empty() }
            return Observable<Int>.timer(delay, scheduler: scheduler)
                .map { _ in .hold(button, point) }
        }
    }
}
