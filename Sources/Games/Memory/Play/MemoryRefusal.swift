/// The reason why an action changed nothing, with the card that it concerns, if there is one.
public enum MemoryRefusal: Hashable, Sendable {
    case isUp(Int)
    case isGone(Int)
    case notYourTurn(Int)
    case nothingToTakeBack, nothingToReset, noHint

    public var card: Int? {
        switch self {
        case .isUp(let card), .isGone(let card), .notYourTurn(let card): card
        case .nothingToTakeBack, .nothingToReset, .noHint: nil
        }
    }
}
