/// How hard a puzzle is for a person, after HoDoKu: the level of its hardest step, or more where
/// the steps together are too long for it.
public enum SudokuLevel: Int, CaseIterable, Comparable, Sendable {
    case easy, medium, hard, unfair, extreme

    /// The most that the steps of a puzzle of this level may score together.
    public var highestScore: Int {
        switch self {
        case .easy: 800
        case .medium: 1_000
        case .hard: 1_600
        case .unfair: 1_800
        case .extreme: .max
        }
    }

    /// The first level from this one on whose limit a score keeps.
    func raised(toFit score: Int) -> SudokuLevel {
        Self.allCases.first { $0 >= self && score <= $0.highestScore } ?? .extreme
    }

    public static func < (left: SudokuLevel, right: SudokuLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}
