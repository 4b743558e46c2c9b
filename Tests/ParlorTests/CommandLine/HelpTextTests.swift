import TUI
import Testing

@testable import Parlor

@Suite struct `The text of the command-line help` {
    @Test(arguments: Language.allCases)
    func `every help fits eighty columns`(_ language: Language) {
        let tools = Tool.all.map { HelpText(words: language.words, tool: $0.name) }
        let games = GameName.allCases.map { HelpText(words: language.words, game: $0) }
        for help in tools + games + [HelpText(words: language.words)] {
            for line in help.text.split(separator: "\n") {
                #expect(CharacterWidth(line).columns <= 80, "\(line)")
                #expect(!line.hasSuffix(" "))
            }
            #expect(!help.text.contains("\n\n\n"))
        }
    }

    @Test(arguments: Language.allCases)
    func `the help of a command lists an option exactly if the command takes it`(
        _ language: Language
    ) {
        // The help on one line, so that a blank follows each name, even at the end of a line.
        func text(_ help: HelpText) -> String {
            help.text.split { "\n ".contains($0) }.joined(separator: " ") + " "
        }
        func check(_ text: String, _ takes: (OptionScope) -> Bool) {
            for option in CommandOption.all {
                let isShown = [" ", ","].contains { text.contains(" \(option.usage)\($0)") }
                #expect(isShown == takes(option.scope), "\(option.name)")
            }
        }
        check(text(HelpText(words: language.words))) { $0.screen || !$0.games.isEmpty }
        for game in GameName.allCases {
            check(text(HelpText(words: language.words, game: game))) { $0.contains(game) }
        }
        for tool in Tool.all {
            check(text(HelpText(words: language.words, tool: tool.name))) { $0.contains(tool.name) }
        }
    }

    @Test func `games and commands are shown`() {
        let text = HelpText(words: .english).text
        for game in GameName.allCases { #expect(text.contains("  \(game.rawValue)  ")) }
        for command in Tool.all { #expect(text.contains("\n  \(command.usage)  ")) }
        let sudoku = HelpText(words: .english, game: .sudoku).text
        #expect(sudoku.contains("sudoku solve"))
        #expect(!sudoku.contains("klondike"))
    }

    @Test func `an option names the values that it accepts`() {
        let text = HelpText(words: .english).text
        #expect(
            text.contains(
                """
                  --pairs N       the number of pairs: a whole number from 2 to 32 (memory)
                """))
        #expect(text.contains("the language: en or ko\n"))
    }

    @Test func `the help of a command has its purpose, its usage and its exit statuses`() {
        let text = HelpText(words: .english, tool: "sudoku verify").text
        #expect(
            text == """
                Usage: parlor sudoku verify [PUZZLE …] [option …]

                Print unique, none or many for each puzzle, and its number of solutions.

                Options:
                  --json     print JSON, one object per line
                  --limit N  stop counting solutions at this number (default 1000): a whole
                             number from 2 to 1000000

                General options: --lang en|ko, --completions bash|zsh|fish, --man, -h, --help,
                --version

                Exit status (the first of 2, 3, 1, 0 that applies):
                  0  success: every answer is yes
                  1  an answer is no: no solution or several, not winnable, not won
                  2  wrong usage, unreadable input, or a file that cannot be written
                  3  an answer is not known: the search reached its limits
                """)
    }

    @Test func `the help of a game leaves out the options of other games`() {
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

    @Test func `every tool has a name of its own, and every option belongs to a command`() {
        let names = Tool.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(CommandOption.all.allSatisfy { $0.scope != OptionScope() })
    }
}
