import Testing

@Suite struct `The imports of the sources` {
    /// The beginnings of the paths that may import `CLibrary`.
    private static let callers = [
        "Sources/TUI/Terminal/", "Sources/Parlor/System/",
        "Sources/Parlor/Recording/RecordingFile.swift",
        "Sources/Parlor/Recording/RecordingFolder.swift",
        "Sources/Laboratory/Shrink/Shell+Commands.swift",
    ]

    /// The folders that import the C library of a system. `ReactiveThreads` imports nothing of the
    /// package.
    private static let importers = ["Sources/CLibrary/", "Sources/ReactiveThreads/"]

    /// The files that import each module, by its name. They are read once for all tests.
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
    func `name a system's C library only in CLibrary and ReactiveThreads`(library: String) throws {
        let paths = try paths(importing: library).filter { path in
            !Self.importers.contains { path.hasPrefix($0) }
        }
        #expect(paths == [])
        #expect(try self.paths(importing: library).contains("Sources/CLibrary/CLibrary.swift"))
    }

    @Test func `name CLibrary only in the listed places`() throws {
        let paths = try paths(importing: "CLibrary")
        #expect(paths.filter { path in !Self.callers.contains { path.hasPrefix($0) } } == [])
        #expect(!paths.isEmpty)
    }
}
