extension SudokuGame {
    /// The steps of a game that is over.
    var lookBack: LookBack {
        guard moment == .over, let steps = abilities.steps else { return .none }
        let step = steps.history.step
        return LookBack(
            moves: step + (hasSolutionToShow ? 1 : 0), shown: lookedAt,
            mistakes: pastMistakes.filter { $0 <= step }, times: times)
    }

    /// Indicates whether the solution is shown after the steps of a lost game.
    private var hasSolutionToShow: Bool { phase == .overMistake && sheet.sudoku.solution != nil }

    /// The solution, while it is shown after the steps of a lost game.
    var shownSolution: SudokuGrid? {
        guard hasSolutionToShow, lookBack.isAtEnd else { return nil }
        return sheet.sudoku.solution
    }
}
