import Games
import Reactive

/// Checks that all full boards are equally likely. Uses puzzles of any level, because the choice of
/// a level would also be a choice of boards.
enum Drawing {
    /// Counts the bands whose first two boxes have the same three rows of digits, in another order.
    /// Returns whether their share is close to the expected one, 2 of 56.
    static func run(count: Int) -> Bool {
        var random = Dice(seed: 1)
        var repetitions = 0
        for _ in 0..<count {
            let clues = SudokuGenerator.anyPuzzle(using: &random)
            guard let solution = SudokuSolver().onlySolution(of: clues) else { return false }
            repetitions += (0..<3).count { repeats(solution.rows, band: $0) }
            let columns = (0..<9).map { column in solution.rows.map { $0[column] } }
            repetitions += (0..<3).count { repeats(columns, band: $0) }
        }
        let bands = Double(6 * count)
        let (share, expected) = (Double(repetitions) / bands, 2.0 / 56)
        let deviation = (expected * (1 - expected) / bands).squareRoot()
        print(
            "\nbands whose boxes have the same rows: \(Grading.percent(share)) of \(6 * count), "
                + "expected \(Grading.percent(expected)) ± \(Grading.percent(deviation))\n")
        return abs(share - expected) < 3 * deviation
    }

    private static func repeats(_ lines: [[Int]], band: Int) -> Bool {
        let sets = lines[band * 3..<band * 3 + 3].map { (Set($0[0..<3]), Set($0[3..<6])) }
        return Set(sets.map(\.0)) == Set(sets.map(\.1))
    }
}
