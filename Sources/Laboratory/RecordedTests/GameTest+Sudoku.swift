import Games
import Parlor
import Reactive

extension GameTest {
    /// A sudoku, as code whose puzzles arrive at the recorded times.
    static func sudoku(_ viewModel: Any, _ chance: RecordedChance) -> GameTest? {
        guard let viewModel = viewModel as? SudokuViewModel else { return nil }
        let (game, next) = (viewModel.game, viewModel.next)
        var begin = ""
        if game.hasPuzzle {
            // The request for the next puzzle is kept outside of the game's file.
            let source = saved(game) { saved in
                SudokuViewModel(
                    saved: saved, next, source: ImmediateBoards(), scheduler: VirtualTimeScheduler()
                ).game
            }
            guard let source else { return nil }
            begin = "saved: \(source.indented(4)),\n    "
        }
        let subject =
            if game.hasPuzzle {
                "a sudoku that goes on"
            } else if case .level(_, let seed) = next.request {
                "a sudoku of seed \(seed)"
            } else { "a sudoku" }
        return GameTest(
            subject: subject,
            viewModel: """
                SudokuViewModel(
                    \(begin)\(next.swift.indented(4)),
                    options: \(SwiftSource.text(of: game.options)),
                    source: RecordedBoards(answers: boards), scheduler: scenario.scheduler)
                """,
            answers: [
                (
                    "boards", "Result<SudokuData, BoardFailure>",
                    { answer in
                        switch answer as? SudokuGame.Cause {
                        case .arrived(let data): ".success(\n    \(data.swift.indented(4)))"
                        case .failed(let failure): ".failure(\(SwiftSource.text(of: failure)))"
                        default: ".failure(.cancelled)"
                        }
                    }
                )
            ],
            support: """
                /// Puzzles that come when they came in the run.
                private struct RecordedBoards: BoardSource {
                    let answers: Observable<Result<SudokuData, BoardFailure>>

                    func board(_ request: BoardRequest) -> Observable<SudokuData> {
                        answers.take(1).map { try $0.get() }
                    }
                }
                """)
    }
}

extension SudokuNext {
    fileprivate var swift: String {
        """
        SudokuNext(
            \(SwiftSource.text(of: request).indented(4)),
            level: \(SwiftSource.text(of: level as Any)),
            mistakeLimit: \(SwiftSource.text(of: mistakeLimit as Any)), seed: \(seed))
        """
    }
}

extension SudokuData: SwiftWritable {
    var swift: String {
        func grid(_ grid: SudokuGrid) -> String {
            "SudokuGrid(\((0..<81).map { "\(grid[$0])" }.joined().debugDescription))"
        }
        let begun =
            start == SudokuBoard(problem)
            ? "" : ", start: SudokuBoard(\(start.description.debugDescription))"
        return """
            try SudokuData(
                problem: \(grid(problem)),
                solution: \(solution.map(grid) ?? "nil"),
                level: \(SwiftSource.text(of: level as Any)), origin: \(SwiftSource.text(of: origin)),
                name: \(SwiftSource.text(of: name as Any)), seed: \(SwiftSource.text(of: seed as Any))\(begun))
            """
    }
}
