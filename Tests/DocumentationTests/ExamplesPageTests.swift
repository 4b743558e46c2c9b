import Testing

@Suite struct `The page about examples` {
    private let page: String

    init() throws { page = try Document("Examples/README.md").text }

    @Test func `has the lines that run the programs of the examples, and no others`() throws {
        let lines = page.matches(of: /`swift run (\w+)/).map { String($0.output.1) }
        let programs = Document.paths(in: "Examples", endingIn: "/main.swift")
            .compactMap { $0.split(separator: "/").dropLast().last.map(String.init) }
        #expect(lines.sorted() == programs.sorted() && programs.count > 8)
    }

    @Test func `links to each folder`() {
        let folders = Document.paths(in: "Examples", endingIn: "/Package.swift")
            .compactMap { $0.split(separator: "/").dropFirst().first }
        for folder in folders { #expect(page.contains("[\(folder)](\(folder))"), "\(folder)") }
        #expect(folders.count > 4)
    }
}
