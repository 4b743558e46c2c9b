/// The request for a puzzle, and the properties of the following puzzles.
public struct SudokuRequests: Equatable, Sendable {
    /// The current request. Repeating it gives the same puzzle.
    public internal(set) var request: PuzzleRequest
    /// The level of the following puzzles; nil if their seeds choose one.
    public let level: SudokuLevel?
    /// The number of mistakes that ends a game; nil if there is no limit.
    public let mistakeLimit: Int?
    /// The options of the following puzzles; nil if they keep the options of the game.
    public internal(set) var options: SudokuOptions?
    /// Indicates whether the first empty cell is chosen when a game begins or goes on.
    public let choosesFirstCell: Bool
    public let seed: UInt64
    private var dice: Dice

    public init(
        _ request: PuzzleRequest, level: SudokuLevel? = nil, mistakeLimit: Int? = 3,
        options: SudokuOptions? = nil, choosesFirstCell: Bool = false, seed: UInt64 = 0
    ) {
        (self.request, self.level, self.mistakeLimit) = (request, level, mistakeLimit)
        (self.options, self.choosesFirstCell) = (options, choosesFirstCell)
        self.seed = seed
        dice = Dice(seed: seed)
    }

    /// Returns a request for another puzzle. If a level is given, the puzzle has this level.
    /// Practice continues with the same technique.
    mutating func another(_ level: SudokuLevel?, after data: SudokuData) -> PuzzleRequest {
        if level == nil, case .practice(let technique) = data.origin {
            return .practice(technique, seed: dice.next())
        }
        return .level(level ?? self.level, seed: dice.next())
    }
}
