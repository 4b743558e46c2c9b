import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A source in lines` {
    private func lines(_ source: String, columns: Int = 40) -> String {
        SourceLayout(columns: columns).text(of: source)
    }

    @Test func `stays as it is where there is room`() {
        #expect(lines("    let a = f(1, 2)\n\nx") == "    let a = f(1, 2)\n\nx")
    }

    @Test func `splits the last list or call, and puts each part on a line of its own`() {
        #expect(
            lines("    Game(options: Options(size: Size(width: 16), asks: false), seed: 2),") == """
                    Game(
                        options: Options(
                            size: Size(width: 16),
                            asks: false),
                        seed: 2),
                """)
        #expect(
            lines("f(a: \"one, two (three\", b: [four: 1, five: 2])") == """
                f(a: "one, two (three", b: [
                    four: 1, five: 2])
                """)
        #expect(
            lines("f(a: Game(Options(size: 16, asks: false), seed: 2))") == """
                f(a: Game(
                    Options(size: 16, asks: false),
                    seed: 2))
                """)
    }

    @Test func `continues in brackets that were opened on an earlier line`() {
        #expect(
            lines("    Request(.number(77), rules: Rules(draw: .one)), seed: 7, purse: 0),") == """
                    Request(
                        .number(77),
                        rules: Rules(draw: .one)),
                    seed: 7,
                    purse: 0),
                """)
        #expect(
            lines("    @Test func `a sentence that is long`() throws {")
                == "    @Test\n    func `a sentence that is long`() throws {")
    }

    @Test func `breaks a long text between its words, and loses none of its signs`() {
        #expect(
            lines(#"    "e": "opened([1, 2, 3, 4, 5, 6, 7, 8]) \"x\" \\ y","#) == ##"""
                    "e": #"""
                    opened([1, 2, 3, 4, 5, 6, 7, 8]) \#
                    "x" \ y
                    """#,
                """##)
    }

    @Test func `lets no text end its literal, or use its interpolation`() {
        let text = lines(####""a \"\"\"## \\##(0) and so on and so on and so on""####)
        #expect(text.hasPrefix(####"###"""\####n"####))
        #expect(text.hasSuffix(####"\####n"""###"####))
        #expect(text.contains(####"a """## \##(0) and"####))
    }

    @Test func `has one delimiter mark at a literal without quotes to escape`() {
        let field = String(repeating: "#", count: 60)
        let text = lines("\"{\\\"covers\\\":\\\"\(field)\\\"}\"")
        #expect(text.hasPrefix("#\"\"\"\n{\"covers\":\"##"))
        #expect(text.hasSuffix("\n\"\"\"#"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `leaves a literal of several lines alone`() {
        let literal = "f(\n    \"\"\"\n    " + String(repeating: "-a", count: 40) + "\n    \"\"\")"
        #expect(lines(literal) == literal)
    }
}
