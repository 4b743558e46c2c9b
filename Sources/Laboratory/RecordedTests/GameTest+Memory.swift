import Games
import Parlor

extension GameTest {
    /// A memory game, as code that deals it in a test.
    static func memory(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard let game = (recorded.value as? MemoryViewModel<String>)?.game else { return nil }
        let dealt = MemoryTheme.allCases.lazy.flatMap { theme in
            ([game.seed] + chance.seeds).lazy.map { (theme: theme, seed: $0) }
        }.first {
            MemoryGame(theme: $0.theme, options: game.options, seed: $0.seed).of(day: game.day)
                == game
        }
        guard
            let source = dealt.map({ theme, seed in
                """
                MemoryGame(
                    theme: .\(theme), options: \(SwiftSource.text(of: game.options)),
                    seed: \(seed))
                """
            }) ?? saved(game, readAs: { $0.of(day: game.day) })
        else { return nil }
        var test = GameTest(
            subject: "a memory game " + (dealt.map { "of seed \($0.seed)" } ?? "that goes on"),
            viewModel: "")
        test.create("MemoryViewModel", source, day: game.day)
        return test
    }
}

extension MemoryGame {
    /// The same game on the board of a day.
    fileprivate func of(day: Int?) -> MemoryGame {
        var game = self
        game.day = day
        return game
    }
}

extension MemoryOptions: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: MemoryOptions()) }
}
