import BenchKit
import Games

/// Measures the number of puzzles per second with proved uniqueness, and compares it with that of
/// the previous solver, which worked with bands. Checks that every verdict is that of the file.
enum Solving {
    private struct Requirement {
        let file: String
        let perSecond: Int
        /// The minimum speed relative to the solver by bands, in the same run.
        let ratio: Double
    }

    private static let requirements = [
        Requirement(file: "sudoku-17clue", perSecond: 150_000, ratio: 1),
        Requirement(file: "sudoku-easy", perSecond: 250_000, ratio: 1),
        Requirement(file: "sudoku-hardest", perSecond: 5_000, ratio: 1.95),
    ]

    static func run(rounds: Int) -> Bool {
        print("\nsolver, puzzles/s on one core, uniqueness included\n")
        let areFast = requirements.map { isFast($0, rounds: rounds) }
        return areRight() && !areFast.contains(false)
    }

    private static func isFast(_ required: Requirement, rounds: Int) -> Bool {
        let grids = Fixtures.rows(required.file).map { Fixtures.grid($0[0]) }
        let boards = grids.map(BandYardstick.init)
        let solver = SudokuSolver()
        let times = (0..<rounds).map { _ in
            (
                bands: duration(boards) { $0.isUnique },
                ours: duration(grids) { solver.isUnique($0) }
            )
        }
        let ratio = times.map { $0.bands / $0.ours }.median
        let ours = perSecond(grids.count, times.map(\.ours).median)
        let bands = perSecond(grids.count, times.map(\.bands).median)
        let some = grids.prefix(100)
        let plain = duration(some) { Backtracker.solutions(of: $0, limit: 2) == 1 }

        let guesses = grids.reduce(0) { $0 + solver.guesses(on: $1) }
        let bandGuesses = boards.reduce(0) { $0 + $1.search(limit: 2).guesses }
        print(
            """
              \(required.file): \(ours), required \(required.perSecond)
                by bands \(bands), ratio \(rounded(ratio)), required \(required.ratio)
                guesses a puzzle \(rounded(guesses, of: grids.count)), \
            by bands \(rounded(bandGuesses, of: grids.count))
                plain backtracker \(perSecond(some.count, plain))
            """)
        return ours >= required.perSecond && ratio >= required.ratio
    }

    private static func duration<Boards: Collection>(
        _ boards: Boards, _ isUnique: (Boards.Element) -> Bool
    ) -> Double {
        let (unique, nanoseconds) = time { boards.count(where: isUnique) }
        precondition(
            unique == boards.count, "A puzzle of these files does not have exactly one solution.")
        return Double(nanoseconds)
    }

    private static func perSecond(_ count: Int, _ nanoseconds: Double) -> Int {
        Int(Double(count) / nanoseconds * 1e9)
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    private static func rounded(_ sum: Int, of count: Int) -> Double {
        rounded(Double(sum) / Double(count))
    }

    /// Compares the verdicts of both solvers on all five files.
    private static func areRight() -> Bool {
        var wrong = 0
        func check(_ puzzle: String, _ isRight: Bool) {
            guard !isRight else { return }
            print("  wrong: \(puzzle)")
            wrong += 1
        }
        let solver = SudokuSolver()
        for row in requirements.flatMap({ Fixtures.rows($0.file) }) {
            let (grid, solution) = (Fixtures.grid(row[0]), Fixtures.grid(row[1]))
            let bands = BandYardstick(grid).search(limit: 2)
            check(row[0], solver.verdict(on: grid) == .one(solution))
            check(row[0], bands.found == 1 && bands.first == solution)
        }
        for row in Fixtures.rows("sudoku-no-solution") + Fixtures.rows("sudoku-multi-solution") {
            let grid = Fixtures.grid(row[0])
            let expected = row[1] == ">=1000" ? 1_000 : Int(row[1])
            check(row[0], solver.solutionCount(of: grid, limit: 1_000) == expected)
            check(row[0], BandYardstick(grid).search(limit: 1_000).found == expected)
        }
        print("  boards of all files: \(wrong) wrong verdicts, by either solver")
        return wrong == 0
    }
}
