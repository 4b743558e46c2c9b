import Testing

@Suite struct `The imports of the sources` {
    /// The places that may call the C library, by the beginning of their paths.
    private static let callers = [
        "Sources/TUI/Terminal/", "Sources/Parlor/System/",
        "Sources/Parlor/Recording/RecordingFile.swift",
        "Sources/Parlor/Recording/RecordingFolder.swift",
        "Sources/Laboratory/Shrink/Shell+Commands.swift",
    ]

    /// ReactiveThreads calls the C library directly, because it imports nothing of the package.
    private static let ownDoors = ["Sources/CLibrary/", "Sources/ReactiveThreads/"]

    private func paths(importing module: String) throws -> [String] {
        try Document.paths(in: "Sources", endingIn: ".swift").filter { path in
            try Document(path).text.split(separator: "\n").contains { line in
                let words = line.split(separator: " ")
                return words.last == module[...] && words.dropLast().last == "import"
            }
        }
    }

    @Test(arguments: ["Glibc", "Musl"])
    func `name one C library in one place`(library: String) throws {
        let paths = try paths(importing: library).filter { path in
            !Self.ownDoors.contains { path.hasPrefix($0) }
        }
        #expect(paths == [])
        #expect(try self.paths(importing: library).contains("Sources/CLibrary/CLibrary.swift"))
    }

    @Test func `call the C library in few places`() throws {
        let paths = try paths(importing: "CLibrary")
        #expect(paths.filter { path in !Self.callers.contains { path.hasPrefix($0) } } == [])
        #expect(!paths.isEmpty)
    }
}
