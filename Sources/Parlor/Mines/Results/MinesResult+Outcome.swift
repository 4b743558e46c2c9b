import Games

extension MinesResult: ComparableResult {
    var outcome: GameOutcome {
        GameOutcome(
            game: .mines, variant: "\(options.variant)", isWon: isWon,
            time: GameTime(tenths: tenths), moves: moves, seed: seed,
            needed: needed, help: help, day: day)
    }
}
