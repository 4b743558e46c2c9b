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

    @Test func `makes every public view`() throws {
        let code = try code()
        let views = try names(
            after: /public struct (\w+)[^\n{]*: (?:View|CompositeView)\b/, in: "Sources/TUI")
        #expect(views.count >= 30)
        // `minimumSize` creates the view for a window that is too small.
        for view in views.subtracting(["TooSmall"]) {
            let use = try Regex("\\b\(view)\\b *[({]").wordBoundaryKind(.simple)
            #expect(code.contains(use), "\(view)")
        }
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
