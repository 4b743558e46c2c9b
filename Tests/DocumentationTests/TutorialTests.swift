import Testing

@Suite struct `The tutorial` {
    private let tutorial: Document
    private let files: [Document]

    init() throws {
        tutorial = try Document("Documentation/Tutorial.md")
        files = try Document.paths(in: "Examples/FifteenPuzzle", endingIn: ".swift")
            .map { try Document($0) }
    }

    @Test func `has every file of its example, word for word`() {
        for file in files {
            let name = file.path.replacing("Examples/FifteenPuzzle/", with: "")
            let isThere = tutorial.text.contains("`\(name)`:\n\n```swift\n\(file.text)```\n")
            #expect(isThere, "\(name) differs from the code in the tutorial.")
        }
        #expect(tutorial.code.count == files.count && !files.isEmpty)
    }

    @Test func `keeps its promise: a game in less than 150 lines`() {
        let program = files.filter { $0.path.contains("/Sources/") }
        #expect(program.reduce(0) { $0 + $1.text.count(where: \.isNewline) } < 150)
    }
}
