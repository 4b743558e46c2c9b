import Reactive
import TUI

/// The console of a place in typed play: its lines, and the time.
struct PlainConsole {
    let lines: Observable<String>
    let scheduler: any Scheduler
    /// The console through which answers of background work arrive, so that a run can be recorded
    /// and replayed. If nil, the answers arrive directly.
    var recorded: Console?
}
