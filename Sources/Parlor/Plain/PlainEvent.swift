import Reactive
import TUI

/// The console of a place without a screen: the lines that are typed for it, and the time.
struct PlainConsole {
    let lines: Observable<String>
    let scheduler: any Scheduler
    /// The console of the run that is recorded, if one is: answers of work elsewhere come through
    /// it.
    var recorded: Console?
}

/// An event that comes of a line, or of time.
enum PlainEvent: Equatable {
    case say(String)
    case effect(Effect)

    /// Whether something goes on that the next line has to wait for.
    case busy(Bool)
}
