@testable import TUI

extension Surroundings {
    /// A usual window without the keyboard focus. A game in it stays paused.
    static var withoutFocus: Surroundings {
        var surroundings = Surroundings(size: Size(columns: 80, rows: 24))
        surroundings.note(.focus(false))
        return surroundings
    }
}
