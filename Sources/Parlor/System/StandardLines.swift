import CLibrary
import Dispatch
import TUI

/// The output of a program without a screen, and its end.
enum StandardLines {
    /// Writes a line of text, past the buffers of the library, whose locks another thread may hold.
    /// Nothing in it is obeyed by a terminal.
    static func write(_ line: String) throws(DiskFailure) {
        try Shell.writeOutput(Array("\(line.withoutControls())\n".utf8))
    }

    /// Serves the main queue until the process is to end: then `leave` is the last to be done.
    /// Where the main thread waits for a reader that does not read, `leaveAnyway` is done instead.
    @MainActor static func serve(
        leave: @escaping @MainActor @Sendable () -> Void,
        leaveAnyway: @escaping @Sendable () -> Void
    ) -> Never {
        // A reader that is gone shows in what is written to it.
        signal(SIGPIPE, SIG_IGN)
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            // Its handler keeps it: nothing else is sure to, in a function that never returns.
            // Sound: once it is activated, only its handler uses it, on one queue.
            nonisolated(unsafe) let source = DispatchSource.makeSignalSource(
                signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                source.cancel()
                DispatchQueue.main.async { @Sendable in
                    MainActor.assumeIsolated(leave)
                    exit(128 + number)
                }
                queue.asyncAfter(deadline: .now() + .milliseconds(50)) { @Sendable in
                    leaveAnyway()
                    _exit(128 + number)
                }
            }
            source.activate()
        }
        serveMainQueueUntilExit()
    }

    static func end() -> Never { exit(0) }
}
