import Reactive
import Testing

@testable import Games

@Suite struct `The generator of sudokus` {
    @Test(arguments: SudokuLevel.allCases)
    func `a puzzle is unique and of the requested level`(level: SudokuLevel) throws {
        var random = Dice(seed: 0)
        let puzzle = try SudokuGenerator().puzzle(level, using: &random)
        #expect(puzzle.level == level)
        #expect(SudokuSolver().onlySolution(of: puzzle.clues) == puzzle.solution)
        #expect(SudokuGrade(puzzle.clues) == puzzle.grade)
        #expect(puzzle.grade.isExplained)
    }

    /// If only this test fails, the version must be raised.
    @Test(arguments: [
        (
            SudokuLevel.easy,
            ".6.2..5.8..2618..7..39...6182.5.96......7..........8233..1.64...4...5........4752"
        ),
        (
            .medium,
            "..6.95....7....4..91....2...697...2.8....2.3....951..8.8.2....1...3.....43.....8."
        ),
        (
            .hard,
            "3..91...2......3......7.......6.59.46.......82.9....3...5...6.1..4..9.....678.4.."
        ),
        (
            .unfair,
            "..6.95....7....4..91....2...697...2.8....2.3....951....8.2....1...3.....43.....8."
        ),
    ])
    func `a seed makes the same puzzle as in earlier versions`(level: SudokuLevel, clues: String)
        throws
    {
        #expect(SudokuGenerator.version == 3)
        var random = Dice(seed: 2_026)
        let puzzle = try SudokuGenerator().puzzle(level, using: &random)
        #expect(puzzle.clues.description == clues)
    }

    /// In two of 56 bands and stacks, the first box has the same three digits in a row as the
    /// second box in another row. The bounds are three standard deviations wide.
    @Test func `no full board is likelier than another`() {
        var random = Dice(seed: 11)
        let boards = (0..<500).map { _ in SolutionDraw.grid(using: &random) }
        #expect(boards.allSatisfy(\.isSolved) && Set(boards).count == boards.count)
        func digits(_ board: SudokuGrid, _ line: Int, _ box: Int, isRow: Bool) -> Set<Int> {
            Set((box * 3..<box * 3 + 3).map { board[isRow ? line * 9 + $0 : $0 * 9 + line] })
        }
        var repetitions = 0
        for board in boards {
            for (band, isRow) in (0..<3).flatMap({ [($0, true), ($0, false)] }) {
                let sets = (band * 3..<band * 3 + 3).map { line in
                    (digits(board, line, 0, isRow: isRow), digits(board, line, 1, isRow: isRow))
                }
                if Set(sets.map(\.0)) == Set(sets.map(\.1)) { repetitions += 1 }
            }
        }
        let expected = 3_000.0 * 2 / 56
        #expect(abs(Double(repetitions) - expected) < 3 * expected.squareRoot())
        // Each digit is equally often in a corner of the last box, which is drawn last.
        let corners = Dictionary(grouping: boards) { $0[80] }.mapValues(\.count)
        #expect(corners.count == 9 && corners.values.allSatisfy { (35...78).contains($0) })
    }

    @Test(arguments: SudokuSymmetry.allCases)
    func `clues lie in the requested symmetry`(symmetry: SudokuSymmetry) throws {
        var random = Dice(seed: 7)
        let generator = SudokuGenerator(symmetry: symmetry, isMinimal: true)
        let clues = try generator.puzzle(.easy, using: &random).clues
        let partner: (Int) -> Int = { cell in
            switch symmetry {
            case .none: cell
            case .halfTurn: 80 - cell
            case .mirror: cell / 9 * 9 + 8 - cell % 9
            case .diagonal: cell % 9 * 9 + cell / 9
            }
        }
        for cell in 0..<81 {
            #expect((clues[cell] == 0) == (clues[partner(cell)] == 0))
            guard clues[cell] != 0 else { continue }
            var fewer = clues
            fewer[cell] = 0
            fewer[partner(cell)] = 0
            #expect(!SudokuSolver().isUnique(fewer))
        }
    }

    @Test(arguments: [
        SudokuRequirements(technique: .xWing),
        SudokuRequirements(technique: .pointing, times: 3...4),
        SudokuRequirements(technique: .nakedPair, isHardest: true),
        SudokuRequirements(clues: 22...24),
        SudokuRequirements(level: .hard, clues: 25...26), SudokuRequirements(score: 700...800),
        SudokuRequirements(level: .easy, technique: .hiddenSingle, times: 1...3),
        SudokuRequirements(
            level: .medium, technique: .hiddenPair, clues: 24...30, score: 400...1_500),
    ])
    func `a puzzle meets its requests`(_ wish: SudokuRequirements) throws {
        var random = Dice(seed: 5)
        let puzzle = try #require(
            try SudokuGenerator().puzzle(wish, among: 3_000, using: &random))
        #expect(SudokuSolver().onlySolution(of: puzzle.clues) == puzzle.solution)
        let grade = try #require(SudokuGrade(puzzle.clues))
        #expect(grade == puzzle.grade)
        #expect(wish.level.map { $0 == grade.level } != false)
        #expect(wish.clues?.contains(puzzle.clues.clueCount) != false)
        #expect(
            wish.score?.contains(grade.steps.reduce(0) { $0 + $1.technique.score }) != false)
        guard let technique = wish.technique else { return }
        #expect(wish.times.contains(grade.steps.count { $0.technique == technique }))
        if wish.isHardest { #expect(grade.steps.allSatisfy { $0.technique <= technique }) }
    }

    @Test func `a request that no puzzle meets returns none`() throws {
        var random = Dice(seed: 1)
        let wish = SudokuRequirements(level: .easy, technique: .jellyfish)
        #expect(try SudokuGenerator().puzzle(wish, among: 50, using: &random) == nil)
    }

    @Test(arguments: SudokuSymmetry.allCases)
    func `a minimized puzzle keeps its solution, and some of its clues`(
        symmetry: SudokuSymmetry
    ) throws {
        var random = Dice(seed: 4)
        let generator = SudokuGenerator(symmetry: symmetry)
        let easy = try generator.puzzle(.easy, using: &random)
        let minimal = try #require(generator.minimized(easy.clues, using: &random))
        #expect(minimal.solution == easy.solution && minimal.clues != easy.clues)
        #expect(minimal.isMinimal(under: symmetry) && !easy.isMinimal(under: symmetry))
        for cell in 0..<81 { #expect([0, easy.clues[cell]].contains(minimal.clues[cell])) }
        #expect(generator.minimized(minimal.clues, using: &random) == minimal)
        #expect(generator.minimized(SudokuGrid(), using: &random) == nil)
        // A puzzle with another arrangement of clues can be made minimal too.
        let lone = try SudokuGenerator().puzzle(.easy, using: &random)
        let other = try #require(generator.minimized(lone.clues, using: &random))
        #expect(other.isMinimal(under: symmetry))
    }

    @Test func `a canceled generator stops, and says so`() {
        var random = Dice(seed: 1)
        var questions = 0
        #expect(throws: PuzzleFailure.cancelled) {
            try SudokuGenerator().puzzle(.unfair, using: &random) {
                questions += 1
                return questions > 2
            }
        }
        #expect(questions == 3)
        #expect(throws: PuzzleFailure.cancelled) {
            try SudokuGenerator().puzzle(.easy, using: &random, isCancelled: { true })
        }
    }
}
