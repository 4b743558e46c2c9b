import Games

extension GameOutcome {
    init(_ result: SudokuResult) {
        let practice = result.origin.practices.map(SudokuVariant.practice)
        let variant: SudokuVariant = practice ?? result.level.map(SudokuVariant.level) ?? .own
        self.init(
            game: .sudoku, variant: "\(variant)", isWon: result.countsAsWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: result.seed ?? 0,
            help: result.help, day: result.origin.day)
    }
}
