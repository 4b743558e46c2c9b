import Testing

@Suite struct `Code in the documents` {
    /// All code of all pages. Other tests check that it is compiled.
    private func code() throws -> String {
        try Document.all.flatMap { try Document($0).code }.joined(separator: "\n")
    }

    /// The names that follow a pattern in the public declarations below a directory.
    private func names(
        after pattern: Regex<(Substring, Substring)>, in directory: String
    ) throws -> Set<String> {
        Set(
            try Document.paths(in: directory, endingIn: ".swift").flatMap { path in
                try Document(path).text.matches(of: pattern).map { String($0.output.1) }
            })
    }

    /// The page about views has each initializer in its code, or names it.
    @Test func `shows or names every initializer of a public view`() throws {
        let views = try names(
            after: /public struct (\w+)[^\n{]*: (?:View|CompositeView|PlacingView)\b/,
            in: "Sources/TUI")
        let initializers = try Document.paths(in: "Sources/TUI", endingIn: ".swift").flatMap {
            path in
            Declaration.all(in: try Document(path).text).filter { views.contains($0.called) }
        }
        #expect(Set(initializers.map(\.called)).count >= 45)
        let calls = Call.all(in: try Document("Documentation/Views.md"))
        // `minimumSize` creates `TooSmall`. A call of the second initializer does not compile: it
        // exists for its error message, which says what to write.
        let others: Set = ["TooSmall(needed:given:_:)", "Button(_:action:)"]
        #expect(Call.unused(initializers, by: calls) == others)
    }

    @Test func `uses every public modifier of a view`() throws {
        let code = try code()
        let modifiers = try names(
            after: /(?m)^    public func (\w+)\([^{]*\n?[^{]*-> AnyView/,
            in: "Sources/TUI/Views")
        #expect(modifiers.count > 15)
        for modifier in modifiers {
            #expect(code.contains(".\(modifier)("), "\(modifier)")
        }
    }
}
