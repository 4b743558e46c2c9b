/// Everything that the player may see of a game.
public struct MinesSeen: SeenGame, Sendable {
    public let options: MinesOptions
    /// The cells row by row. A pause covers them.
    public let cells: [MinesFace]
    public let phase: MinesPhase
    /// The cell that is opened first, no matter where the player begins; nil once a cell is open.
    public let start: Int?
    /// The seed of the board.
    public let seed: UInt64
    /// The number of mines minus the number of flags; 0 once the game is won.
    public let minesLeft: Int
    public let clock: ClockFace
    public let hint: MinesHint?
    /// The number of guesses that the board needs; nil if the options do not allow guesses, or
    /// before the first cell is open.
    public let guesses: Int?
    /// The figures at the end, and the verdict on a loss.
    public let result: MinesResult?
    public let verdict: MinesVerdict?
    public var canTakeBack = false

    public var moment: GameMoment { phase.moment }
}
