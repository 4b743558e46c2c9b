import Games

extension GameOutcome {
    init(_ result: MinesResult) {
        self.init(
            game: .mines, variant: "\(result.options.variant)", isWon: result.isWon,
            time: GameTime(tenths: result.tenths), moves: result.moves, seed: result.seed,
            needed: result.needed, help: result.help, day: result.day)
    }
}
