import Testing

/// What is written for a reader, beside the comments in the code.
private let documents =
    [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
        "Tests/WrongPrograms/README.md",
    ]
    + [
        "Documentation", "Sources/Reactive/Reactive.docc", "Sources/Games/Games.docc",
        "Sources/TUI/TUI.docc",
    ].flatMap { Document.paths(in: $0, endingIn: ".md") }

@Suite struct `What is written for a reader` {
    @Test(arguments: documents) func `leads nowhere but to what is there`(path: String) throws {
        let document = try Document(path)
        #expect(document.links.filter { !document.leads(to: $0) } == [])
    }

    @Test(arguments: documents) func `shows no code but what is compiled`(path: String) throws {
        let compiled = try Document.compiled.get()
        for piece in try Document(path).code {
            #expect(compiled.contains { $0.text.contains(piece) }, "\(piece)")
        }
    }
}
