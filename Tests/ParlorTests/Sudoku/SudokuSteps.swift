import Sweep

@testable import Games
@testable import Parlor

enum SudokuSteps {
    /// The steps of all techniques and of many boards, each with the position before it.
    static let all = Task {
        let examples = SudokuExample.byTechnique.values.map { ($0.step, $0.position) }
        let boards = (1...Sweep.count(6, whole: 60 as UInt64)).map { seed in
            var dice = Dice(seed: seed)
            return SudokuGenerator.anyPuzzle(using: &dice)
        }
        return (examples + boards.flatMap(steps)).map { (step: $0, position: $1) }
    }

    private static func steps(of board: SudokuGrid) -> [(SudokuStep, SudokuPosition)] {
        var (steps, position) = ([(SudokuStep, SudokuPosition)](), SudokuPosition(board))
        while let step = position.nextStep() {
            steps.append((step, position))
            position.apply(step)
        }
        return steps
    }
}
