/// Everything that the player may see of a game.
public struct SudokuSeen: SeenGame, Sendable {
    public let moment: GameMoment
    public var canTakeBack = false
    public var isReset = false
    public let information: SudokuInformationViewModel.Seen
    /// The board. All cells are blank while the game is paused, while another puzzle is fetched,
    /// and after fetching has failed.
    public let board: SudokuBoardViewModel.Seen
    public let tools: SudokuBoardToolsViewModel.Seen
    public let dialog: SudokuAlertViewModel.Seen
    public let options: SudokuOptions
    public let hasPuzzle: Bool
    /// The name of the puzzle, such as its day.
    public let name: String?
    /// The technique to practice. The player has to find one of its steps.
    public let practices: SudokuTechnique?
    public let hint: SudokuHint?
    /// The number of solutions. Hints need exactly one.
    public let solutions: SudokuData.Verdict
    /// Indicates whether a requested puzzle has not arrived yet.
    public let awaitsPuzzle: Bool
    /// The reason why there is no puzzle.
    public let failure: PuzzleFailure?
    /// The result, once the game is over.
    public let result: SudokuResult?
    /// The counted mistakes.
    public let mistakes: GrowingList<SudokuMistake>
    /// The steps, once the game is over.
    public let lookBack: LookBack
    /// The step that the player looks back at; nil for the puzzle itself and for its solution, and
    /// if the player does not look back.
    public let pastStep: SudokuPastStep?

    public var hasFailed: Bool { failure != nil }
    /// Indicates whether there is a game to continue.
    public var canGoOn: Bool { hasPuzzle && result == nil }
}
