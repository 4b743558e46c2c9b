import Testing

/// The folders of the games in the rules and in the program.
@Suite struct `The folder of a game` {
    private static let sources = Document.paths(in: "Sources/Games", endingIn: ".swift")
    private static let games = Set(sources.map { String($0.split(separator: "/")[2]) })
        .subtracting(["Shared"]).sorted()

    /// The words of a file without its comments. A member has a point before it.
    private func words(in path: String) throws -> Set<String> {
        let lines = try Document(path).text.split(separator: "\n")
        let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        let words = code.flatMap { $0.matches(of: /\.?\w+/).map { String($0.output) } }
        return Set(words + words.map { String($0.trimmingPrefix(".")) })
    }

    /// The names of a game in code: its types, which are the names of its files, and the game as a
    /// member.
    private func names(of game: String) -> Set<String> {
        let files = ["Games", "Parlor"].flatMap {
            Document.paths(in: "Sources/\($0)/\(game)", endingIn: ".swift")
        }
        let types = files.compactMap { $0.split(separator: "/").last?.prefix { $0.isLetter } }
        return Set(types.filter { $0.hasPrefix(game) }.map(String.init) + [".\(game.lowercased())"])
    }

    private func strangers(in folder: String, of games: [String]) throws -> [String] {
        let names = Set(games.flatMap { self.names(of: $0) })
        return try Document.paths(in: folder, endingIn: ".swift").flatMap { path in
            try words(in: path).intersection(names).map { "\(path): \($0)" }
        }
    }

    @Test(arguments: games) func `names no other game`(_ game: String) throws {
        let others = Self.games.filter { $0 != game }
        #expect(!others.isEmpty && names(of: game).count > 10)
        for module in ["Games", "Parlor"] {
            #expect(try strangers(in: "Sources/\(module)/\(game)", of: others) == [])
            // The test sees the names of the game itself.
            #expect(try !strangers(in: "Sources/\(module)/\(game)", of: [game]).isEmpty)
        }
    }

    @Test func `the folder of shared rules names no game`() throws {
        #expect(try strangers(in: "Sources/Games/Shared", of: Self.games) == [])
    }
}
