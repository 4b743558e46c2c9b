import Testing

@Suite struct `The comparison with other toolkits` {
    /// The first and the last cell of each row that lists what this library has.
    private let rows: [(what: String, here: String)]

    /// The names of all public types of the libraries.
    private let types: Set<String>

    init() throws {
        rows = try Document("Documentation/Comparison.md").text.split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .map { $0.split(separator: "|").map { String($0) } }
            .compactMap { cells in
                guard cells.count > 2, let what = cells.first, let here = cells.last else {
                    return nil
                }
                return (what, here)
            }
        types = Set(
            try ["Sources/TUI", "Sources/Reactive"]
                .flatMap { Document.paths(in: $0, endingIn: ".swift") }.flatMap { path in
                    try Document(path).text
                        .matches(of: /public (?:final class|class|struct|enum|protocol) (\w+)/)
                        .map { String($0.output.1) }
                })
    }

    @Test func `names only types that exist`() {
        var count = 0
        for row in rows {
            for name in row.here.matches(of: /`([A-Z]\w+)[^\w\/]/).map({ String($0.output.1) }) {
                count += 1
                #expect(types.contains(name), "\(name)")
            }
        }
        #expect(count > 20)
    }

    @Test func `does not list an existing type as missing`() {
        let names = Set(types.map { $0.lowercased() })
        let missing = rows.filter { $0.here.hasPrefix(" no") }
        #expect(missing.count > 10)
        for row in missing {
            for name in row.what.split(separator: ",") {
                #expect(!names.contains(name.filter { !$0.isWhitespace }), "\(name)")
            }
        }
    }
}
