/// An event of a game, in addition to the state that it led to.
public enum SudokuNews: GameNews, Sendable {
    /// A puzzle begins. It may be a new one or the same one again.
    case begun
    case finished(SudokuResult)
    /// The player replaced a puzzle that was begun.
    case givenUp(SudokuResult)
    /// An action of the player changed nothing.
    case refused(SudokuRefusal)
    /// The player has answered that they want to leave.
    case wantsToLeave
    /// The game that a new game replaced is back.
    case takenBack

    public var refusal: SudokuRefusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { self == .begun }
    public var isGivenUp: Bool { if case .givenUp = self { true } else { false } }
}
