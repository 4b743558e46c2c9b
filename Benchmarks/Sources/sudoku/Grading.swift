import BenchKit
import Games

/// Compares our grades with those of HoDoKu.
enum Grading {
    /// The class of techniques that a puzzle needs. It does not depend on the order of techniques.
    private enum Reach: Int, CaseIterable { case singles, locked, subsets, more }

    static func run() -> Bool {
        let rows = Fixtures.rows("hodoku-grades")
        let puzzles = rows.map { Fixtures.grid($0[0]) }
        let (grades, nanoseconds) = time { puzzles.map { SudokuGrade($0) } }
        let ours = zip(puzzles, grades).map { puzzle, grade in
            // Every row of the file has one solution. Otherwise, there would be no grade.
            guard let grade else { fatalError("\(puzzle) is not a puzzle with one solution.") }
            return grade
        }

        let names = ["Easy", "Medium", "Hard", "Unfair", "Extreme"]
        let theirs = rows.map { row in names.firstIndex(of: row[3]) ?? 0 }
        var table = [[Int]](repeating: [Int](repeating: 0, count: 5), count: 5)
        for (level, grade) in zip(theirs, ours) { table[level][grade.level.rawValue] += 1 }
        print("\nlevels: a row is HoDoKu's, a column ours\n")
        print("          " + names.map { pad($0) }.joined())
        for (name, row) in zip(names, table) {
            print("  " + pad(name) + row.map { pad("\($0)") }.joined())
        }

        let equal = (0..<5).reduce(0) { $0 + table[$1][$1] }
        let agreement = Double(equal) / Double(rows.count)
        let correlation = rankCorrelation(
            rows.map { Double($0[4]) ?? 0 }, ours.map { Double($0.score) })
        let wrong = zip(rows, ours).filter { row, grade in
            reach(row) != reach(grade)
        }
        for (row, grade) in wrong.prefix(5) {
            print("  reach differs: \(row[0]) \(row[7]) \(reach(grade))")
        }
        let wrongEliminations = zip(rows, ours).count { row, grade in
            !isSound(grade, Fixtures.grid(row[8]))
        }
        print(
            """

              same level \(percent(agreement)), required 95 %
              rank correlation of the score \(Int(correlation * 10_000)) / 10000, required 9500
              verdicts that depend on no order: \(wrong.count) of \(rows.count) differ
              grades with a wrong step: \(wrongEliminations)
              explained without a guess: \(percent(Double(ours.count(where: \.isExplained)) / Double(rows.count)))
              \(nanoseconds / rows.count / 1_000) µs for a grade

            """)
        return agreement >= 0.95 && correlation >= 0.95 && wrong.isEmpty && wrongEliminations == 0
    }

    /// Prints the puzzles to which HoDoKu gives another level, with the techniques of both
    /// programs.
    static func differences() {
        for row in Fixtures.rows("hodoku-grades") {
            guard let grade = SudokuGrade(Fixtures.grid(row[0])),
                row[3].lowercased() != "\(grade.level)"
            else { continue }
            let counts = Dictionary(grouping: grade.steps, by: \.technique).mapValues(\.count)
            let steps = counts.sorted { $0.key < $1.key }.map { "\($0.key)*\($0.value)" }
            print(
                "\(row[0])\n  \(row[3]) \(row[4]) \(row[7])\n  \(grade.level) \(grade.score) \(steps.joined(separator: ","))"
            )
        }
    }

    static func isSound(_ grade: SudokuGrade, _ solution: SudokuGrid) -> Bool {
        grade.steps.allSatisfy { step in
            step.placements.allSatisfy { solution[$0.cell] == $0.digit }
                && step.eliminations.allSatisfy { solution[$0.cell] != $0.digit }
        }
    }

    /// Returns the class of techniques that a row of the file needs. The file does not list steps
    /// of "Bivalue Universal Grave + 1", but its scores include them.
    private static func reach(_ row: [String]) -> Reach {
        let steps = row[7].split(separator: ",").map { $0.split(separator: "*") }
        let listed = steps.reduce(0) { $0 + (scores["\($1[0])"] ?? 0) * (Int($1[1]) ?? 0) }
        if listed != Int(row[4]) { return .more }
        return steps.map { step -> Reach in
            switch step[0] {
            case "FULL_HOUSE", "NAKED_SINGLE", "HIDDEN_SINGLE": .singles
            case "LOCKED_CANDIDATES_1", "LOCKED_CANDIDATES_2": .locked
            case "LOCKED_PAIR", "LOCKED_TRIPLE", "NAKED_PAIR", "NAKED_TRIPLE", "HIDDEN_PAIR",
                "HIDDEN_TRIPLE", "NAKED_QUADRUPLE", "HIDDEN_QUADRUPLE":
                .subsets
            default: .more
            }
        }.max { $0.rawValue < $1.rawValue } ?? .singles
    }

    private static let scores = Dictionary(
        uniqueKeysWithValues: Fixtures.rows("hodoku-steps").map { ($0[1], Int($0[4]) ?? 0) })

    private static func reach(_ grade: SudokuGrade) -> Reach {
        switch grade.hardest {
        case .fullHouse, .nakedSingle, .hiddenSingle: return .singles
        case .xWing...: return .more
        default:
            let subsets: Set<SudokuTechnique> = [
                .lockedPair, .lockedTriple, .nakedPair, .nakedTriple, .hiddenPair, .hiddenTriple,
                .nakedQuad, .hiddenQuad,
            ]
            return grade.steps.contains { subsets.contains($0.technique) } ? .subsets : .locked
        }
    }

    private static func pad(_ text: String) -> String {
        text + String(repeating: " ", count: max(0, 8 - text.count))
    }

    static func percent(_ share: Double) -> String { "\(Double(Int(share * 10_000)) / 100) %" }

    /// Returns Spearman's rank correlation. Equal values share a rank.
    private static func rankCorrelation(_ one: [Double], _ other: [Double]) -> Double {
        func ranks(_ values: [Double]) -> [Double] {
            let order = values.indices.sorted { values[$0] < values[$1] }
            var ranks = [Double](repeating: 0, count: values.count)
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
                for index in start..<end { ranks[order[index]] = Double(start + end - 1) / 2 }
                start = end
            }
            return ranks
        }
        let (one, other) = (ranks(one), ranks(other))
        let mean = Double(one.count - 1) / 2
        let product = zip(one, other).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
        let squares = [one, other].map { $0.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } }
        return product / (squares[0] * squares[1]).squareRoot()
    }
}
