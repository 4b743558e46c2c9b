import Reactive

/// An input to a program from outside while it runs. Its views depend on nothing else but the
/// time.
public enum ProgramInput: Equatable, Sendable {
    case event(TerminalEvent)

    /// More is known of where it is shown than any event says.
    case surroundings(Surroundings)

    /// A task elsewhere has come to an answer, which is told as a text.
    case answer(String)
}

/// A listener to a run that is told of each input before the program is.
///
/// Times are milliseconds since the program began. The same inputs handed to the same program
/// at the same times make the same run.
public protocol RunObserver: AnyObject {
    func begin(in surroundings: Surroundings)

    /// An input comes while the screen shows this.
    func note(_ input: ProgramInput, at time: Int, seen: borrowing Canvas)

    /// The run is over, and this was the last that there was to be seen.
    func end(at time: Int, seen: borrowing Canvas)
}

extension Session {
    /// From now on, due work happens before anything comes from outside, and then an observer is
    /// told of that.
    func tell(_ observer: (any RunObserver)?, by clock: VirtualTimeScheduler) {
        onInput = { [weak self] input in
            clock.advanceTo(clock.clock)
            guard let self, let observer else { return }
            refresh()
            observer.note(input, at: clock.clock, seen: page.canvas)
        }
    }

    /// Tells an observer that nothing more comes.
    func tellEnd(_ observer: (any RunObserver)?, by clock: VirtualTimeScheduler) {
        guard let observer else { return }
        clock.advanceTo(clock.clock)
        refresh()
        observer.end(at: clock.clock, seen: page.canvas)
    }
}
