import Games

/// The level of a puzzle by its name.
enum LevelChoice: String, CaseIterable, Sendable {
    case any, easy, medium, hard, unfair, extreme

    init(_ level: SudokuLevel) {
        self =
            switch level {
            case .easy: .easy
            case .medium: .medium
            case .hard: .hard
            case .unfair: .unfair
            case .extreme: .extreme
            }
    }

    /// The level that is meant; nil where the seed is to choose one.
    var level: SudokuLevel? {
        switch self {
        case .any: nil
        case .easy: .easy
        case .medium: .medium
        case .hard: .hard
        case .unfair: .unfair
        case .extreme: .extreme
        }
    }
}

/// The pattern of a puzzle's clues by its name.
enum SymmetryChoice: String, CaseIterable, Sendable {
    case none
    case halfTurn = "half-turn"
    case mirror, diagonal

    var symmetry: SudokuSymmetry {
        switch self {
        case .none: .none
        case .halfTurn: .halfTurn
        case .mirror: .mirror
        case .diagonal: .diagonal
        }
    }
}
