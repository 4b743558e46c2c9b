import Games
import Testing

@Suite struct SudokuSolverTests {
    private let solver = SudokuSolver()

    @Test(arguments: ["sudoku-17clue", "sudoku-easy", "sudoku-hardest"])
    func `a puzzle has the solution of the file and no other`(file: String) throws {
        for row in try sudokuRows(file) {
            #expect(solver.verdict(on: try SudokuGrid(row[0])) == .one(try SudokuGrid(row[1])))
        }
    }

    @Test func `what cannot be solved has no solution`() throws {
        for row in try sudokuRows("sudoku-no-solution") {
            #expect(solver.verdict(on: try SudokuGrid(row[0])) == .none)
        }
    }

    @Test func `several solutions are counted`() throws {
        for row in try sudokuRows("sudoku-multi-solution") {
            let grid = try SudokuGrid(row[0])
            let expected = row[1] == ">=1000" ? 1_000 : Int(row[1])
            #expect(solver.verdict(on: grid) == .many)
            #expect(solver.solutions(of: grid, limit: 1_000) == expected)
        }
    }

    @Test func `counting stops at the limit`() {
        #expect(solver.solutions(of: SudokuGrid(), limit: 0) == 0)
        #expect(solver.solutions(of: SudokuGrid(), limit: 1) == 1)
        #expect(solver.solutions(of: SudokuGrid(), limit: 137) == 137)
    }

    @Test func `a solution of the empty board is a solved board`() {
        #expect(solver.solution(of: SudokuGrid())?.isSolved == true)
        #expect(solver.onlySolution(of: SudokuGrid()) == nil)
        #expect(!solver.isUnique(SudokuGrid()))
    }

    @Test func `a full board is its own solution, unless digits clash`() throws {
        var grid = try #require(solver.solution(of: SudokuGrid()))
        #expect(solver.onlySolution(of: grid) == grid)
        grid[0] = grid[1]
        #expect(solver.verdict(on: grid) == .none)
    }
}
