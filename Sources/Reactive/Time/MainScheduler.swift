import Dispatch
import ReactiveThreads

/// Runs work on the main actor, in real time. Work without a time runs at once or, if other work is
/// running, after that work.
///
/// The process sleeps until the next work is due: a single system timer wakes it.
@preconcurrency @MainActor public final class MainScheduler: @MainActor Scheduler {
    public static let instance = MainScheduler()

    public let tick = Duration.nanoseconds(1)

    private let time: () -> Int
    private let wake: (Int?) -> Void
    private var agenda = Agenda()
    private var waiting: [ScheduledWork] = []
    private var isRunning = false
    private var alarm: Int?
    private let mainThread = MainThreadCheck(always: #fileID, #line)

    public convenience init() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let start = DispatchTime.now().uptimeNanoseconds
        self.init(
            time: { Int(DispatchTime.now().uptimeNanoseconds - start) },
            wake: { time in
                let deadline = time.map { DispatchTime(uptimeNanoseconds: start + UInt64($0)) }
                timer.schedule(deadline: deadline ?? .distantFuture, leeway: .nanoseconds(0))
            })
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.runDue() } }
        timer.activate()
    }

    /// Creates a scheduler that reads the time from `time`. Calls `wake` with the time at which the
    /// caller must call `runDue`, or with nil if no work is left.
    package init(time: @escaping () -> Int, wake: @escaping (Int?) -> Void) {
        self.time = time
        self.wake = wake
    }

    public var clock: Int { time() }

    public func schedule(_ work: ScheduledWork, at time: Int) {
        mainThread.verify()
        agenda.schedule(work, at: time)
        // The alarm is set for the next work, so work after it needs no new alarm.
        if !isRunning, time < alarm ?? .max { setAlarm() }
    }

    @discardableResult public func schedule(_ work: @escaping () -> Void) -> any Disposable {
        mainThread.verify()
        let work = ScheduledWork(work)
        waiting.append(work)
        if !isRunning { drain() }
        return work
    }

    /// Runs all work that is due, unless the scheduler's own work calls this function.
    package func runDue() {
        if isRunning { return }
        alarm = nil
        let now = clock
        while let work = agenda.begin(by: now) {
            isRunning = true
            work._withUnsafeGuaranteedRef { $0.run(on: self) }
            agenda.finish()
            drain()
        }
        setAlarm()
    }

    private func drain() {
        isRunning = true
        var next = 0
        while next < waiting.count {
            waiting[next].run(on: self)
            next += 1
        }
        waiting.removeAll(keepingCapacity: true)
        isRunning = false
        setAlarm()
    }

    private func setAlarm() {
        let next = agenda.nextTime()
        guard next != alarm else { return }
        alarm = next
        wake(next)
    }
}
