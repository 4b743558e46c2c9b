/// The source of a puzzle.
public enum SudokuOrigin: Hashable, Sendable {
    /// A puzzle that was generated from a seed for a level.
    case generated
    /// The puzzle of a day, the same for all players.
    case daily(Day)
    /// A position for practicing a technique.
    case practice(SudokuTechnique)
    /// One of the puzzles that come with the game, counted from 0.
    case pack(number: Int)
    /// A puzzle that was typed in or read from a file.
    case own

    /// The technique of a position for practice; nil for other puzzles.
    public var practices: SudokuTechnique? {
        if case .practice(let technique) = self { technique } else { nil }
    }

    /// The name of this origin in puzzle files; nil if it has none.
    var name: String? {
        switch self {
        case .generated, .own: nil
        case .daily(let day): day.description
        case .practice(let technique): technique.title
        case .pack(let number): "#\(number + 1)"
        }
    }
}
