/// The reason why an action changed nothing.
public enum MemoryRefusal: Equatable, Sendable {
    case isUp, isGone, notYourTurn, nothingToTakeBack, nothingToReset
}
