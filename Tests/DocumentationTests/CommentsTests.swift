import Testing

@Suite struct `A comment` {
    private struct Line {
        let path: String
        let text: Substring
        /// Indicates whether the previous line belongs to the comment of the same declaration.
        let goesOn: Bool

        var description: String { "\(path): \(text)" }
    }

    private static let lines = Result {
        try Document.paths(in: "Sources", endingIn: ".swift").flatMap { path in
            let lines = try Document(path).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            return zip(lines, [""] + lines).compactMap { line, before in
                guard line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil as Line? }
                let goesOn = before.drop { $0 == " " }.hasPrefix("///")
                return Line(path: path, text: line, goesOn: goesOn)
            }
        }
    }

    @Test func `is at most 100 columns wide`() throws {
        let lines = try Self.lines.get()
        #expect(lines.count > 1_000)
        #expect(lines.filter { $0.text.count > 100 }.map(\.description) == [])
    }

    /// A noun is easier to read than a clause: "the speed" instead of "how fast it is".
    @Test func `of a declaration does not begin with a question word`() throws {
        let words = ["What", "How", "Where", "Who", "Why", "Which"].map { "/// \($0) " }
        let questions = try Self.lines.get().filter { line in
            let text = line.text.drop { $0 == " " }
            return !line.goesOn && words.contains { text.hasPrefix($0) }
        }
        #expect(questions.map(\.description) == [])
    }
}
