import Games
import Parlor

extension GameTest {
    /// A memory game, as code that deals it in a test.
    static func memory(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard let game = (recorded.value as? MemoryViewModel<String>)?.game else { return nil }
        let day = chance.day.seed(of: .memory(pairs: game.options.pairs))
        let dealt = MemoryTheme.allCases.lazy.flatMap { theme in
            (chance.seeds + [day]).lazy.map { (theme: theme, seed: $0) }
        }.first { MemoryGame(theme: $0.theme, options: game.options, seed: $0.seed) == game }
        guard
            let source = dealt.map({ theme, seed in
                """
                MemoryGame(
                    theme: .\(theme), options: \(SwiftSource.text(of: game.options)),
                    seed: \(seed))
                """
            }) ?? saved(game)
        else { return nil }
        return GameTest(
            subject: "a memory game " + (dealt.map { "of seed \($0.seed)" } ?? "that goes on"),
            viewModel: GameTest.source(of: "MemoryViewModel", source))
    }
}

extension MemoryOptions: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: MemoryOptions()) }
}
