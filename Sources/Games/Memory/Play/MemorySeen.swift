/// Everything that the player may see of a game.
public struct MemorySeen<CardContent: Equatable>: SeenGame {
    /// The cards in the order of their slots.
    public let cards: [MemoryFace<CardContent>]
    public let phase: MemoryPhase
    /// The number of the current round and the number of rounds, for a display such as `1/3`.
    public let round, rounds: Int
    /// The round before the current one; nil in the first round.
    public let lastRound: MemoryRound?
    /// The player whose turn it is.
    public let turn: Int
    /// Indicates whether the computer is about to turn up a card. Meanwhile, the player cannot
    /// choose a card.
    public let isComputersTurn: Bool
    public let clock: ClockFace
    /// The result of the game, as if it ended now.
    public let score: MemoryResult
    /// All turns, once the game is over; empty before.
    public let turns: [MemoryTurn<CardContent>]
    /// The same turns as steps.
    public let lookBack: LookBack
    public var canTakeBack = false
    public var isReset = false

    public var moment: GameMoment { phase.moment }
    public var result: MemoryResult? { moment == .over ? score : nil }
    /// A memory game has no hints.
    public var hint: Never? { nil }
}

extension MemorySeen: Sendable where CardContent: Sendable {}
