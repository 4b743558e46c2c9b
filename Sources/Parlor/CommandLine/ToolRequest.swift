import Games

/// What a tool is to do. What was not said is nil.
struct ToolRequest: Equatable, Sendable {
    /// What stands behind its name.
    var operands: [String] = []
    var isJSON = false
    var count: Int?

    var level: LevelChoice?
    var symmetry: SymmetryChoice?
    var isMinimal = false
    var showsSteps = false

    /// How many solutions are counted.
    var limit: Int?
    var showsSolutions = false

    /// The file to write.
    var output: String?

    var draw: DrawChoice?
    var redeals: RedealsChoice?

    /// A deal by its cards.
    var deal: String?

    /// Whether a recording is run again and compared.
    var isCheck = false

    /// The file that a recording is written to, as what its name ends in.
    var export: String?

    /// How long one search may take, and how much memory.
    var seconds: Int?
    var positions: Int?
    var megabytes: Int?

    var rules: Klondike.Rules {
        Klondike.Rules(draw: draw?.draw ?? .one, redeals: redeals?.count, scoring: .none)
    }
}

/// The level of a puzzle by its name.
enum LevelChoice: String, CaseIterable, Sendable {
    case easy, medium, hard, unfair, extreme

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

    var level: SudokuLevel {
        switch self {
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

/// How many cards are turned at once.
enum DrawChoice: String, CaseIterable, Sendable {
    case one = "1"
    case three = "3"

    var draw: Klondike.Draw { self == .one ? .one : .three }
}

/// How often the waste may be turned over.
enum RedealsChoice: String, CaseIterable, Sendable {
    case unlimited
    case none = "0"
    case one = "1"
    case two = "2"

    /// Nil is without end.
    var count: Int? { Int(rawValue) }
}
