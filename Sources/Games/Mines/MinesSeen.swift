/// All that the player may see of a game.
public struct MinesSeen: SeenGame, Sendable {
    public let options: MinesOptions
    /// The cells row by row. A pause hides them.
    public let cells: [MinesFace]
    public let phase: MinesPhase
    /// The cell that is opened first, wherever the player begins, while nothing is open.
    public let start: Int?
    /// The number that the board was laid by.
    public let seed: UInt64
    /// The mines less the flags; none once all are known.
    public let minesLeft: Int
    public let clock: ClockFace
    public let hint: MinesHint?
    /// The guesses that the board needs, once it is laid and may need any.
    public let guesses: Int?
    /// The figures, and what there is to say about a loss, at the end.
    public let result: MinesResult?
    public let verdict: MinesVerdict?
    public var canTakeBack = false

    public var moment: GameMoment { phase.moment }
}
