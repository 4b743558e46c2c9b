import Games

/// Options of the command line that only the sudoku and its tools understand.
enum SudokuOption {
    static let board = OptionKey<SudokuData>("--board")
    static let symmetry = OptionKey<SymmetryChoice>("--symmetry")
    static let minimal = OptionKey<Bool>("--minimal")
    static let steps = OptionKey<Bool>("--steps")
    static let limit = OptionKey<Int>("--limit")
    static let solutions = OptionKey<Bool>("--solutions")
    static let output = OptionKey<String>("--out")

    static let all: [CommandOption] = [
        CommandOption(
            name: board.name, shortName: nil, value: .board, placeholder: "PUZZLE",
            takers: .games(.sudoku), summary: { $0.sudoku.settings.boardOption },
            take: { text, invocation in
                invocation[board] = SudokuData(given: text)
                return invocation[board] != nil
            }
        ).choosing(.name),
        CommandOption(
            symmetry.name, "NAME", makers, { $0.tools.symmetry }, { $0[symmetry] = $1 }
        ).choosing(.maker),
        CommandOption(minimal.name, makers, { $0.tools.minimal }, { $0[minimal] = true })
            .choosing(.maker),
        CommandOption(
            steps.name, .tools(["sudoku grade"]), { $0.tools.steps }, { $0[steps] = true }),
        .number(
            limit.name, "N", 2...1_000_000, .tools(["sudoku verify"]), { $0.tools.limit },
            { $0[limit] = $1 }),
        CommandOption(
            solutions.name, .tools(["sudoku print"]), { $0.tools.solutions },
            { $0[solutions] = true }),
        CommandOption(
            output.name, "FILE", .file, .tools(["sudoku print"]), { $0.tools.out },
            { $0[output] = $1 }),
    ]

    private static let makers = OptionScope.tools(["sudoku generate", "sudoku print"])
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
