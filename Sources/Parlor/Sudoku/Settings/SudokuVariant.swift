import Games

/// The variant of a sudoku: its level, a technique to practice, or the player's own puzzle.
enum SudokuVariant: GameVariant {
    case level(SudokuLevel)
    case practice(SudokuTechnique)
    case own

    private static let practice = "Practice "

    init?(_ text: String) {
        if let level = SudokuLevel(name: text) {
            self = .level(level)
        } else if let technique = SudokuTechnique.allCases.first(where: {
            Self.practice + $0.title == text
        }) {
            self = .practice(technique)
        } else if text == "Own" {
            self = .own
        } else {
            return nil
        }
    }

    var description: String {
        switch self {
        case .level(let level): level.name
        case .practice(let technique): Self.practice + technique.title
        case .own: "Own"
        }
    }

    /// Levels come first, and the player's own puzzles last.
    static func < (one: SudokuVariant, other: SudokuVariant) -> Bool { one.order < other.order }

    private var order: (Int, Int) {
        switch self {
        case .level(let level): (0, level.rawValue)
        case .practice(let technique): (1, SudokuTechnique.allCases.firstIndex(of: technique) ?? 0)
        case .own: (2, 0)
        }
    }

    var isCompared: Bool { if case .practice = self { false } else { true } }

    func name(in words: Words) -> String {
        switch self {
        case .level(let level): words.sudoku.level(level)
        case .practice(let technique): words.sudoku.hints.technique(technique)
        case .own: words.sudoku.ownPuzzle
        }
    }
}

extension ResultsTable.Kind {
    /// The kind of the games in which the player practices a technique. The statistics leave it
    /// out.
    static func practice(_ technique: SudokuTechnique) -> Self {
        Self(game: .sudoku, variant: "\(SudokuVariant.practice(technique))")
    }
}
