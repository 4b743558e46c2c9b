/// An event in a memory game, reported in addition to the new state.
public enum MemoryNews<CardContent: Equatable>: GameNews {
    /// A card was turned up.
    case turned(MemoryReveal<CardContent>)
    /// The turn passed to another player.
    case turn(Int)
    /// A board was cleared, and the round with this number waits for the player.
    case round(Int)
    /// The time ran out, the cards of this board are back, and the game waits. The players had
    /// found `pairs` pairs on it.
    case timeout(pairs: Int)
    /// The time of a move ran out, so this player lost the turn, and the game waits for the next
    /// player.
    case turnLost(Int)
    /// A game has begun: a new one, or the same one after a restart.
    case begun
    /// The player brought back the cards of this board.
    case reset
    /// The previous game is back, because the player took back the new one.
    case takenBack
    /// An action of the player changed nothing.
    case refused(MemoryRefusal)
    case givenUp(MemoryResult)
    case finished(MemoryResult)

    public var refusal: MemoryRefusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { self == .begun || self == .reset }
    public var isReset: Bool { self == .reset }
    public var result: MemoryResult? {
        switch self {
        case .finished(let result), .givenUp(let result): result
        default: nil
        }
    }
}

extension MemoryNews: Sendable where CardContent: Sendable {}
