/// An event in a game of sudoku, reported in addition to the new state.
public enum SudokuNews: GameNews, Sendable {
    /// A puzzle begins, either a new one or the same one again.
    case begun
    case finished(SudokuResult)
    /// The player replaced a puzzle that was begun.
    case givenUp(SudokuResult)
    /// An action of the player changed nothing.
    case refused(SudokuRefusal)
    /// The player answered an alert by quitting.
    case wantsToLeave
    /// The previous game is back, because the player took back the new one.
    case takenBack

    public var refusal: SudokuRefusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { self == .begun }
    public var result: SudokuResult? {
        switch self {
        case .finished(let result), .givenUp(let result): result
        default: nil
        }
    }
}
