/// A card that was turned up: by whom, where it lay, and what came of it.
public struct MemoryFlip: Equatable, Sendable {
    /// The outcome of turning it up.
    public enum Outcome: String, Codable, Sendable { case first, match, mismatch }

    /// A reason for which a perfect memory would not have turned it.
    public enum Lapse: String, Codable, Sendable {
        /// The second card of a move was not the first one's twin, though that had been seen.
        case twinWasKnown
        /// The second card of a move had been seen, so it was known not to be the twin.
        case couldNotMatch
        /// The first card of a move had been seen, and its twin had not: a new one tells more.
        case taughtNothing
    }

    public let player: Int
    public let round: Int
    public let card: Int
    /// Its place in the order of the cards.
    public let slot: Int
    public let outcome: Outcome
    public let lapse: Lapse?
    /// The cards in the order of their slots, without those that were gone, to look back at; only
    /// of one that was a lapse, and not of games that were saved by an older version.
    public let table: [Int?]?

    public var isAvoidable: Bool { lapse != nil }
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
