import Reactive
import TUI

extension Console {
    /// The window loses the keyboard, or becomes too small to show a game: its clock stops.
    var looksAway: Observable<Void> {
        surroundings.asObservable()
            .map { $0.hasFocus && $0.size.isRoomy }.distinctUntilChanged()
            .filter { !$0 }.map { _ in }
    }
}
