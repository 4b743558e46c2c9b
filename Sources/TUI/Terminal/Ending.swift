import CLibrary

extension Terminal {
    /// The end of a run. The terminal is restored. The process continues until `leave`.
    public enum Ending: Equatable, Sendable {
        /// The stream of the program's views has ended.
        case finished

        /// The user pressed Ctrl-C.
        case interrupted

        /// A signal asked the process to end. Save all data now.
        case signal(Int32)

        /// The terminal is closed.
        case hangup

        /// The terminal cannot show the program, so the program did not run.
        case unavailable(TerminalProblem)

        /// Ends the process as its parent expects: by the signal that ended the run, or with a
        /// status. The status is 0 if the program ended or the user pressed Ctrl-C, and 2 if the
        /// program did not run. In that case, first prints the name of the program, by default the
        /// name by which it was called, and the sentence for the problem, by default in English.
        public func leave(
            as name: String? = nil,
            saying sentence: (TerminalProblem) -> String = { $0.description }
        ) -> Never {
            switch self {
            case .finished, .interrupted: exit(0)
            case .signal(let signal): Ending.die(by: signal)
            case .hangup: Ending.die(by: SIGHUP)
            case .unavailable(let problem):
                let called = CommandLine.arguments.first?.split(separator: "/").last
                let name = name ?? String(called ?? "terminal")
                let bytes = Array("\(name): \(sentence(problem))\n".utf8)
                _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
                exit(2)
            }
        }

        private static func die(by signal: Int32) -> Never {
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, signal)
            // Without a handler, the signal has its default effect.
            var action = sigaction()
            sigaction(signal, &action, nil)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            raise(signal)
            // If the signal does not end the process, exits with the status that shells use for it.
            exit(128 + signal)
        }
    }
}
