import CLibrary
import Synchronization

/// Passes signals to the loop as bytes. A handler only writes the number of its signal.
///
/// A signal that is ignored when the program starts, for example because of `nohup`, stays ignored.
final class SignalPipe {
    /// Returns whether the signal ends the process by default.
    static func isEnd(_ signal: Int32) -> Bool {
        ends.contains(signal) || rareEnds.contains(signal)
    }

    static let signals = ends + rareEnds + stops + [SIGCONT, SIGWINCH]

    /// The signals that stop the process: the stop key, and a read in the background.
    static let stops = [SIGTSTP, SIGTTIN]

    private static let ends = [SIGTERM, SIGHUP, SIGINT]

    /// Signals that programs may use for themselves. The pipe handles them only if nothing else
    /// does.
    private static let rareEnds =
        [
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPIPE, SIGIO,
        ] + systemsEnds

    /// The signals that only some systems have.
    private static var systemsEnds: [Int32] {
        #if os(Linux)
            [SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
        #else
            []
        #endif
    }

    /// The write end of the pipe. The pipe is never closed, because a handler in another thread may
    /// still write to it after a run.
    private static let inlet = Atomic<Int32>(-1)
    private static let outlet: Int32 = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        inlet.store(ends[1], ordering: .releasing)
        return ends[0]
    }()

    /// The actions of the signals before the pipe handled them.
    private var found: [(signal: Int32, action: sigaction)] = []

    /// The read end, which is readable when a signal has arrived.
    var descriptor: Int32 { SignalPipe.outlet }

    init(_ signals: [Int32] = SignalPipe.signals) {
        _ = SignalPipe.outlet
        for signal in signals {
            let action = sigaction.current(of: signal)
            if action.isIgnoring { continue }
            if SignalPipe.rareEnds.contains(signal), !action.isDefault { continue }
            found.append((signal, action))
            listen(to: signal)
        }
    }

    deinit { for (signal, action) in found { SignalPipe.set(action, for: signal) } }

    /// Returns the signals that have arrived, in order.
    func take() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 256)
        var signals: [Int32] = []
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            if count <= 0 { return signals }
            signals += bytes.prefix(count).map(Int32.init)
        }
    }

    /// Indicates whether the process can be stopped.
    var canStop: Bool { found.contains { $0.signal == SIGTSTP } }

    /// Stops the process until it is continued. If `everybody` is true, stops its whole process
    /// group, as Ctrl-Z does.
    func stop(everybody: Bool) {
        let own = found.filter { (SignalPipe.stops + [SIGCONT]).contains($0.signal) }
        for (signal, action) in own { SignalPipe.set(action, for: signal) }
        if everybody { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
        for (signal, _) in own { listen(to: signal) }
    }

    private func listen(to signal: Int32) {
        var action = sigaction { signal in
            let before = errno
            var byte = UInt8(truncatingIfNeeded: signal)
            _ = write(SignalPipe.inlet.load(ordering: .acquiring), &byte, 1)
            errno = before
        }
        // A read in the background that restarted would cause the signal again, without end.
        if signal == SIGTTIN { action.sa_flags &= ~SA_RESTART }
        SignalPipe.set(action, for: signal)
    }

    private static func set(_ action: sigaction, for signal: Int32) {
        var action = action
        // Sound: the handler reads an atomic number and calls `write`, which handlers may call.
        sigaction(signal, &action, nil)
    }
}
