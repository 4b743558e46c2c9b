import Games

extension GameOutcome {
    init(_ result: MemoryResult) {
        self.init(
            game: .memory, variant: "\(result.options.variant)", isWon: result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves, seed: result.seed,
            stars: result.stars, help: result.help, day: result.day)
    }
}
