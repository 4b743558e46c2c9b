/// Names from RxSwift.
public typealias RxTimeInterval = Duration
public typealias SchedulerType = Scheduler
public typealias ImmediateSchedulerType = ImmediateScheduler

/// Decides when work runs.
public protocol ImmediateScheduler: AnyObject {
    /// Runs `work` when its turn comes, unless the returned disposable is disposed first.
    @discardableResult func schedule(_ work: @escaping () -> Void) -> any Disposable
}

/// Decides at what time work runs. Work for the same time runs in the order of scheduling.
///
/// A scheduler counts time in its own ticks. Operators convert an interval once, and then calculate
/// with integers.
public protocol Scheduler: ImmediateScheduler {
    /// The current time, in ticks.
    var clock: Int { get }

    /// The length of a tick.
    var tick: Duration { get }

    /// Runs `work` when the clock reaches `time`. If `work` still waits from an earlier call, moves
    /// it: it runs once, at the new time.
    func schedule(_ work: ScheduledWork, at time: Int)
}

/// Work that waits for its time. Scheduling it again allocates nothing.
public final class ScheduledWork: Cancelable {
    // Sound: only one isolation domain uses these properties, and no access contains a call.
    @exclusivity(unchecked) var action: (() -> Void)?
    /// The position in the agenda: the due time, the order, and the entry.
    @exclusivity(unchecked) var due = 0
    @exclusivity(unchecked) var order = 0
    @exclusivity(unchecked) var entry: (time: Int, order: Int)?

    /// The period in ticks; 0 if the work runs once.
    let period: Int

    public convenience init(_ action: @escaping () -> Void) { self.init(every: 0, action) }

    init(every period: Int, _ action: @escaping () -> Void) {
        (self.period, self.action) = (period, action)
    }

    public var isDisposed: Bool { action == nil }

    /// Runs the work. If it repeats, first schedules the next run. A late run does not move the
    /// following ones, and skips the runs that it has missed.
    @inlinable public func run(on scheduler: some Scheduler) {
        if let next = nextTime(after: scheduler.clock) { scheduler.schedule(self, at: next) }
        run()
    }

    @usableFromInline func nextTime(after now: Int) -> Int? {
        if period == 0 { return nil }
        let late = now - due - period
        return due + period + (late < 0 ? 0 : (late / period + 1) * period)
    }

    @usableFromInline func run() { action?() }

    public func dispose() { action = nil }
}

extension Scheduler {
    /// The time since tick 0.
    // Multiplying a duration takes some 500 instructions. The usual tick of a test, a second, needs
    // no multiplication.
    public var now: Duration { tick == .seconds(1) ? .seconds(clock) : tick * clock }

    /// Returns the number of ticks in an interval, rounded to a whole number, and at least zero. An
    /// upper bound leaves room for arithmetic.
    public func ticks(in interval: Duration) -> Int {
        let forever = Int.max / 4
        // For a tick of one second, fast integer arithmetic is enough.
        let (seconds, attoseconds) = interval.components
        guard seconds > 0 || attoseconds > 0 else { return 0 }
        if tick == .seconds(1) {
            return min(Int(seconds), forever) + (attoseconds >= 500_000_000_000_000_000 ? 1 : 0)
        }
        return Int(min((interval / tick).rounded(), Double(forever)))
    }

    /// Runs `work` after `delay`, unless the returned disposable is disposed first.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping () -> Void
    ) -> any Disposable {
        let work = ScheduledWork(work)
        schedule(work, at: clock + ticks(in: delay))
        return work
    }

    /// Runs `work` after `start`, and then every `period`. A late run does not move the following
    /// ones, and skips the runs that it has missed.
    @discardableResult public func schedule(
        after start: Duration, every period: Duration, _ work: @escaping () -> Void
    ) -> any Disposable {
        // A period of zero would leave no time for other work.
        let beat = ScheduledWork(every: max(1, ticks(in: period)), work)
        schedule(beat, at: clock + ticks(in: start))
        return beat
    }
}
