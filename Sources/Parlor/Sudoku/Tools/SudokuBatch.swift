import Games

/// `sudoku grade --statistics`: the number of puzzles with each level and with each technique, and
/// the spread of the scores and of the numbers of clues.
struct SudokuBatch: Encodable {
    /// The smallest, the middle and the largest of some numbers.
    struct Spread: Encodable {
        let least, median, most: Int

        init?(_ numbers: [Int]) {
            let sorted = numbers.sorted()
            guard let first = sorted.first, let last = sorted.last else { return nil }
            (least, median, most) = (first, sorted[sorted.count / 2], last)
        }

        var text: String { "\(least)\t\(median)\t\(most)" }
    }

    struct Technique: Encodable {
        let technique: String
        /// The number of puzzles that need the technique, and the number of steps that use it.
        var puzzles, steps: Int
    }

    private(set) var puzzles = 0
    /// The number of boards with no solution or several.
    private(set) var refused = 0
    private(set) var levels: [String: Int] = [:]
    private(set) var score, clues: Spread?
    private(set) var techniques: [Technique] = []

    static func run(_ context: inout ToolContext) {
        var (grades, clues, refused) = ([SudokuGrade](), [Int](), 0)
        context.forEachBoard { board, context in
            if let grade = board.grade {
                grades.append(grade)
                clues.append(board.puzzle.clueCount)
            } else {
                refused += 1
                context.end(with: .no)
            }
        }
        let batch = SudokuBatch(grades, clues: clues, refused: refused)
        context.print(batch.text, json: batch)
    }

    init(_ grades: [SudokuGrade], clues: [Int], refused: Int) {
        (puzzles, self.refused) = (grades.count, refused)
        levels = Dictionary(grades.map { ($0.level.name.lowercased(), 1) }, uniquingKeysWith: +)
        (score, self.clues) = (Spread(grades.map(\.score)), Spread(clues))
        techniques = SudokuTechnique.allCases.compactMap { technique in
            let counts = grades.map { $0.steps.count { $0.technique == technique } }
            let steps = counts.reduce(0, +)
            guard steps > 0 else { return nil }
            return Technique(
                technique: technique.title, puzzles: counts.count { $0 > 0 }, steps: steps)
        }
    }

    /// A line for each number, with tabs between its parts.
    var text: String {
        let names = SudokuLevel.allCases.map { $0.name.lowercased() }
        let levels = names.compactMap { name in self.levels[name].map { "level\t\(name)\t\($0)" } }
        var lines = ["puzzles\t\(puzzles)"] + (refused > 0 ? ["refused\t\(refused)"] : [])
        lines += levels
        if let score { lines.append("score\t\(score.text)") }
        if let clues { lines.append("clues\t\(clues.text)") }
        lines += techniques.map { "technique\t\($0.technique)\t\($0.puzzles)\t\($0.steps)" }
        return lines.joined(separator: "\n")
    }
}
