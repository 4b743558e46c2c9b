import CLibrary
import Synchronization

extension CrashGuard {
    /// QUIT is among them: it is how a program that hangs is asked where.
    private static let signals = [
        SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT,
    ]

    /// Earlier actions of the signals, by their numbers.
    ///
    /// Sound: an entry is written before its handler is installed, and only read afterwards.
    private nonisolated(unsafe) static let previous = {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
        table.initialize(repeating: sigaction(), count: 128)
        return table
    }()

    /// Whether this process has been prepared for good.
    private static let isPrepared: Bool = {
        provideStack()
        // The program may call `exit` in the middle of a run.
        return atexit { CrashGuard.restore() } == 0
    }()

    /// From now on crashes come here first.
    static func install() {
        _ = isPrepared
        for signal in signals {
            let action = sigaction.current(of: signal)
            if action.isIgnoring { continue }
            previous[Int(signal)] = action
            var ours = sigaction(detailed: handle)
            // The settings may be changed from the background too, and the next handler
            // finds everything else as it was.
            sigaddset(&ours.sa_mask, SIGTTOU)
            sigaction(signal, &ours, nil)
        }
    }

    /// From now on they go where they went before.
    static func uninstall() {
        for signal in signals where !sigaction.current(of: signal).isIgnoring {
            sigaction(signal, &previous[Int(signal)], nil)
        }
    }

    /// Restores the terminal, and passes the signal to the handler that was installed before. A
    /// fault comes again by itself as soon as this returns, with all that is known of it. What was
    /// sent does not: it is handed over, and then the process dies of it, which the runtime's own
    /// handler leaves to the fault.
    private static let handle: sigaction.DetailedHandler = { signal, details, context in
        let before = errno
        CrashGuard.restore()
        CrashGuard.forbidQuestions()
        let comesAgain =
            switch signal {
            case SIGSEGV, SIGBUS, SIGILL, SIGFPE: details.map { $0.pointee.si_code > 0 } ?? false
            default: false
            }
        if comesAgain {
            sigaction(signal, &CrashGuard.previous[Int(signal)], nil)
        } else {
            CrashGuard.previous[Int(signal)].call(signal, details, context)
            var action = sigaction()
            sigaction(signal, &action, nil)
            raise(signal)
        }
        errno = before
    }

    /// Takes the runtime's input away. It writes a backtrace and asks, for half a minute, whether
    /// to go on from there; with nothing to read from it does not wait for an answer.
    private static func forbidQuestions() {
        let nothing = open("/dev/null", O_RDONLY)
        if nothing >= 0 { dup2(nothing, STDIN_FILENO) }
    }

    /// A stack that has run out cannot carry a handler. The runtime provides another one where it
    /// makes backtraces; elsewhere it is done here, for the main thread.
    private static func provideStack() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else {
            return
        }
        // Sound: the memory is never freed.
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
