/// A card that was turned up: the player, the slot, and the outcome.
public struct MemoryFlip: Equatable, Sendable {
    /// The result of turning up the card.
    public enum Outcome: String, Codable, Sendable { case first, match, mismatch }

    /// The reason why a player with a perfect memory would not have turned up the card.
    public enum Lapse: String, Codable, Sendable {
        /// The second card of a move did not match, although the twin of the first one was known.
        case twinWasKnown
        /// The second card of a move did not match, although the twin of the first one was the only
        /// card that had not been seen.
        case twinWasLast
        /// The second card of a move was known, so the player knew that it would not match the
        /// first one.
        case couldNotMatch
        /// The first card of a move was known, but its twin was not. An unknown card would have
        /// given more information.
        case taughtNothing
    }

    public let player: Int
    public let round: Int
    public let card: Int
    /// The index of the card on the table.
    public let slot: Int
    public let outcome: Outcome
    public let lapse: Lapse?
    /// The cards in the order of their slots, with nil for a card that was gone. The table is
    /// stored for a lapse, and for a flip whose table does not follow from the flips before it.
    public let table: [Int?]?
    /// The cards that a player with a perfect memory knew before this flip; nil unless this is the
    /// first flip, or the cards have changed places since the last flip.
    public let known: [Int]?

    public var isAvoidable: Bool { lapse != nil }

    /// Indicates whether the player could have known the twin of the first card, but did not choose
    /// it.
    var missesPair: Bool { lapse == .twinWasKnown || lapse == .twinWasLast }
}

extension MemoryFlip.Outcome {
    init<Content>(_ outcome: Memory<Content>.Outcome) {
        self =
            switch outcome {
            case .first: .first
            case .match: .match
            case .mismatch: .mismatch
            }
    }
}
