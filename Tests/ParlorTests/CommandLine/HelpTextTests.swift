import TUI
import Testing

@testable import Parlor

@Suite struct HelpTextTests {
    @Test(arguments: Language.allCases)
    func `the help shows every option within eighty columns`(_ language: Language) {
        let text = HelpText(words: language.words).text
        for line in text.split(separator: "\n") {
            #expect(CharacterWidth(line).columns <= 80, "\(line)")
        }
        for option in CommandOption.all {
            #expect(text.contains("  \(option.usage)  "))
        }
        for game in GameName.playable { #expect(text.contains("  \(game.rawValue)  ")) }
    }

    @Test func `what an option accepts is said behind it`() {
        let text = HelpText(words: .english).text
        #expect(
            text.contains(
                """
                  --pairs N        how many pairs of cards: a whole number from 2 to 32 (memory)
                  --time SECONDS   seconds for a round, 0 for no limit: a whole number from 0 to
                                   3600 (memory)
                """))
        #expect(text.contains("\n  --lang en|ko     the language: en or ko\n"))
    }

    @Test func `with a game the options of the others are left out`() {
        let text = HelpText(words: .english, game: .sudoku).text
        #expect(!text.contains("--pairs"))
        #expect(text.contains("--seed"))
        #expect(HelpText(words: .english, game: .memory).text.contains("--pairs"))
    }

    @Test func `options have names of their own`() {
        let names = CommandOption.all.flatMap { [$0.name, $0.shortName].compactMap(\.self) }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("-") })
    }
}
