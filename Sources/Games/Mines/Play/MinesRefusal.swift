/// The reason why an action changed nothing, with the cells that it concerns, if there are any.
public enum MinesRefusal: Hashable, Sendable {
    case isFlagged(Int)
    case isOpen(Int)
    /// No cell around this cell can be opened.
    case nothingToOpen(Int)
    /// The number of flags around the cell is wrong. With the right number, these cells would have
    /// been opened.
    case misfit([Int])
    case nothingToTakeBack
    /// The safest cell is unknown, because too many arrangements of mines fit the board.
    case uncounted
    /// The hint names a cell to guess, which has this chance of a mine. The hint does not open it.
    case isGuess(Int, chance: Double)

    public var cell: Int? {
        switch self {
        case .isFlagged(let cell), .isOpen(let cell), .nothingToOpen(let cell): cell
        case .misfit, .nothingToTakeBack, .uncounted, .isGuess: nil
        }
    }
}
