/// The difficulty of a puzzle for a person, as HoDoKu defines it: the level of its hardest step, or
/// a higher level if the total score of its steps is too high.
public enum SudokuLevel: Int, CaseIterable, Comparable, Sendable {
    case easy, medium, hard, unfair, extreme

    /// The maximum total score of a puzzle of this level.
    public var highestScore: Int {
        switch self {
        case .easy: 800
        case .medium: 1_000
        case .hard: 1_600
        case .unfair: 1_800
        case .extreme: .max
        }
    }

    /// This level, or the next higher level whose maximum score is large enough.
    func raised(toFit score: Int) -> SudokuLevel {
        Self.allCases.first { $0 >= self && score <= $0.highestScore } ?? .extreme
    }

    public static func < (left: SudokuLevel, right: SudokuLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}
