import BenchKit
import Games

/// Checks that the techniques explain every puzzle of the fixtures without looking up a digit.
enum Explaining {
    static func run() -> Bool {
        print("\nfile: puzzles, digits looked up, wrong steps, nets, ms for a grade\n")
        let files = [
            ("hodoku-grades", 8), ("sudoku-17clue", 1), ("sudoku-easy", 1), ("sudoku-hardest", 1),
        ]
        return files.map(run).allSatisfy(\.self)
    }

    private static func run(_ name: String, solutionColumn: Int) -> Bool {
        let rows = Fixtures.rows(name)
        var (guesses, wrong, nets) = (0, 0, 0)
        var times: [Int] = []
        for row in rows {
            let puzzle = Fixtures.grid(row[0])
            let (grade, nanoseconds) = time { SudokuGrade(puzzle) }
            times.append(nanoseconds)
            guard let grade, Grading.isSound(grade, Fixtures.grid(row[solutionColumn])) else {
                wrong += 1
                continue
            }
            guesses += grade.steps.count { $0.technique == .guess }
            nets += grade.steps.count { $0.technique == .forcingNet }
        }
        times.sort()
        let milliseconds = [times.count / 2, times.count * 99 / 100, times.count - 1].map {
            Double(times[$0] / 10_000) / 100
        }
        print("  \(name): \(rows.count), \(guesses), \(wrong), \(nets), \(milliseconds)")
        return guesses == 0 && wrong == 0
    }
}
