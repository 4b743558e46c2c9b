/// The result of a game, for the statistics, for looking back, and for a line to share.
public struct SudokuResult: Hashable, Sendable {
    public let isWon: Bool
    public let level: SudokuLevel?
    public let origin: SudokuOrigin
    public let name: String?
    public let seed: UInt64?
    public let seconds: Int
    public let mistakes: Int
    /// The number of mistakes that would have ended the game; nil if there was no limit.
    public let mistakeLimit: Int?
    public let help: GameHelp
    /// The number of steps from the puzzle to the final board.
    public let moves: Int
    public let firstMistake: SudokuMistake?
    /// Indicates whether the game counts as won. On a practice board, a win counts only without
    /// hints.
    public var countsAsWon: Bool { isWon && (origin.practices == nil || help.hints == 0) }
    /// The hardest technique needed to solve the puzzle.
    public let hardest: SudokuTechnique?
}

extension SudokuResult {
    /// Creates the result of a game, as if it ended now. Grades the puzzle, which may take some
    /// time.
    init(of game: SudokuGame) {
        self.init(
            isWon: game.phase == .success, level: game.data.level, origin: game.data.origin,
            name: game.data.name, seed: game.data.seed, seconds: game.information.seconds,
            mistakes: game.information.mistakes, mistakeLimit: game.information.mistakeLimit,
            help: game.help, moves: game.history?.step ?? 0,
            firstMistake: game.firstMistake, hardest: SudokuGrade(game.data.problem)?.hardest)
    }
}
