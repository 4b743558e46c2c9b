import Games
import Reactive

/// `sudoku generate` makes puzzles with the requested properties, each from its own seed. `sudoku
/// minimize` removes redundant clues from given puzzles. `sudoku constrain` adds missing clues.
enum SudokuGenerateTool {
    private struct Answer: Encodable {
        let puzzle, solution: String
        let level: String
        let score: Int
        let hardest: String
        let clues: Int
        let symmetry: String

        /// Indicates whether every clue is necessary, and whether every symmetric group of clues is
        /// necessary.
        let isMinimal, isMinimalUnderSymmetry: Bool
        let seed: UInt64

        /// The version of the generator. The same version makes the same puzzle from the same seed.
        let generator: Int

        init(_ puzzle: SudokuPuzzle, symmetry: SudokuSymmetryChoice, seed: UInt64) {
            self.puzzle = puzzle.clues.text()
            solution = puzzle.solution.text()
            level = puzzle.level.name.lowercased()
            score = puzzle.grade.score
            hardest = puzzle.grade.hardest.title
            clues = puzzle.clues.clueCount
            self.symmetry = symmetry.rawValue
            isMinimal = puzzle.isMinimal()
            isMinimalUnderSymmetry = puzzle.isMinimal(under: symmetry.symmetry)
            self.seed = seed
            generator = SudokuGenerator.version
        }
    }

    static func run(_ context: inout ToolContext) {
        var isFirst = true
        context.forEachSeed { seed, context in
            guard let puzzle = context.puzzle(seed: seed) else { return }
            show(puzzle, seed: seed, isFirst: &isFirst, &context)
        }
    }

    static func minimize(_ context: inout ToolContext) {
        let generator = SudokuGenerator(symmetry: context.symmetry.symmetry, isMinimal: true)
        change(&context) { generator.minimized($0, using: &$1) }
    }

    static func constrain(_ context: inout ToolContext) {
        let generator = SudokuGenerator()
        change(&context) { generator.constrained($0, using: &$1) }
    }

    private static func change(
        _ context: inout ToolContext, _ changed: (SudokuGrid, inout Dice) -> SudokuPuzzle?
    ) {
        var isFirst = true
        let seed = context.seed
        context.forEachBoard { board, context in
            let clues = board.puzzle
            var dice = Dice(seed: seed)
            if let puzzle = changed(clues, &dice) {
                show(puzzle, seed: seed, isFirst: &isFirst, &context)
            } else {
                context.end(with: .no)
                let verdict = SudokuSolver().verdict(on: clues).word
                context.print(verdict, json: Refusal(puzzle: clues.text(), verdict: verdict))
            }
        }
    }

    /// The answer about a board that is not a puzzle.
    private struct Refusal: Encodable {
        let puzzle, verdict: String
    }

    private static func show(
        _ puzzle: SudokuPuzzle, seed: UInt64, isFirst: inout Bool, _ context: inout ToolContext
    ) {
        let format = context.invocation[SudokuOption.format] ?? .line
        if !context.request.isJSON {
            if isFirst, let heading = format.heading { context.print(heading) }
            if !isFirst, format.isTall { context.print("") }
        }
        isFirst = false
        let symmetry = context.symmetry
        context.print(
            format.text(of: puzzle), json: Answer(puzzle, symmetry: symmetry, seed: seed))
        context.flush()
    }
}

extension ToolContext {
    fileprivate var symmetry: SudokuSymmetryChoice { invocation[SudokuOption.symmetry] ?? .none }

    /// Makes the puzzle of a seed. Reports if none of the attempts has the requested properties.
    mutating func puzzle(seed: UInt64) -> SudokuPuzzle? {
        let generator = SudokuGenerator(
            symmetry: symmetry.symmetry, isMinimal: invocation[SudokuOption.minimal] ?? false)
        // The level and the puzzle have separate dice, as in the game.
        var choice = Dice(seed: seed)
        var needs = needs
        if case .any? = level { needs.level = [.easy, .medium, .hard][choice.roll(below: 3)] }
        var dice = Dice(seed: seed)
        let tries = request.tries ?? 10_000
        // A tool has no limit of work, and nothing cancels it.
        let puzzle = try? generator.puzzle(needs, among: tries, using: &dice)
        if puzzle == nil {
            complain(.noSuchPuzzle(tries: tries, seed: seed), endingWith: .unknown)
        }
        return puzzle
    }

    private var level: SudokuLevelChoice? {
        let settings = invocation.settings
        let isSaid = settings.values[SudokuSettings.level.name] != nil
        return isSaid ? settings[SudokuSettings.level] : nil
    }

    /// The requirements. If no level was requested, the level is medium, or follows from the other
    /// requirements.
    private var needs: SudokuRequirements {
        var needs = SudokuRequirements(
            level: level?.level, technique: invocation[SudokuOption.needs],
            times: invocation[SudokuOption.times] ?? 1...81,
            isHardest: invocation[SudokuOption.noneHarder] ?? false,
            clues: invocation[SudokuOption.clues], score: invocation[SudokuOption.score],
            pattern: invocation[SudokuOption.pattern])
        let isFree = needs.technique == nil && needs.score == nil && needs.pattern == nil
        if level == nil, isFree { needs.level = .medium }
        return needs
    }
}
