import Testing

@Suite struct `The version` {
    private let version: String

    init() throws {
        let text = try Document("Sources/Parlor/Version.swift").text
        let line = try #require(text.firstMatch(of: /let version = "(\d+\.\d+\.\d+)"/))
        version = String(line.output.1)
    }

    @Test func `is that of the newest release in the changelog, below unreleased changes`() throws {
        let headings = try Document("CHANGELOG.md").text.split(separator: "\n")
            .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
        #expect(headings.first == "Unreleased")
        let releases = headings.dropFirst()
        #expect(releases.first.map { $0.prefix { $0 != " " } == version } == true)
        #expect(releases.allSatisfy { $0.contains(/^\d+\.\d+\.\d+( – \d{4}-\d\d-\d\d)?$/) })
    }

    @Test func `is the one that the README names as a dependency`() throws {
        let named = try Document("README.md").text.matches(of: /from: "([\d.]+)"/)
        #expect(named.map { String($0.output.1) } == [version])
    }

    @Test func `is in no other source of the program`() throws {
        let others = try Document.paths(in: "Sources", endingIn: ".swift")
            .filter { $0 != "Sources/Parlor/Version.swift" }
            .filter { try Document($0).text.contains("\"\(version)\"") }
        #expect(others == [])
    }
}
