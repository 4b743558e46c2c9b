import BenchKit
import Games

/// How long a puzzle of each level takes.
enum Generating {
    static func run(count: Int) -> Bool {
        print("\ngenerator, milliseconds for a puzzle, \(count) a level: median, p99, most\n")
        var isFast = true
        for level in SudokuLevel.allCases {
            var times: [Int] = []
            var wrong = 0
            for seed in 0..<count {
                var random = SplitMix64(state: UInt64(seed))
                let (puzzle, nanoseconds) = time {
                    SudokuGenerator().puzzle(level, using: &random)
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

    /// No technique takes the solution's digit away, on so many puzzles that nobody graded before.
    static func soundness(count: Int) -> Bool {
        var random = SplitMix64(state: 42)
        var wrong = 0
        var used: [SudokuTechnique: Int] = [:]
        var example: [SudokuTechnique: SudokuGrid] = [:]
        for _ in 0..<count {
            let clues = SudokuGenerator.anyPuzzle(using: &random)
            guard let solution = SudokuSolver().onlySolution(of: clues) else {
                wrong += 1
                continue
            }
            var position = SudokuPosition(clues)
            var isSolved = false
            var isFirst = true
            while !isSolved {
                guard let next = position.nextStep() else { break }
                // Not only the easiest step is looked at, but what every technique says here: at
                // the beginning, and wherever there is no single.
                let isWorthIt = isFirst || next.technique > .hiddenSingle
                isFirst = false
                for technique in SudokuTechnique.allCases where isWorthIt {
                    guard let step = position.step(of: technique) else { continue }
                    used[technique, default: 0] += 1
                    example[technique] = example[technique] ?? clues
                    let isSound =
                        step.placements.allSatisfy { solution[$0.cell] == $0.digit }
                        && step.eliminations.allSatisfy { solution[$0.cell] != $0.digit }
                    if !isSound {
                        print("  wrong: \(clues) \(step)")
                        wrong += 1
                    }
                }
                position.apply(next)
                isSolved = position.isSolved
            }
        }
        print(
            "\nsoundness on \(count) minimal puzzles, every technique wherever there is no single: \(wrong) wrong\n"
        )
        for technique in SudokuTechnique.allCases {
            print(
                "  \(technique): \(used[technique, default: 0]) times, \(example[technique]?.description ?? "nowhere")"
            )
        }
        return wrong == 0
    }
}

/// The generator of random numbers that the games use as well.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
