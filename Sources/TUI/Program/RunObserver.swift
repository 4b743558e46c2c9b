import Reactive

/// An input from outside a running program. Only inputs and the time determine the program's views.
public enum ProgramInput: Equatable, Sendable {
    case event(TerminalEvent)

    /// A change of the surroundings without an event.
    case surroundings(Surroundings)

    /// The answer of a finished task, described as text.
    case answer(String)
}

/// An observer that receives each input of a run before the program does.
///
/// Times are milliseconds since the program began. The same inputs at the same times give the same
/// run.
public protocol RunObserver: AnyObject {
    func begin(in surroundings: Surroundings)

    /// Receives the clock of the run, which returns the current time; ignored by default.
    func follow(_ clock: @escaping () -> Int)

    /// Returns whether the observer reads the screen at this input; true by default. If false,
    /// `note` may get an older screen, which saves a layout.
    func readsScreen(at input: ProgramInput) -> Bool

    /// Receives an input, and the screen at that time.
    func note(_ input: ProgramInput, at time: Int, seen: borrowing Canvas)

    /// Receives the end of the run, and the last screen.
    func end(at time: Int, seen: borrowing Canvas)
}

extension RunObserver {
    public func follow(_ clock: @escaping () -> Int) {}
    public func readsScreen(at input: ProgramInput) -> Bool { true }
}

extension Session {
    /// Makes the session do all due work before each input, and then report the input to the
    /// observer. Gives the clock to the observer.
    func report(to observer: (any RunObserver)?, by clock: VirtualTimeScheduler) {
        observer?.follow { clock.clock }
        onInput = { [weak self] input in
            clock.advanceTo(clock.clock)
            guard let self, let observer else { return }
            if observer.readsScreen(at: input) { updatePage() }
            observer.note(input, at: clock.clock, seen: page.canvas)
        }
    }

    /// Reports the end of the run to an observer.
    func reportEnd(to observer: (any RunObserver)?, by clock: VirtualTimeScheduler) {
        guard let observer else { return }
        clock.advanceTo(clock.clock)
        updatePage()
        observer.end(at: clock.clock, seen: page.canvas)
    }
}
