import CLibrary

extension Terminal {
    /// How a run ended. The terminal is as it was before; the process goes on until `leave`.
    public enum Ending: Equatable, Sendable {
        /// The program's views came to their end.
        case finished

        /// Ctrl-C.
        case interrupted

        /// A signal asked the process to end: what is to be saved is saved now.
        case signal(Int32)

        /// The terminal went away.
        case hangup

        /// There was no terminal to begin with; nothing was run.
        case unavailable(TerminalProblem)

        /// Ends the process as its parent expects: by the signal that asked for it, or with a
        /// status, which is 0 if the player wanted it so.
        public func leave() -> Never {
            switch self {
            case .finished, .interrupted: exit(0)
            case .signal(let signal): Ending.die(by: signal)
            case .hangup: Ending.die(by: SIGHUP)
            case .unavailable(let problem):
                let name = CommandLine.arguments.first?.split(separator: "/").last ?? "terminal"
                let sentence = Array("\(name): \(problem)\n".utf8)
                _ = sentence.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
                exit(2)
            }
        }

        private static func die(by signal: Int32) -> Never {
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, signal)
            // Without a handler it does what it does to a process that knows nothing of it.
            var action = sigaction()
            sigaction(signal, &action, nil)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            raise(signal)
            // A process that cannot die of it says so as shells do.
            exit(128 + signal)
        }
    }
}
