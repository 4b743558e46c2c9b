import Games
import Parlor

extension GameTest {
    /// A memory game, as code that deals it in a test.
    static func memory(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard var game = (recorded.value as? MemoryViewModel<String>)?.game else { return nil }
        let next = game.next
        game.next = nil
        let dealt = MemoryTheme.allCases.lazy.flatMap { theme in
            ([game.seed] + chance.seeds).lazy.map { (theme: theme, seed: $0) }
        }.first {
            var new = MemoryGame(theme: $0.theme, options: game.options, seed: $0.seed)
            new.day = game.day
            return new == game
        }
        guard
            let source = dealt.map({ theme, seed in
                """
                MemoryGame(
                    theme: .\(theme), options: \(SwiftSource.text(of: game.options)),
                    seed: \(seed))
                """
            }) ?? saved(game)
        else { return nil }
        var test = GameTest(
            subject: "a memory game " + (dealt.map { "of seed \($0.seed)" } ?? "that goes on"),
            viewModel: "")
        test.create(
            "MemoryViewModel", source, day: dealt == nil ? nil : game.day, next: next)
        return test
    }
}

extension MemoryDeal: SwiftWritable {
    var swift: String {
        "MemoryDeal(contents: \(SwiftSource.text(of: contents)), options: \(options.swift))"
    }
}

extension MemoryOptions: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: MemoryOptions()) }
}
