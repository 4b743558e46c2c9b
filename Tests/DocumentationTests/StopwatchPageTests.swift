import Testing

@Suite struct `The page about a stopwatch` {
    private let page: Document
    private let files: [Document]

    init() throws {
        page = try Document("Documentation/Stopwatch.md")
        files = try Document.paths(in: "Examples/Stopwatch", endingIn: ".swift")
            .map { try Document($0) }
    }

    @Test func `shows the files of its example, word for word`() {
        let shown = files.filter { file in
            let name = file.path.replacing("Examples/Stopwatch/", with: "")
            return page.text.contains("`\(name)`:\n\n```swift\n\(file.text)```\n")
        }
        #expect(page.code.count == shown.count && shown.count > 5)
    }

    @Test func `keeps its promise: a stopwatch in forty lines`() {
        let program = files.filter { $0.path.contains("/Sources/Stopwatch/") }
        #expect(program.count == 2)
        #expect(program.reduce(0) { $0 + $1.text.count(where: \.isNewline) } <= 40)
    }
}
