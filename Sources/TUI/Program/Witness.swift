import Reactive

/// What comes to a program from outside while it runs. Its views depend on nothing else but the
/// time.
public enum ProgramInput: Equatable, Sendable {
    case event(TerminalEvent)

    /// More is known of where it is shown than any event says.
    case surroundings(Surroundings)

    /// Somebody who worked elsewhere has come to an answer, which is told as a text.
    case answer(String)
}

/// Somebody who watches a run, and is told what comes before the program is.
///
/// Times are milliseconds since the program began. Whoever hands the same inputs to the same program
/// at the same times sees the same.
public protocol Witness: AnyObject {
    func begin(in surroundings: Surroundings)

    /// An input comes while the screen shows this.
    func note(_ input: ProgramInput, at time: Int, seen: borrowing Canvas)

    /// The run is over, and this was the last that there was to be seen.
    func end(at time: Int, seen: borrowing Canvas)
}

extension Session {
    /// From now on, what is due happens before anything comes from outside, and then a witness is
    /// told of that.
    func tell(_ witness: (any Witness)?, by clock: VirtualTimeScheduler) {
        onInput = { [weak self] input in
            clock.advanceTo(clock.clock)
            guard let self, let witness else { return }
            refresh()
            witness.note(input, at: clock.clock, seen: page.canvas)
        }
    }

    /// Tells a witness that nothing more comes.
    func tellEnd(_ witness: (any Witness)?, by clock: VirtualTimeScheduler) {
        guard let witness else { return }
        clock.advanceTo(clock.clock)
        refresh()
        witness.end(at: clock.clock, seen: page.canvas)
    }
}
