import CLibrary
import Synchronization

extension CrashGuard {
    /// The signals of a crash, and QUIT, with which users find out where a program hangs.
    private static let signals = [
        SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT,
    ]

    /// The earlier actions of the signals, by number.
    ///
    /// Sound: an entry is written before its handler is installed, and later only read.
    private nonisolated(unsafe) static let previous = {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
        table.initialize(repeating: sigaction(), count: 128)
        return table
    }()

    /// True once the process is prepared. The first read prepares it.
    private static let isPrepared: Bool = {
        provideStack()
        // The program may call `exit` during a run.
        return atexit { CrashGuard.restore() } == 0
    }()

    static func install() {
        _ = isPrepared
        for signal in signals {
            let action = sigaction.current(of: signal)
            if action.isIgnoring { continue }
            previous[Int(signal)] = action
            var ours = sigaction(detailed: handle)
            // Blocks SIGTTOU in the handler. The signal would stop a background process that
            // restores the settings of the terminal.
            sigaddset(&ours.sa_mask, SIGTTOU)
            sigaction(signal, &ours, nil)
        }
    }

    /// Restores the earlier handlers.
    static func uninstall() {
        for signal in signals where !sigaction.current(of: signal).isIgnoring {
            sigaction(signal, &previous[Int(signal)], nil)
        }
    }

    /// Restores the terminal, and passes the signal to the earlier handler. A fault occurs again
    /// when this handler returns, with all its details. A signal from another process does not, so
    /// this handler calls the earlier one and then ends the process.
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

    /// Takes away the runtime's input. After a backtrace, the runtime asks whether to continue, and
    /// waits half a minute. Without input, it does not wait.
    private static func forbidQuestions() {
        let nothing = open("/dev/null", O_RDONLY)
        if nothing >= 0 { dup2(nothing, STDIN_FILENO) }
    }

    /// Provides a stack for handlers, because a handler cannot run on an exhausted stack. The
    /// runtime provides one if it writes backtraces. If not, this function provides one for the
    /// main thread.
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
