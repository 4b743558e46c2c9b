import BenchKit
import Games

/// How many puzzles a second, uniqueness proved, and whether every verdict is the file's.
enum Solving {
    static let required = [
        ("sudoku-17clue", 150_000), ("sudoku-easy", 250_000), ("sudoku-hardest", 5_000),
    ]

    static func run(rounds: Int) -> Bool {
        print("\nsolver, puzzles/s on one core, uniqueness included\n")
        var isRight = true
        for (name, required) in required {
            let rows = Fixtures.rows(name)
            let grids = rows.map { Fixtures.grid($0[0]) }
            let solver = SudokuSolver()
            for (row, grid) in zip(rows, grids)
            where solver.verdict(on: grid) != .one(Fixtures.grid(row[1])) {
                print("  wrong: \(row[0])")
                isRight = false
            }
            let ours = rate(grids, rounds: rounds) { solver.isUnique($0) }
            let plain = rate(Array(grids.prefix(100)), rounds: 1) {
                Backtracker.solutions(of: $0, limit: 2) == 1
            }
            print("  \(name): \(ours), required \(required), plain backtracker \(plain)")
            isRight = isRight && ours >= required
        }
        return counts() && isRight
    }

    private static func rate(
        _ grids: [SudokuGrid], rounds: Int, _ solve: (SudokuGrid) -> Bool
    ) -> Int {
        let rates = (0..<rounds).map { _ in
            let (unique, nanoseconds) = time { grids.count(where: solve) }
            precondition(unique == grids.count, "Every puzzle of these files has one solution.")
            return Double(grids.count) / Double(nanoseconds) * 1e9
        }
        return Int(rates.median)
    }

    /// The files of boards that are no puzzles.
    private static func counts() -> Bool {
        var wrong = 0
        for row in Fixtures.rows("sudoku-no-solution") + Fixtures.rows("sudoku-multi-solution") {
            let expected = row[1] == ">=1000" ? 1_000 : Int(row[1])
            if SudokuSolver().solutions(of: Fixtures.grid(row[0]), limit: 1_000) != expected {
                print("  wrong: \(row[0])")
                wrong += 1
            }
        }
        print("  boards with no or many solutions: \(wrong) wrong verdicts")
        return wrong == 0
    }
}
