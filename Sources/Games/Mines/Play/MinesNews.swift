/// An event in a mines game, reported in addition to the new state.
public enum MinesNews: GameNews, Sendable {
    /// Cells were opened. Each cell that was opened directly is followed by its region, the nearest
    /// cells first.
    case opened([Int])
    /// An action of the player changed nothing.
    case refused(MinesRefusal)
    /// A game has begun: a new one, or the same one after a restart.
    case begun
    /// The previous game is back, because the player took back the new one.
    case takenBack
    case givenUp(MinesResult)
    case finished(MinesResult)

    public var refusal: MinesRefusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { self == .begun }
    public var result: MinesResult? {
        switch self {
        case .finished(let result), .givenUp(let result): result
        default: nil
        }
    }
}
