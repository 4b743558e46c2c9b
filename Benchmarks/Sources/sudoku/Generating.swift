import BenchKit
import Games
import Reactive

/// Measures the time to create a puzzle of each level.
enum Generating {
    static func run(count: Int) -> Bool {
        run(SudokuGenerator(), "any clues", count: count)
            && run(
                SudokuGenerator(symmetry: .halfTurn, isMinimal: true), "half turn, minimal",
                count: count)
    }

    private static func run(_ generator: SudokuGenerator, _ title: String, count: Int) -> Bool {
        print("\ngenerator, \(title), ms for a puzzle, \(count) a level: median, p99, most\n")
        var isFast = true
        for level in SudokuLevel.allCases {
            var times: [Int] = []
            var wrong = 0
            for seed in 0..<count {
                var random = Dice(seed: UInt64(seed))
                let (puzzle, nanoseconds) = time {
                    try? generator.puzzle(level, using: &random)
                }
                times.append(nanoseconds)
                guard let puzzle, puzzle.level == level,
                    SudokuSolver().onlySolution(of: puzzle.clues) == puzzle.solution,
                    SudokuGrade(puzzle.clues) == puzzle.grade
                else {
                    wrong += 1
                    continue
                }
            }
            times.sort()
            let milliseconds = [times[count / 2], times[count * 99 / 100], times[count - 1]].map {
                Double($0 / 10_000) / 100
            }
            print("  \(level): \(milliseconds), \(wrong) wrong")
            isFast = isFast && milliseconds[0] < 20 && milliseconds[1] < 200 && wrong == 0
        }
        return isFast
    }
}
