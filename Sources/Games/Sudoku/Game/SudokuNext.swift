import Reactive

/// The puzzle that a game asks for, and what its next ones are to be.
public struct SudokuNext: Equatable, Sendable {
    /// The puzzle that is asked for first; asked for again, it is the same.
    public internal(set) var request: BoardRequest
    /// The level of those after it; nil where their seeds are to choose one.
    public let level: SudokuLevel?
    /// The mistake that ends them; nil if none does.
    public let mistakeLimit: Int?
    public let seed: UInt64
    private var dice: Dice

    public init(
        _ request: BoardRequest, level: SudokuLevel? = nil, mistakeLimit: Int? = 3, seed: UInt64 = 0
    ) {
        (self.request, self.level, self.mistakeLimit) = (request, level, mistakeLimit)
        self.seed = seed
        dice = Dice(seed: seed)
    }

    /// Another puzzle each time, of a level if one is named; practice goes on with its technique.
    mutating func another(_ level: SudokuLevel?, after data: SudokuData) -> BoardRequest {
        if level == nil, case .practice(let technique) = data.origin {
            return .practice(technique, seed: dice.next())
        }
        return .level(level ?? self.level, seed: dice.next())
    }
}
