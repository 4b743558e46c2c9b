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

    /// The files that import a module, by its name. All of them are read once for all tests.
    private static let importing = Result {
        var importing: [Substring: [String]] = [:]
        for path in Document.paths(in: "Sources", endingIn: ".swift") {
            for line in try Document(path).text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let module = words.last, words.dropLast().last == "import" else { continue }
                importing[module, default: []].append(path)
            }
        }
        return importing
    }

    private func paths(importing module: String) throws -> [String] {
        try Self.importing.get()[module[...]] ?? []
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
