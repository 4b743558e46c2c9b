import Games
import Reactive
import Testing

@Suite struct SudokuGeneratorTests {
    @Test(arguments: SudokuLevel.allCases)
    func `a puzzle is unique and of the level that was asked for`(level: SudokuLevel) throws {
        var random = Dice(seed: 0)
        let puzzle = try #require(SudokuGenerator().puzzle(level, using: &random))
        #expect(puzzle.level == level)
        #expect(SudokuSolver().onlySolution(of: puzzle.clues) == puzzle.solution)
        #expect(SudokuGrade(puzzle.clues) == puzzle.grade)
        #expect(level == .extreme || puzzle.grade.isExplained)
    }

    /// If this fails although nothing else does, the version has to be raised.
    @Test(arguments: [
        (
            SudokuLevel.easy,
            "4....7382....98.1.3..1.25......25.....598..67.2.4...5..5...1.2...6.7...5..45.9..1"
        ),
        (
            .medium,
            "..8..37...4...1...312.8...91...79..8.6..3........6..5.28.....6.6.4.2..........32."
        ),
        (
            .hard,
            "..7..1.....67......8...6.......4.85.3.51...62..1....3..7.....4.1...5..2...2..3..6"
        ),
        (
            .unfair,
            "4....738.....9....3..1.25.............598..6..2.4...5..5...1.2...6.7......45....1"
        ),
    ])
    func `a seed gives the same puzzle as ever`(level: SudokuLevel, clues: String) throws {
        #expect(SudokuGenerator.version == 1)
        var random = Dice(seed: 2_026)
        let puzzle = try #require(SudokuGenerator().puzzle(level, using: &random))
        #expect(puzzle.clues.description == clues)
    }

    @Test(arguments: SudokuSymmetry.allCases)
    func `clues lie as the symmetry says`(symmetry: SudokuSymmetry) throws {
        var random = Dice(seed: 7)
        let generator = SudokuGenerator(symmetry: symmetry, isMinimal: true)
        let clues = try #require(generator.puzzle(.easy, using: &random)).clues
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
    func `a puzzle is as it was wished for`(_ wish: SudokuRequirements) throws {
        var random = Dice(seed: 5)
        let puzzle = try #require(
            SudokuGenerator().puzzle(wish, among: 3_000, using: &random))
        #expect(SudokuSolver().onlySolution(of: puzzle.clues) == puzzle.solution)
        let grade = try #require(SudokuGrade(puzzle.clues))
        #expect(grade == puzzle.grade)
        #expect(wish.level.map { $0 == grade.level } != false)
        #expect(wish.clues?.contains(puzzle.clues.clues) != false)
        #expect(
            wish.score?.contains(grade.steps.reduce(0) { $0 + $1.technique.score }) != false)
        guard let technique = wish.technique else { return }
        #expect(wish.times.contains(grade.steps.count { $0.technique == technique }))
        if wish.isHardest { #expect(grade.steps.allSatisfy { $0.technique <= technique }) }
    }

    @Test func `what no puzzle is, is not made`() {
        var random = Dice(seed: 1)
        let wish = SudokuRequirements(level: .easy, technique: .jellyfish)
        #expect(SudokuGenerator().puzzle(wish, among: 50, using: &random) == nil)
    }

    @Test(arguments: SudokuSymmetry.allCases)
    func `a puzzle that is made minimal keeps its solution, and some of its clues`(
        symmetry: SudokuSymmetry
    ) throws {
        var random = Dice(seed: 4)
        let generator = SudokuGenerator(symmetry: symmetry)
        let easy = try #require(generator.puzzle(.easy, using: &random))
        let minimal = try #require(generator.minimized(easy.clues, using: &random))
        #expect(minimal.solution == easy.solution && minimal.clues != easy.clues)
        #expect(minimal.isMinimal(under: symmetry) && !easy.isMinimal(under: symmetry))
        for cell in 0..<81 { #expect([0, easy.clues[cell]].contains(minimal.clues[cell])) }
        #expect(generator.minimized(minimal.clues, using: &random) == minimal)
        #expect(generator.minimized(SudokuGrid(), using: &random) == nil)
        // A puzzle whose clues lie otherwise can be made minimal as well.
        let lone = try #require(SudokuGenerator().puzzle(.easy, using: &random))
        let other = try #require(generator.minimized(lone.clues, using: &random))
        #expect(other.isMinimal(under: symmetry))
    }

    @Test func `whoever cancels gets nothing`() {
        var random = Dice(seed: 1)
        var questions = 0
        let puzzle = SudokuGenerator().puzzle(.unfair, using: &random) {
            questions += 1
            return questions > 2
        }
        #expect(puzzle == nil && questions == 3)
        #expect(SudokuGenerator().puzzle(.easy, using: &random, isCancelled: { true }) == nil)
    }
}
