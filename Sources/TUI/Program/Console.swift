import Reactive

/// The inputs of a program: events, surroundings and time. A program is a function from a console
/// to a stream of views, and ends with the stream.
public struct Console {
    /// All events of the terminal.
    public internal(set) var events: Observable<TerminalEvent>

    /// The surroundings of the program: the current ones, and each change.
    public internal(set) var surroundings: Driver<Surroundings>

    /// The program's clock. Motions use it, too.
    public let scheduler: any Scheduler

    /// The user's clicks and drags.
    public internal(set) var gestures: Observable<Gesture>

    /// The events, each with the gestures that it completes.
    var readings: Observable<GestureReading>

    /// Returns the areas of the newest view, to which events apply.
    let areas: () -> Areas

    /// The keys that act on the areas of the newest view.
    let areaKeys: AreaKeys

    private let clipboard: (String) -> Void
    private let admission: (String, () -> Void) -> Void
    private let bell: () -> Void

    init(
        events: Observable<TerminalEvent>, surroundings: Driver<Surroundings>,
        scheduler: any Scheduler, areas: @escaping () -> Areas,
        areaKeys: AreaKeys,
        clipboard: @escaping (String) -> Void, bell: @escaping () -> Void,
        admission: @escaping (String, () -> Void) -> Void
    ) {
        (self.clipboard, self.bell, self.admission) = (clipboard, bell, admission)
        self.events = events
        self.surroundings = surroundings
        self.scheduler = scheduler
        (self.areas, self.areaKeys) = (areas, areaKeys)
        readings = events.readings(scheduler: scheduler).share()
        gestures = .merge(readings.gestures, readings.holds(scheduler: scheduler))
    }

    /// Copies a text to the clipboard of the user's machine, if the terminal permits it.
    public func copy(_ text: String) { clipboard(text) }

    /// Rings the terminal's bell, which may be a tone, a flash, or nothing.
    public func ring() { bell() }

    /// Delivers the result of work that depends neither on the terminal nor on the clock, such as a
    /// task. `answer` describes the result for the observer of the run, and `deliver` passes the
    /// result to the program.
    public func admit(_ answer: String, _ deliver: () -> Void) { admission(answer, deliver) }

    /// Returns the same console, which calls `body` with each key before a screen receives it.
    package func beforeKeys(_ body: @escaping (KeyPress) -> Void) -> Console {
        var console = self
        console.readings = readings.do(onNext: { $0.key.map(body) }).share()
        return console
    }

    /// The presses and repeats of keys, except for keys that canceled a drag.
    public var keys: Observable<KeyPress> { readings.compactMap(\.key) }
}
