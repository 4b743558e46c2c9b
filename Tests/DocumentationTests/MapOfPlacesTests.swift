import Testing

/// A row of `Map.md` has a file and, beside it, names that the file declares. Its prose says
/// “`Tool.all` in `CommandLine/Tool.swift`”.
@Suite struct `The map of places` {
    private static let sources = Document.paths(in: "Sources", endingIn: ".swift")
    private static let games = Set(
        sources.filter { $0.hasPrefix("Sources/Games/") }.map { $0.split(separator: "/")[2] }
    ).subtracting(["Shared"])

    private struct Pair: CustomStringConvertible {
        let name, file: Substring

        var description: String { "`\(name)` of `\(file)`" }

        /// The files with this path. `<Game>` in a path stands for each game.
        func paths() -> [String] {
            Set(games.map { "/" + file.replacing("<Game>", with: $0) }).flatMap { ending in
                sources.filter { $0.hasSuffix(ending) }
            }
        }

        /// Returns whether the text declares the name, with its labels if it has any.
        func isDeclared(in text: String) throws -> Bool {
            let parts = name.split { "(:)".contains($0) }
            let base = parts[0].split(separator: ".").last ?? ""
            let keyword = "(?:func|var|let|case|struct|enum|class|typealias)"
            return text.matches(of: try Regex("\\b\(keyword) \(base)\\b[^{]*")).contains { match in
                let words = text[match.range].split { !$0.isLetter && !$0.isNumber }
                return parts.dropFirst().allSatisfy { words.contains($0) }
            }
        }
    }

    @Test func `names files that declare what it says`() throws {
        let text = try Document("Documentation/Map.md").text
        let quoted = /`([^`]+)`/
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
            let cells = row.split(separator: "|").dropFirst().map { cell in
                cell.matches(of: quoted).map(\.output.1)
            }
            let names = (cells.dropFirst().first ?? []).filter { !$0.contains("/") }
            return cells[0].flatMap { file in names.map { Pair(name: $0, file: file) } }
        }
        let prose = text.replacing(/\s+/, with: " ")
            .matches(of: /`([^`]+)` (?:of|in) `([^`]+\.swift)`/)
            .map { Pair(name: $0.output.1, file: $0.output.2) }
        #expect(rows.count > 25)
        #expect(!prose.isEmpty)
        for pair in rows + prose {
            let paths = pair.paths()
            #expect(!paths.isEmpty, "\(pair)")
            for path in paths {
                #expect(try pair.isDeclared(in: Document(path).text), "\(pair): \(path)")
            }
        }
        // A file that only uses a name does not declare it.
        let use = Pair(name: "surroundings", file: "Life/GameScene+Screen.swift")
        let path = try #require(use.paths().first)
        #expect(try !use.isDeclared(in: Document(path).text))
    }
}
