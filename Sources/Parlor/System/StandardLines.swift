import CLibrary
import Dispatch
import Synchronization
import TUI

/// The output of a program without a screen, and the end of the process.
enum StandardLines {
    /// Writes a line of text without control characters. It does not use the buffers of the C
    /// library, because another thread may hold their locks.
    static func write(_ line: String) throws(DiskFailure) {
        try Shell.writeOutput(Array("\(line.withoutControls())\n".utf8))
    }

    /// Indicates whether a thread has begun to end the process.
    private static let isLeaving = Atomic(false)

    /// Serves the main queue until a signal asks the process to end. Then calls `leave` and exits.
    /// If the main thread is blocked because nobody reads the output, or does not finish in time,
    /// calls `leaveAnyway` and exits.
    @MainActor static func serve(
        leave: @escaping @MainActor @Sendable () -> Void,
        leaveAnyway: @escaping @Sendable () -> Void
    ) -> Never {
        // Ignores the signal, because a failed write already shows that nobody reads the output.
        signal(SIGPIPE, SIG_IGN)
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            // This function never returns, and nothing else is certain to retain the source, so the
            // handler does. Sound: after activation, only the handler uses the source, on one
            // queue.
            nonisolated(unsafe) let source = DispatchSource.makeSignalSource(
                signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                source.cancel()
                DispatchQueue.main.async { @Sendable in
                    guard hasFirstClaim() else { return }
                    MainActor.assumeIsolated(leave)
                    exit(128 + number)
                }
                // A main thread that is not blocked begins at once, and may then wait for a disk.
                queue.asyncAfter(deadline: .now() + .milliseconds(50)) { @Sendable in
                    let wait = hasFirstClaim() ? 0 : StandardLines.patience
                    queue.asyncAfter(deadline: .now() + .seconds(wait)) { @Sendable in
                        leaveAnyway()
                        _exit(128 + number)
                    }
                }
            }
            source.activate()
        }
        serveMainQueueUntilExit()
    }

    /// The seconds that the main thread has for ending the process.
    private static let patience = 10

    /// Returns true for the first caller only.
    private static func hasFirstClaim() -> Bool {
        !isLeaving.exchange(true, ordering: .acquiringAndReleasing)
    }

    static func end() -> Never { exit(0) }
}
