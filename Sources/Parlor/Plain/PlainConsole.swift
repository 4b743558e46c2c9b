import Reactive
import TUI

/// The console of a place in typed play, and the lines for this place.
struct PlainConsole {
    let lines: Observable<String>
    let console: Console
}
