import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An executor for background work. Each of its threads ends soon after its last work.
///
/// Dispatch, in contrast, counts its threads once per second, from the first task to the end of the
/// process. The counting wakes an idle program.
package final class BackgroundExecutor: TaskExecutor {
    /// The executor of `Observable.task` and of streams made from asynchronous sequences.
    package static let shared = BackgroundExecutor(
        atMost: max(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    private struct State {
        var jobs: ArraySlice<@Sendable () -> Void> = []
        var threads = 0
        /// The number of threads that wait for a job, and the number of jobs that no thread has
        /// taken.
        var idle = 0, waiting = 0
    }

    private let limit: Int
    private let state = Mutex(State())
    private let arrivals = DispatchSemaphore(value: 0)

    /// Creates an executor that starts threads on demand, up to `limit`. With a limit of one
    /// thread, jobs run in order.
    package init(atMost limit: Int) { self.limit = limit }

    package func async(_ job: @escaping @Sendable () -> Void) {
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            state.waiting += 1
            let isShort = state.waiting > state.idle && state.threads < limit
            if isShort { state.threads += 1 }
            return isShort
        }
        if needsThread { startThread() } else { arrivals.signal() }
    }

    /// Waits until all work that was added before is done. Requires a limit of one thread.
    package func wait() {
        // If no thread is busy, there is nothing to wait for.
        if state.withLock({ $0.waiting == 0 && $0.idle == $0.threads }) { return }
        let done = DispatchSemaphore(value: 0)
        async { done.signal() }
        done.wait()
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func work() {
        while true {
            while let job = take() { job() }
            state.withLock { $0.idle += 1 }
            let hasWaited = arrivals.wait(timeout: .now() + .milliseconds(100)) == .timedOut
            let isOver = state.withLock { state in
                state.idle -= 1
                let isOver = hasWaited && state.waiting == 0
                if isOver { state.threads -= 1 }
                return isOver
            }
            if isOver { return }
        }
    }

    private func take() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard let job = state.jobs.popFirst() else { return nil }
            state.waiting -= 1
            return job
        }
    }

    private func startThread() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 8 << 20)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let argument = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        #if canImport(Darwin)
            let failure = pthread_create(
                &thread, &attributes, { BackgroundExecutor.begin($0) }, argument)
        #else
            let failure = pthread_create(
                &thread, &attributes, { $0.flatMap { BackgroundExecutor.begin($0) } }, argument)
        #endif
        pthread_attr_destroy(&attributes)
        precondition(failure == 0, "The system cannot create a thread for background work.")
    }

    /// The main function of a thread.
    private static func begin(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        leaveSignals()
        Unmanaged<BackgroundExecutor>.fromOpaque(argument).takeRetainedValue().work()
        return nil
    }

    /// Blocks all signals in this thread except the signals of its own faults. The main thread then
    /// receives the blocked signals.
    private static func leaveSignals() {
        var signals = sigset_t()
        sigfillset(&signals)
        for mistake in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS] {
            sigdelset(&signals, mistake)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
