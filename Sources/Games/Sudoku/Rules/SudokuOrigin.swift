/// The way in which a puzzle was come by, known before it is played.
public enum SudokuOrigin: Hashable, Sendable {
    /// Made from a seed, of a level.
    case generated
    /// The puzzle of a day, the same for every player.
    case daily(Day)
    /// A position to practise a technique on.
    case practice(SudokuTechnique)
    /// One of those that come with the game, from 0.
    case pack(number: Int)
    /// Typed in, or read from a file.
    case own

    /// The technique that is practised.
    public var practises: SudokuTechnique? {
        if case .practice(let technique) = self { technique } else { nil }
    }

    /// The name of such a puzzle, as files of puzzles have it.
    var name: String? {
        switch self {
        case .generated, .own: nil
        case .daily(let day): day.description
        case .practice(let technique): technique.title
        case .pack(let number): "#\(number + 1)"
        }
    }
}
