import CLibrary
import Reactive

/// The terminal in which the process was started.
@MainActor public enum Terminal {
    /// Runs a program until its views end or another `Ending` occurs. Restores the terminal in
    /// every case.
    ///
    /// The program is a function from a console to a stream of views. `run` calls it once, and
    /// handles the screen, signals, the size, and the times to draw. Tasks of the main actor run
    /// meanwhile. Call `run` from a `main` that does not await anything.
    ///
    ///     Terminal.run { console in console.surroundings.map { Greeting(size: $0.size) } }.leave()
    public static func run<Picture: View>(
        options: TerminalOptions = TerminalOptions(),
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        observer: (any RunObserver)? = nil,
        _ program: @escaping (Console) -> Driver<Picture>
    ) -> Ending {
        #if INSPECTOR
            if options.inspects {
                return inspect(options: options) {
                    InspectedProgram(theme: theme, observer: observer, program)
                }
            }
        #endif
        return start(options, theme, observer, program)
    }

    /// Unavailable: an observable may fail, and there would then be no picture.
    @available(
        *, unavailable,
        message: "A program returns a Driver of views: add asDriver(onErrorDriveWith: .empty())."
    )
    public static func run<Picture: View>(
        options: TerminalOptions = TerminalOptions(),
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        _ program: @escaping (Console) -> Observable<Picture>
    ) -> Ending {
        fatalError("A program must return a driver.")
    }

    #if INSPECTOR
        /// Runs a program with the inspector below its picture. `begin` creates the program, at the
        /// start and each time the user continues from an earlier moment. It must create everything
        /// that the program uses, apart from the `Console`.
        public static func inspect(
            options: TerminalOptions = TerminalOptions(),
            _ begin: @escaping () -> InspectedProgram
        ) -> Ending {
            let first = begin()
            var next: InspectedProgram? = first
            let clock = ContinuousClock()
            let start = clock.now
            return Terminal.start(options, first.theme, nil) { console in
                Inspector.program(console, stopwatch: { clock.now - start }) {
                    defer { next = nil }
                    return next ?? begin()
                }
            }
        }
    #endif

    private static func start(
        _ options: TerminalOptions, _ theme: @escaping (Surroundings) -> Theme,
        _ observer: (any RunObserver)?, _ program: (Console) -> Driver<some View>
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
            return TerminalLoop(
                tty: tty, held: held, sleeper: PollSleeper(), signals: SignalPipe(),
                queue: MainQueue(),
                environment: environment, options: options, theme: theme,
                observer: observer, program
            ).run()
        } catch {
            return .unavailable(error)
        }
    }
}
