import Games

extension SudokuResult: ComparableResult {
    var outcome: GameOutcome {
        let practice = origin.practices.map(SudokuVariant.practice)
        let variant: SudokuVariant = practice ?? level.map(SudokuVariant.level) ?? .own
        return GameOutcome(
            game: .sudoku, variant: "\(variant)", isWon: countsAsWon,
            time: GameTime(seconds: seconds), moves: moves, seed: seed ?? 0,
            help: help, day: origin.day)
    }
}
