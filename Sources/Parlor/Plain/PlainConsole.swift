import Reactive
import TUI

/// The console of a place in typed play: its lines, and the time.
struct PlainConsole {
    let lines: Observable<String>
    let scheduler: any Scheduler
    /// The console of a recorded run; nil if the run is not recorded. Answers of background work
    /// arrive through it.
    var recorded: Console?
}
