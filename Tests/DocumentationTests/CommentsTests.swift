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
        let paths = ["Sources", "Tests", "Benchmarks/Sources", "Examples"]
            .flatMap { Document.paths(in: $0, endingIn: ".swift") }
            // The first line of a wrong program has the message of the compiler.
            .filter { !$0.hasPrefix("Tests/WrongPrograms/") }
        return try paths.flatMap { comments(in: try Document($0).text, of: $0) }
    }

    /// The lines with nothing but a comment. A line of a string literal is no comment.
    private static func comments(in text: String, of path: String) -> [Line] {
        var comments: [Line] = []
        var before: Substring = ""
        var endOfLiteral: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if let end = endOfLiteral {
                if code.hasPrefix(end) { endOfLiteral = nil }
            } else if code.hasPrefix("//") {
                let goesOn = before.hasPrefix("///")
                comments.append(Line(path: path, text: line, goesOn: goesOn))
            } else if let start = code.firstMatch(of: /(#*)"""$/) {
                endOfLiteral = "\"\"\"\(start.output.1)"
            }
            before = code
        }
        return comments
    }

    @Test func `is no line of a string literal`() {
        let text = ##"""
            // one
            let text = #"""
                // two
                """
                // three
                """#  // four
            f("""
                // five
                """)
                /// six
            """##
        let comments = Self.comments(in: text, of: "").map { $0.text.drop { $0 == " " } }
        #expect(comments == ["// one", "/// six"])
    }

    @Test func `is at most 100 columns wide`() throws {
        let lines = try Self.lines.get()
        for folder in ["Sources/", "Tests/", "Benchmarks/", "Examples/"] {
            #expect(lines.count { $0.path.hasPrefix(folder) } > 20, "\(folder)")
        }
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
