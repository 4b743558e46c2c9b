/// The reason why an action changed nothing.
public enum MinesRefusal: Equatable, Sendable {
    case isFlagged, isOpen
    /// The cell has no covered cells around it.
    case nothingToOpen
    case nothingToTakeBack
}
