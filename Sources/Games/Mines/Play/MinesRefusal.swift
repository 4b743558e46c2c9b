/// The reason why an action changed nothing, with the cell that it concerns.
public enum MinesRefusal: Hashable, Sendable {
    case isFlagged(Int)
    case isOpen(Int)
    /// The cell has no covered cells around it.
    case nothingToOpen(Int)
    case nothingToTakeBack

    public var cell: Int? {
        switch self {
        case .isFlagged(let cell), .isOpen(let cell), .nothingToOpen(let cell): cell
        case .nothingToTakeBack: nil
        }
    }
}
