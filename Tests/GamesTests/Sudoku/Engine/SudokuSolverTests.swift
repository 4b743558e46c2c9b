import Games
import Sweep
import Testing

@Suite struct `The solver of sudokus` {
    private let solver = SudokuSolver()

    @Test func `every solution of a board is found once, up to a limit`() throws {
        for row in try sudokuRows("sudoku-multi-solution").prefix(10) {
            let grid = try SudokuGrid(row[0])
            let solver = SudokuSolver()
            let limit = Sweep.count(300, whole: 1_000)
            let all = solver.solutions(of: grid, limit: limit)
            #expect(all.count == solver.solutionCount(of: grid, limit: limit))
            #expect(Set(all).count == all.count)
            for solution in all {
                #expect(solution.isSolved)
                #expect((0..<81).allSatisfy { grid[$0] == 0 || grid[$0] == solution[$0] })
            }
            #expect(solver.solutions(of: grid, limit: 3) == Array(all.prefix(3)))
        }
    }

    @Test(arguments: ["sudoku-17clue", "sudoku-easy", "sudoku-hardest"])
    func `a puzzle has the solution of the file and no other`(file: String) throws {
        for row in sample(try sudokuRows(file), every: Sweep.count(8, whole: 2)) {
            #expect(solver.verdict(on: try SudokuGrid(row[0])) == .one(try SudokuGrid(row[1])))
        }
    }

    @Test func `a board with a contradiction has no solution`() throws {
        for row in try sudokuRows("sudoku-no-solution") {
            #expect(solver.verdict(on: try SudokuGrid(row[0])) == .none)
        }
    }

    @Test func `several solutions are counted`() throws {
        let rows = sample(
            try sudokuRows("sudoku-multi-solution"), every: Sweep.count(5, whole: 1))
        for (index, row) in rows.enumerated() {
            let grid = try SudokuGrid(row[0])
            #expect(solver.verdict(on: grid) == .many)
            if let expected = Int(row[1]) {
                #expect(solver.solutionCount(of: grid, limit: 1_000) == expected)
            } else {
                let limit = index % 64 == 0 ? 1_000 : 20
                #expect(solver.solutionCount(of: grid, limit: limit) == limit)
            }
        }
    }

    @Test func `counting stops at the limit`() {
        #expect(solver.solutionCount(of: SudokuGrid(), limit: 0) == 0)
        #expect(solver.solutionCount(of: SudokuGrid(), limit: 1) == 1)
        #expect(solver.solutionCount(of: SudokuGrid(), limit: 137) == 137)
    }

    @Test func `a solution of the empty board is a solved board`() {
        #expect(solver.solution(of: SudokuGrid())?.isSolved == true)
        #expect(solver.onlySolution(of: SudokuGrid()) == nil)
        #expect(!solver.isUnique(SudokuGrid()))
    }

    /// If this test fails, a seed gives another puzzle, and the generator's version must be raised.
    @Test(arguments: [
        (
            "428......536......179.........562......971......438.........372......456......819",
            "428157963536294187179386245891562734354971628267438591615849372982713456743625819"
        ),
        (
            "279......631......854.........417......638......529.........145......729......683",
            "279165438631894572854273961528417396917638254346529817763982145185346729492751683"
        ),
        (
            "624......189......537.........365......278......491.........389......165......274",
            "624157893189634752537829416812365947495278631376491528251746389743982165968513274"
        ),
    ])
    func `the first of many solutions is the same as in earlier versions`(
        board: String, first: String
    ) throws {
        #expect(solver.solution(of: try SudokuGrid(board)) == (try SudokuGrid(first)))
    }

    @Test func `no board with two equal digits in a house has a solution`() {
        for house in House.all {
            var grid = SudokuGrid()
            for cell in house.cells.suffix(2) { grid[cell] = 5 }
            #expect(solver.verdict(on: grid) == .none)
        }
    }

    @Test func `an easy puzzle needs no guess, and one of the hardest does`() throws {
        #expect(
            try sudokuRows("sudoku-easy").allSatisfy {
                solver.guesses(on: try SudokuGrid($0[0])) == 0
            })
        let hardest = try #require(sudokuRows("sudoku-hardest").first)
        #expect(solver.guesses(on: try SudokuGrid(hardest[0])) > 1)
    }

    @Test func `a full board is its own solution, unless digits clash`() throws {
        var grid = try #require(solver.solution(of: SudokuGrid()))
        #expect(solver.onlySolution(of: grid) == grid)
        grid[0] = grid[1]
        #expect(solver.verdict(on: grid) == .none)
    }
}
