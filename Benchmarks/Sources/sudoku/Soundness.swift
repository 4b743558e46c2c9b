import Games
import Reactive

/// Checks that no technique removes the digit of the solution, on puzzles that were not graded
/// before.
///
/// Checks every technique, not only the easiest step, at the beginning of a puzzle and wherever
/// there is no single.
struct Soundness {
    private var wrong = 0
    private var used: [SudokuTechnique: Int] = [:]
    private var example: [SudokuTechnique: SudokuGrid] = [:]

    static func run(seeds: Range<Int>) -> Bool {
        var soundness = Soundness()
        for seed in seeds {
            if seed % 500 == 0 {
                print("  \(seed - seeds.lowerBound) puzzles, \(soundness.wrong) wrong")
            }
            var random = Dice(seed: UInt64(seed))
            soundness.check(SudokuGenerator.anyPuzzle(using: &random))
        }
        print("\nsoundness on \(seeds.count) minimal puzzles: \(soundness.wrong) wrong\n")
        for technique in SudokuTechnique.allCases {
            let example = soundness.example[technique]?.description ?? "nowhere"
            print("  \(technique): \(soundness.used[technique, default: 0]) times, \(example)")
        }
        return soundness.wrong == 0
    }

    private mutating func check(_ clues: SudokuGrid) {
        guard let solution = SudokuSolver().onlySolution(of: clues) else {
            print("  not unique: \(clues)")
            wrong += 1
            return
        }
        var position = SudokuPosition(clues)
        checkAll(position, clues, solution)
        while let next = position.nextStep() {
            if next.technique > .hiddenSingle { checkAll(position, clues, solution) }
            position.apply(next)
        }
    }

    private mutating func checkAll(
        _ position: SudokuPosition, _ clues: SudokuGrid, _ solution: SudokuGrid
    ) {
        for technique in SudokuTechnique.allCases {
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
    }
}
