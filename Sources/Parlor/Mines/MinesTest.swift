import Games

extension GameTest {
    /// A mines game as a test lays it again.
    static func mines(_ viewModel: Any, _ chance: RecordedChance) -> GameTest? {
        guard let game = (viewModel as? MinesViewModel)?.game else { return nil }
        let (options, middle) = (game.options, game.options.size.middle)
        let new = "MinesGame(options: \(SwiftSource.text(of: options)), seed: \(game.seed)"
        let source: String? =
            if game == MinesGame(options: options, seed: game.seed) {
                "\(new))"
            } else if game == MinesGame(options: options, seed: game.seed, start: middle) {
                "\(new), start: \(middle))"
            } else {
                saved(game)
            }
        guard let source else { return nil }
        return GameTest(
            subject: "a mines game of seed \(game.seed)",
            viewModel: GameTest.source(of: "MinesViewModel", source))
    }
}
