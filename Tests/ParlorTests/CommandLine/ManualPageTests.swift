import Testing

@testable import Parlor

@Suite struct `The manual page` {
    /// The text with plain hyphens.
    private func shown(_ roff: String) -> String {
        roff.split(separator: "\\-", omittingEmptySubsequences: false).joined(separator: "-")
    }

    @Test(arguments: Language.allCases)
    func `the manual is ASCII, and every line that begins with a dot is a request`(
        _ language: Language
    ) {
        let text = ManualPage(words: language.words).text
        #expect(text.utf8.allSatisfy { $0 < 128 })
        let requests = Set(
            text.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
                .map { $0.prefix { $0 != " " } })
        #expect(
            requests == [
                ".TH", ".SH", ".SS", ".TP", ".B", ".PP", ".br", ".RS", ".RE", ".nf", ".fi",
            ])
        #expect(!text.contains("\n\n"))
    }

    @Test func `the manual shows all commands and all options`() {
        let text = shown(ManualPage(words: .english).text)
        for option in CommandOption.all {
            let line = option.usage.split(separator: "…").joined(separator: "\\[u2026]")
            #expect(text.contains(".B \(line)\n"), "\(option.usage)")
        }
        for command in Tool.all {
            let usage = command.usage.split(separator: "…").joined(separator: "\\[u2026]")
            #expect(text.contains(".SS parlor \(usage)\n"), "\(command.usage)")
        }
        #expect(text.hasPrefix(".TH PARLOR 6 \"\" \"parlor \(version)\" \"Games\"\n.SH NAME\n"))
    }

    @Test(arguments: Language.allCases)
    func `every example and every status has its text`(_ language: Language) {
        let texts = language.words.commandLine
        #expect(texts.manual.exampleTexts.count == ManualPage.examples.count)
        #expect(texts.statuses.count == 4)
        for texts in [texts.manual.exampleTexts, texts.statuses, ManualPage.examples] {
            #expect(Set(texts).count == texts.count, "\(texts)")
            #expect(texts.allSatisfy { $0.contains { $0.isLetter } }, "\(texts)")
        }
    }

    @Test func `every example is a command line that is accepted`() throws {
        for example in ManualPage.examples {
            for part in example.split(separator: "|") {
                let words = part.prefix { $0 != "<" }.split(separator: " ").map(String.init)
                guard words.first == "parlor" else { continue }
                let invocation = try Invocation.parse(Array(words.dropFirst()))
                #expect(invocation.tool != nil)
            }
        }
    }
}
