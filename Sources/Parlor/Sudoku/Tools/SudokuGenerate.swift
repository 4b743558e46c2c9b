import Games

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

    static func run(_ bench: inout ToolContext) {
        for number in 0..<(bench.request.count ?? 1) {
            if bench.isUnheard { return }
            let seed = bench.seed &+ UInt64(number)
            let puzzle = bench.puzzle(seed: seed)
            if bench.request.isJSON {
                bench.print(json: answer(puzzle, seed: seed, bench.request))
            } else {
                bench.print(puzzle.clues.text())
            }
            bench.flush()
        }
    }

    private static func answer(
        _ puzzle: SudokuPuzzle, seed: UInt64, _ request: ToolRequest
    ) -> Answer {
        Answer(
            puzzle: puzzle.clues.text(), solution: puzzle.solution.text(),
            level: LevelChoice(puzzle.level).rawValue, score: puzzle.grade.score,
            hardest: puzzle.grade.hardest.title, clues: puzzle.clues.clues,
            symmetry: (request.symmetry ?? .none).rawValue, isMinimal: request.isMinimal,
            seed: seed, generator: SudokuGenerator.version)
    }
}

extension ToolContext {
    /// The puzzle that this number stands for.
    func puzzle(seed: UInt64) -> SudokuPuzzle {
        let symmetry = (request.symmetry ?? .none).symmetry
        let generator = SudokuGenerator(symmetry: symmetry, isMinimal: request.isMinimal)
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
