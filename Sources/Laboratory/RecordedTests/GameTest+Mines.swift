import Games
import Parlor

extension GameTest {
    /// A mines game, as code that lays it again in a test.
    static func mines(_ viewModel: Any, _ chance: RecordedChance) -> GameTest? {
        guard let game = (viewModel as? MinesViewModel)?.game else { return nil }
        let (options, seed) = (game.options, game.seed)
        let start = [nil, options.size.middle].first {
            MinesGame(options: options, seed: seed, start: $0) == game
        }
        let laid = start.map { start in
            "MinesGame(options: \(SwiftSource.text(of: options)), seed: \(seed)"
                + (start.map { ", start: \($0))" } ?? ")")
        }
        guard let source = laid ?? saved(game) else { return nil }
        return GameTest(
            subject: "a mines game of seed \(seed)",
            viewModel: GameTest.source(of: "MinesViewModel", source))
    }
}
