/// Everything that the player may see of a game.
public struct MinesSeen: SeenGame, Sendable {
    public let options: MinesOptions
    /// The cells row by row. A pause covers them.
    public let cells: MinesCells
    public let phase: MinesPhase
    /// The cell that the first click opens, wherever the player clicks; nil if the first click
    /// opens the clicked cell, or once a cell is open.
    public let start: Int?
    public let seed: UInt64
    /// The day of the board, if it is a board of the day; nil otherwise.
    public let day: Int?
    /// Indicates whether the first click waits until the mines are placed.
    public let isPlacing: Bool
    /// The number of mines minus the number of flags; 0 once the game is won.
    public let minesLeft: Int
    public let clock: ClockFace
    public let hint: MinesHint?
    /// The number of guesses that the board needs; nil if the options do not allow guesses, or
    /// before the first cell is open.
    public let guesses: Int?
    /// The result; nil before the end.
    public let result: MinesResult?
    /// The certainty that the player could have had about the mine that was opened; nil before the
    /// end and after a win.
    public let verdict: MinesCertainty?
    /// The wrong flags that led to the mine; nil unless a chord lost the game.
    public let wrongFlags: MinesWrongFlags?
    /// The openings, once the game is over.
    public let openings: [MinesSeenOpening]
    /// The same openings as steps.
    public let lookBack: LookBack
    public var canTakeBack = false
    public var isReset = false

    public var moment: GameMoment { phase.moment }

    /// The cell that the first click opens, if the hint is about this click; nil otherwise.
    public var hintedStart: Int? { hint?.rule == .first ? start : nil }
}
