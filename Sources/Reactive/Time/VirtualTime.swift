/// A scheduler whose time moves only when it is advanced. An hour of virtual time takes only as
/// long as the work in it.
///
/// Tests and replays advance the time at will. The main loop of a program advances it to the real
/// time before each turn, so a running program uses the same clock.
///
/// Work for the current or an earlier time runs at the current time (or later, with a processing
/// delay), after all work that was scheduled earlier.
open class VirtualTimeScheduler: Scheduler {
    public let tick: Duration
    // Sound: only one isolation domain uses these properties, and no access contains a call.
    @exclusivity(unchecked) public private(set) final var clock: Int
    @exclusivity(unchecked) private var agenda = Agenda()
    @exclusivity(unchecked) private var isRunning = false
    /// Indicates whether the clock has started to move.
    @exclusivity(unchecked) private var hasBegun = false

    /// The ticks by which work for the current time is postponed. RxTest uses one tick.
    private let processingDelay: Int

    public convenience init(initialClock: Int = 0, resolution: Duration = .seconds(1)) {
        self.init(initialClock: initialClock, tick: resolution, processingDelay: 0)
    }

    /// Creates a clock that postpones work for the current time by `processingDelay` ticks.
    public init(initialClock: Int, tick: Duration, processingDelay: Int) {
        precondition(tick > .zero, "The length of a tick must be positive.")
        clock = initialClock
        self.tick = tick
        self.processingDelay = processingDelay
    }

    public final func schedule(_ work: ScheduledWork, at time: Int) {
        agenda.schedule(work, at: time > clock ? time : clock + processingDelay)
    }

    @discardableResult public final func schedule(_ work: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(work)
        schedule(work, at: clock)
        return work
    }

    /// Runs `action` when the clock reaches `time`. Until the clock has started, does not postpone
    /// work for the current time.
    @discardableResult
    public final func scheduleAt(_ time: Int, action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        let isNow = !hasBegun && time == clock
        if isNow { agenda.schedule(work, at: time) } else { schedule(work, at: time) }
        return work
    }

    /// Runs until no work is left, or until `stop` is called.
    public final func start() { run(until: .max) }

    /// Ends the run after the current work.
    public final func stop() { isRunning = false }

    /// Runs all work that is due by `time`, and sets the clock to `time`.
    public final func advanceTo(_ time: Int) {
        precondition(time >= clock, "Time must not run backward.")
        run(until: time)
        clock = max(clock, time)
    }

    /// Runs all work that is due within `interval`.
    public final func advance(by interval: Duration) { advanceTo(clock + ticks(in: interval)) }

    /// The time at which the next work is due, or the current time while work is running; nil if no
    /// work is left.
    package final var nextTime: Int? { isRunning ? clock : agenda.nextTime() }

    /// Advances the clock without running work.
    public final func sleep(_ ticks: Int) {
        precondition(ticks >= 0, "Time must not run backward.")
        clock += ticks
    }

    private func run(until end: Int) {
        precondition(!isRunning, "Work of a virtual clock must not advance the clock.")
        (isRunning, hasBegun) = (true, true)
        while isRunning, let work = agenda.begin(by: end) {
            work._withUnsafeGuaranteedRef { work in
                clock = max(clock, work.due)
                work.run(on: self)
            }
            agenda.finish()
        }
        isRunning = false
    }
}
