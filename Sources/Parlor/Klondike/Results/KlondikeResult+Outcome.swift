import Games

extension Klondike.Result: ComparableResult {
    var outcome: GameOutcome {
        GameOutcome(
            game: .klondike, variant: "\(rules.variant)", isWon: isWon,
            time: GameTime(seconds: seconds), moves: moves,
            seed: deal.number ?? 0, help: help, waited: waited,
            day: day?.daysSince1970)
    }
}
