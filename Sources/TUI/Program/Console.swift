import Reactive

/// A program's inputs: events, where it is shown, and the time. A program is a function of it
/// to the views that are shown; it is over when they end.
public struct Console {
    /// Everything the terminal says, as it comes.
    public internal(set) var events: Observable<TerminalEvent>

    /// The surroundings of the program, from the beginning and whenever they change.
    public internal(set) var surroundings: Driver<Surroundings>

    /// The clock of the program; pictures in motion go by it too.
    public let scheduler: any Scheduler

    /// The mouse's reports as clicks and drags.
    public internal(set) var gestures: Observable<Gesture>

    /// The events, each with the gestures it completes.
    var readings: Observable<Reading>

    /// The areas of the view that an event finds.
    let areas: () -> Areas

    /// Asks that from now on every key finds the areas of the newest view.
    let followFocus: () -> Void

    private let clipboard: (String) -> Void
    private let admission: (String, () -> Void) -> Void
    private let bell: () -> Void

    init(
        events: Observable<TerminalEvent>, surroundings: Driver<Surroundings>,
        scheduler: any Scheduler, areas: @escaping () -> Areas,
        followFocus: @escaping () -> Void,
        clipboard: @escaping (String) -> Void, bell: @escaping () -> Void,
        admission: @escaping (String, () -> Void) -> Void
    ) {
        (self.clipboard, self.bell, self.admission) = (clipboard, bell, admission)
        self.events = events
        self.surroundings = surroundings
        self.scheduler = scheduler
        (self.areas, self.followFocus) = (areas, followFocus)
        readings = events.readings(scheduler: scheduler).share()
        gestures = .merge(readings.gestures, readings.holds(scheduler: scheduler))
    }

    /// Puts a text on the clipboard of the terminal's machine, wherever the program runs, if
    /// the terminal lets it.
    public func copy(_ text: String) { clipboard(text) }

    /// Rings the terminal's bell: a tone, a flash, or nothing, as the terminal is set.
    public func ring() { bell() }

    /// Delivers the result of work that was done outside of the terminal and the clock. `answer`
    /// describes the result for the run's observer.
    public func admit(_ answer: String, _ speak: () -> Void) { admission(answer, speak) }

    /// Keys going down, and repeating; not the one that called off a drag.
    public var keys: Observable<KeyPress> { readings.compactMap(\.key) }
}
