import Games

/// No technique takes the solution's digit away, on puzzles that nobody graded before.
enum Soundness {
    static func run(seeds: Range<Int>) -> Bool {
        var wrong = 0
        var used: [SudokuTechnique: Int] = [:]
        var example: [SudokuTechnique: SudokuGrid] = [:]
        for seed in seeds {
            if seed % 500 == 0 { print("  \(seed - seeds.lowerBound) puzzles, \(wrong) wrong") }
            var random = SplitMix64(state: UInt64(seed))
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
            "\nsoundness on \(seeds.count) minimal puzzles, every technique wherever there is no single: \(wrong) wrong\n"
        )
        for technique in SudokuTechnique.allCases {
            print(
                "  \(technique): \(used[technique, default: 0]) times, \(example[technique]?.description ?? "nowhere")"
            )
        }
        return wrong == 0
    }
}
