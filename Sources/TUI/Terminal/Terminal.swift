import Reactive

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal that the process was started in.
@MainActor public enum Terminal {
    /// Runs a program until its views end, and leaves the terminal as it was, whatever happens.
    ///
    /// The program is a function from events to views. It is called once; everything else (the
    /// screen, signals, the size, when to draw) is seen to here. Tasks of the main actor run
    /// meanwhile. To be called from a `main` that awaits nothing.
    ///
    ///     Terminal.run { console in console.surroundings.map { Greeting(size: $0.size) } }.leave()
    public static func run<Picture: View>(
        options: TerminalOptions = TerminalOptions(),
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        observer: (any RunObserver)? = nil,
        _ program: (Console) -> Driver<Picture>
    ) -> Ending {
        let environment = Environment.ofProcess
        let problem = TerminalProblem.found(
            in: environment, inputIsTerminal: isatty(STDIN_FILENO) == 1,
            outputIsTerminal: isatty(STDOUT_FILENO) == 1)
        if let problem { return .unavailable(problem) }
        do {
            let tty = try Tty.ofProcess()
            let held = HeldOutput()
            defer { held?.end() }
            CrashGuard.install()
            defer { CrashGuard.uninstall() }
            func run(_ program: (Console) -> Driver<some View>) -> Ending {
                TerminalLoop(
                    tty: tty, held: held, sleeper: PollSleeper(), signals: SignalPipe(),
                    queue: MainQueue(),
                    environment: environment, options: options, theme: theme,
                    observer: observer, program
                ).run()
            }
            guard options.inspects else { return run(program) }
            let inspector = Inspector()
            return inspector.journal.open {
                run { console in inspector.inspecting(console, program) }
            }
        } catch {
            return .unavailable(error)
        }
    }
}
