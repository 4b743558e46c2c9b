import Testing

@testable import TUI

@Suite struct `A text` {
    @Test func `has the size of its lines`() {
        #expect(Text("hello").size(in: .zero) == Size(columns: 5, rows: 1))
        #expect(Text("one\nthree\n").size(in: .largest) == Size(columns: 5, rows: 3))
        #expect(Text("").size(in: .largest) == Size(columns: 0, rows: 1))
        #expect(Text("한국🍎").size(in: .largest) == Size(columns: 6, rows: 1))
    }

    @Test func `a text that is too long ends in an ellipsis`() {
        #expect(picture(Text("queen of hearts"), 9, 1) == "queen of…")
        #expect(picture(Text("queen of hearts"), 7, 1) == "queen…")
        #expect(picture(Text("queen"), 5, 1) == "queen")
        #expect(picture(Text("queen"), 1, 1) == "…")
        #expect(picture(Text("queen"), 3, 1, theme: .ascii) == "qu~")
    }

    @Test func `no half of a wide character is shown`() {
        #expect(picture(Text("한국어"), 5, 1) == "한국…")
        #expect(picture(Text("한국어"), 4, 1) == "한…")
        #expect(picture(Text("한국어"), 2, 1) == "…")
        #expect(picture(Text("a👩‍💻b"), 3, 1) == "a…")
        #expect(picture(Text("한").wrapped(), 1, 1) == "…")
    }

    @Test func `lines break between words`() {
        let text = Text("the quick  brown fox").wrapped()
        #expect(picture(text, 9, 3) == "the quick\nbrown fox\n")
        #expect(picture(text, 6, 4) == "the\nquick\nbrown\nfox")
        #expect(text.size(in: Size(columns: 12, rows: 9)) == Size(columns: 9, rows: 2))
    }

    @Test func `words break after hyphens, between Hangul, and anywhere when too long`() {
        #expect(picture(Text("a b\u{A0}c").wrapped(), 4, 2) == "a\nb c")
        #expect(picture(Text("abcdefgh ij").wrapped(), 3, 4) == "abc\ndef\ngh\nij")
        #expect(picture(Text("a bcdef(gh) i").wrapped(), 6, 3) == "a\nbcdef\n(gh) i")
        #expect(picture(Text("well-known").wrapped(), 7, 2) == "well-\nknown")
        #expect(picture(Text("한국어 한국").wrapped(), 5, 3) == "한국\n어\n한국")
        #expect(picture(Text("ab한국").wrapped(), 4, 2) == "ab한\n국")
    }

    @Test func `the name of an option stays in one line, and so does a date`() {
        let names = [
            "-no-mouse", "--no-motion", "(-p)", "\u{201C}--seed-of\u{201D}", "2026-11-24", "a--b",
        ]
        for name in names {
            let text = Text("with \(name).").wrapped()
            for columns in name.count + 1...name.count + 5 {
                #expect(picture(text, columns, 2) == "with\n\(name).", "\(columns) columns")
            }
        }
        #expect(picture(Text("(well-known)").wrapped(), 8, 2) == "(well-\nknown)")
        #expect(picture(Text("a -b well-known").wrapped(), 10, 2) == "a -b well-\nknown")
        #expect(picture(Text("ab -p well-known").wrapped(), 5, 3) == "ab -p\nwell-\nknown")
        #expect(picture(Text("pre- and re-").wrapped(), 5, 3) == "pre-\nand\nre-")
        #expect(picture(Text("--no-mouse").wrapped(), 6, 2) == "--no-m\nouse")
    }

    @Test func `an indentation stays, and narrow lines are never empty`() {
        #expect(picture(Text("  a bc").wrapped(), 4, 2) == "  a\nbc")
        #expect(picture(Text("   abcd").wrapped(), 5, 2) == "   ab\ncd")
        #expect(picture(Text("ab   ").wrapped(), 3, 2) == "ab\n")
    }

    @Test func `hidden lines leave an ellipsis in the last visible one`() {
        #expect(picture(Text("one two three").wrapped(), 5, 2) == "one\ntwo…")
        #expect(picture(Text("one\ntwo"), 3, 1) == "on…")
        #expect(picture(Text("one\ntwo"), 4, 1) == "one…")
    }

    @Test func `lines stand left, right or in the middle`() {
        let text = Text("one\nthree")
        #expect(picture(text.alignment(.right), 6, 2) == "   one\n three")
        #expect(picture(text.alignment(.center), 7, 2) == "  one\n three")
    }

    @Test func `wrapping a text at its own width changes nothing`() {
        let text = Text("It is a long way to the end of a text, as every reader knows.").wrapped()
        var narrower = 0
        for columns in 1...70 {
            let wanted = text.size(in: Size(columns: columns, rows: 99))
            #expect(wanted.columns <= columns && wanted.columns >= narrower)
            narrower = wanted.columns
            #expect(text.size(in: wanted) == wanted)
            #expect(
                picture(text, wanted.columns, wanted.rows) == picture(text, columns, wanted.rows))
        }
    }

    @Test func `pieces have styles of their own`() {
        let theme = Theme.dark
        var page = Page(columns: 20, rows: 1, theme: theme)
        page.show(Text("Score ", .dim) + Text("12", .accent).dressed(.bold))

        var bold = theme[.accent]
        bold.attributes.insert(.bold)
        #expect(
            page.canvas.runs() == [
                StyledRun(row: 0, column: 0, text: "Score", style: theme[.dim]),
                StyledRun(row: 0, column: 6, text: "12", style: bold),
            ])
    }

    @Test func `text takes the background it lies on`() {
        let theme = Theme.dark
        var page = Page(columns: 3, rows: 3, theme: theme)
        page.show(
            Column {
                Text("a", .dim).background(.panel)
                Text("b", .dim).background(.selection)
                Text("c", .redSuit).background(.panel)
            })

        let expected = [
            Style(foreground: theme[.dim].foreground, background: theme[.panel].background),
            theme[.selection], theme[.redSuit],
        ]
        #expect(page.canvas.runs().map(\.style) == expected)
    }

    @Test func `controls are blanks, and characters without width are left out`() {
        #expect(picture(Text("a\tb\u{7}c\u{200b}d"), 9, 1) == "a b cd")
        #expect(Text("a\tb\u{200b}").size(in: .largest).columns == 3)
    }
}
