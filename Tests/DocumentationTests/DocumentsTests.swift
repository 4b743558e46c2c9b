import Testing

@Suite struct `A document` {
    @Test(arguments: Document.all) func `links only to files and headings that exist`(path: String)
        throws
    {
        let document = try Document(path)
        #expect(document.links.filter { !document.leads(to: $0) } == [])
    }

    /// In a list, a line of code has at least four blanks more than the text of its item. With
    /// fewer blanks, its quotes and dollar signs are set as prose.
    @Test(arguments: Document.all) func `has no code that is set as prose`(path: String) throws {
        var (text, isCode, isAfterBlank) = (0, false, false)
        var strange: [String] = []
        for line in try Document(path).text.split(separator: "\n", omittingEmptySubsequences: false)
        {
            let blanks = line.prefix { $0 == " " }.count
            let rest = line.dropFirst(blanks)
            if rest.hasPrefix("```") { isCode.toggle() }
            if isCode || rest.isEmpty {
                isAfterBlank = isAfterBlank || rest.isEmpty
                continue
            }
            if let marker = rest.prefixMatch(of: /(?:[-*]|\d+\.) +/)?.output, blanks < text + 4 {
                text = blanks + marker.count
            } else if blanks == 0 {
                text = isAfterBlank ? 0 : text
            } else if isAfterBlank, blanks > text, blanks < text + 4 {
                strange.append(String(line))
            }
            isAfterBlank = false
        }
        #expect(strange == [])
    }

    /// A table, a picture and a line of code cannot be wrapped.
    @Test(arguments: Document.all) func `wraps its prose at 120 columns`(path: String) throws {
        var isCode = false
        let long = try Document(path).text.split(separator: "\n").filter { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            let isWhole = ["|", "![", "    "].contains { line.hasPrefix($0) }
            return !isCode && !isWhole && line.count > 120
        }
        #expect(long == [])
    }

    @Test func `about contributing names the modules that Games re-exports`() throws {
        let exported = try Document.paths(in: "Sources/Games", endingIn: ".swift").flatMap { path in
            try Document(path).text.matches(of: /@_exported import (\w+)/).map(\.output.1)
        }
        let text = try Document("CONTRIBUTING.md").text
        let named = try #require(text.firstMatch(of: /`Games` re-exports ([^,]*),/)?.output.1)
        #expect(exported.map { "`\($0)`" }.joined(separator: " and ") == named)
    }

    /// A name may leave out the first folders of the path. `<Game>` stands for every game.
    @Test(arguments: [("CONTRIBUTING.md", 2), ("Documentation/Map.md", 150)])
    func `about the code names only sources that exist`(path: String, least: Int) throws {
        let sources = ["Sources", "Tests"].flatMap { Document.paths(in: $0, endingIn: ".swift") }
        let games = ["Memory", "Sudoku", "Klondike", "Mines"]
        let quoted = try Document(path).text.matches(of: /`([^`\n ]+\.swift)`/)
        for name in quoted.map({ String($0.output.1) }) {
            for game in name.contains("<Game>") ? games : [""] {
                let file = "/" + name.replacing("<Game>", with: game)
                #expect(sources.contains { "/\($0)".hasSuffix(file) }, "\(file)")
            }
        }
        #expect(quoted.count > least)
    }

    @Test(arguments: Document.all) func `shows only code that is compiled`(path: String) throws {
        let compiled = try Document.compiled.get()
        for piece in try Document(path).code {
            #expect(compiled.contains { $0.text.contains(piece) }, "\(piece)")
        }
    }
}
