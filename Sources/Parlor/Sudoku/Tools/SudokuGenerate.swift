import Games
import Reactive

/// `sudoku generate`: puzzles of a level, each from a number of its own.
enum SudokuGenerate {
    private struct Answer: Encodable {
        let puzzle, solution: String
        let level: String
        let score: Int
        let hardest: String
        let clues: Int
        let symmetry: String
        let isMinimal: Bool
        let seed: UInt64

        /// The version of the generator, which gives the same puzzle for the seed.
        let generator: Int
    }

    static func run(_ context: inout ToolContext) {
        context.forEachSeed { seed, context in
            let puzzle = context.puzzle(seed: seed)
            let answer = answer(puzzle, seed: seed, context)
            context.print(puzzle.clues.text(), json: answer)
            context.flush()
        }
    }

    private static func answer(
        _ puzzle: SudokuPuzzle, seed: UInt64, _ context: ToolContext
    ) -> Answer {
        Answer(
            puzzle: puzzle.clues.text(), solution: puzzle.solution.text(),
            level: puzzle.level.name.lowercased(), score: puzzle.grade.score,
            hardest: puzzle.grade.hardest.title, clues: puzzle.clues.clues,
            symmetry: context.symmetry.rawValue, isMinimal: context.isMinimal,
            seed: seed, generator: SudokuGenerator.version)
    }
}

extension ToolContext {
    fileprivate var symmetry: SymmetryChoice { invocation[SudokuOption.symmetry] ?? .none }
    fileprivate var isMinimal: Bool { invocation[SudokuOption.minimal] ?? false }

    /// The level that was asked for, medium if none was.
    private var level: LevelChoice {
        let settings = invocation.settings
        let isSaid = settings.values[SudokuSettings.level.name] != nil
        return isSaid ? settings[SudokuSettings.level] : .medium
    }

    /// The puzzle that this number stands for.
    func puzzle(seed: UInt64) -> SudokuPuzzle {
        let generator = SudokuGenerator(symmetry: symmetry.symmetry, isMinimal: isMinimal)
        // The level and the puzzle are chosen with dice of their own, as when the game deals.
        var choice = Dice(seed: seed)
        let level = level.level ?? [.easy, .medium, .hard][choice.roll(below: 3)]
        var dice = Dice(seed: seed)
        guard let puzzle = generator.puzzle(level, using: &dice) else {
            preconditionFailure("The generator gives up only when it is cancelled.")
        }
        return puzzle
    }
}
