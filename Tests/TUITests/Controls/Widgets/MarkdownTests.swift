import Testing

@testable import TUI

@Suite struct `A text in Markdown` {
    @Test func `has any number of quotes in quotes`() {
        let signs = String(repeating: ">", count: 100_000)
        #expect(picture(Markdown(signs + " said"), 24, 2).contains(">"))
        #expect(picture(Markdown(">> said"), 24, 1).contains("said"))
    }

    @Test func `has headings, lists, quotes, code and rules`() {
        let text = """
            # Title
            Some text that
            goes on.

            - one
              - two
            2. three

            > said

            ```
            let x = 1
            ```
            ---
            """
        #expect(
            picture(Markdown(text), 24, 12) == """
                Title
                ────────────────────────
                Some text that goes on.

                 • one
                   • two
                 2. three

                ▌ said

                 let x = 1
                ────────────────────────
                """)
    }

    @Test
    func
        `has emphasis, but not inside code or a name_like_this, or at an asterisk without a partner`()
    {
        func runs(_ text: String) -> [(String, Attributes)] {
            let pilot = Pilot(columns: 40, rows: 1) { _ in .never().startWith(Markdown(text)) }
            return pilot.runs.map { ($0.text, $0.style.attributes) }
        }
        #expect(runs("a *b* c").contains { $0.0 == "b" && $0.1 == .italic })
        #expect(runs("**b c**").contains { $0.0 == "b c" && $0.1 == .bold })
        #expect(runs("***b***").contains { $0.0 == "b" && $0.1 == [.bold, .italic] })
        let nested = runs("**a *b*** **c** d")
        #expect(nested.contains { $0.0 == "b" && $0.1 == [.bold, .italic] })
        #expect(nested.contains { $0.0 == "c" && $0.1 == .bold })
        #expect(runs("***a* b**").contains { $0.0.hasSuffix("b") && $0.1 == .bold })
        #expect(runs("~~b~~").contains { $0.0 == "b" && $0.1 == .strike })
        for text in ["2 * 3 * 4", "snake_case_name", "a \\*b\\*", "**never closed", "`*a*`"] {
            let all = runs(text)
            #expect(all.allSatisfy { $0.1.isDisjoint(with: [.italic, .bold]) }, "\(text)")
        }
        #expect(runs("see [here](https://x.org)").contains { $0.0 == "here" })
    }

    // If each bracket searched the rest of the text, this would take minutes.
    @Test(.timeLimit(.minutes(1)), arguments: ["[", "**a `b [c](d "])
    func `is read in a time that grows with its length`(part: String) {
        let text = String(repeating: part, count: 200_000 / part.count) + " end"
        #expect(picture(Markdown(text), 40, 3).hasPrefix(part.first == "[" ? "[[[" : "a"))
    }

    @Test(arguments: 1...3) func `shows the letters of any text`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let pieces = [
            "*", "**", "_", "`", "```", "\n", "# ", "- ", "> ", "[", "](", ")", "a ", "1. ",
        ]
        for _ in 0..<150 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            let lines = picture(Markdown(text), 9, 5).split(separator: "\n")
            #expect(lines.count <= 5 && lines.allSatisfy { $0.count <= 9 })
            // The address of a link and the language of code are not shown.
            if text.contains("](") || text.contains("```") { continue }
            let shown = picture(Markdown(text), 100, 60).count { $0 == "a" }
            #expect(shown == text.count { $0 == "a" }, "\(text)")
        }
    }
}
