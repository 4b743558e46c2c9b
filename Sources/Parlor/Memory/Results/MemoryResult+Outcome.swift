import Games

extension MemoryResult: ComparableResult {
    var outcome: GameOutcome {
        GameOutcome(
            game: .memory, variant: "\(options.variant)", isWon: isWon,
            time: GameTime(seconds: seconds), moves: moves, seed: seed,
            stars: stars, help: help, day: day)
    }
}
