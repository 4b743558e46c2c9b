import CLibrary

// Wrappers for `sigaction`, whose declaration differs between C libraries.

extension sigaction {
    typealias Handler = @convention(c) (Int32) -> Void
    typealias DetailedHandler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// Creates an action that calls `handler`. Restarts interrupted system calls.
    init(_ handler: Handler) {
        self.init()
        sa_flags = SA_RESTART
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
    }

    /// Creates an action that calls `handler` on the signal stack, with the details of the signal.
    init(detailed handler: DetailedHandler) {
        self.init()
        sa_flags = SA_ONSTACK | Int32(SA_SIGINFO)
        #if canImport(Darwin)
            __sigaction_u.__sa_sigaction = handler
        #else
            __sigaction_handler.sa_sigaction = handler
        #endif
    }

    /// Calls the handler of this action, if it has one. Signal handlers may call this function.
    func call(
        _ signal: Int32, _ details: UnsafeMutablePointer<siginfo_t>?,
        _ context: UnsafeMutableRawPointer?
    ) {
        if isIgnoring { return }
        let isDetailed = sa_flags & Int32(SA_SIGINFO) != 0
        #if canImport(Darwin)
            let handlers = __sigaction_u
            if isDetailed {
                handlers.__sa_sigaction?(signal, details, context)
            } else {
                handlers.__sa_handler?(signal)
            }
        #else
            let handlers = __sigaction_handler
            if isDetailed {
                handlers.sa_sigaction?(signal, details, context)
            } else {
                handlers.sa_handler?(signal)
            }
        #endif
    }

    var isIgnoring: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

    var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

    /// The handler's address.
    ///
    /// Sound: a handler is an address, and SIG_IGN and SIG_DFL are values that no function has.
    private var address: Int {
        #if canImport(Darwin)
            unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        #else
            unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        #endif
    }

    static func current(of signal: Int32) -> sigaction {
        var action = sigaction()
        // Sound: without a new action, the call only stores the current one.
        _ = sigaction(signal, nil, &action)
        return action
    }
}
