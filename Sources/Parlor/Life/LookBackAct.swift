/// An act of the player who looks back at a finished game.
enum LookBackAct: Hashable {
    /// Begins to look back, or returns to the result.
    case toggle
    /// Moves forward by this many steps, or backward if the number is negative.
    case by(Int)
    case first, last
    /// Shows the next step with a mistake.
    case mistake

    /// The number of steps that Page Up and Page Down move by.
    static let page = 10
}
