import Reactive
import ReactiveTesting
import Testing

@testable import FifteenPuzzle

@Test func `the clock runs from the first move until the last`() {
    let scenario = Scenario(
        """
        push       --r-d--u-l----
        moves      0-1-2--3-4----
        seconds    0--123456-----
        solved     y-n------y----
        """)
    let viewModel = PuzzleViewModel(
        puzzle: Puzzle(Puzzle.solution), scheduler: scenario.scheduler)
    let pushes: [String: Puzzle.Push] = ["u": .up, "d": .down, "l": .left, "r": .right]
    let output = viewModel.transform(
        .init(
            push: scenario.hot("push").compactMap { pushes[$0] }, slide: .never(), undo: .never()))
    scenario.hear("moves", output.moves)
    scenario.hear("seconds", output.seconds)
    scenario.hear("solved", output.isSolved.map { $0 ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}
