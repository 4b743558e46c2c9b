import Games

extension GameOutcome {
    init(_ result: Klondike.Result) {
        self.init(
            game: .klondike, variant: "\(result.rules.variant)", isWon: result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves,
            seed: result.deal.number ?? 0, help: result.help, waited: result.waited,
            day: result.day?.daysSince1970)
    }
}
