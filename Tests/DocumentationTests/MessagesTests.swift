import Testing

/// The messages of the program on standard error.
@Suite struct `A message on standard error` {
    private static let files = ["Parlor", "Laboratory", "ParlorCommand"].flatMap {
        Document.paths(in: "Sources/\($0)", endingIn: ".swift")
    }

    @Test func `begins with the name of the program, which one function writes`() throws {
        let lines = try Self.files.flatMap { path in
            try Document(path).text.split(separator: "\n").map { (path: path, line: $0) }
        }
        let named = lines.filter { $0.line.contains("\"parlor: ") }
        #expect(named.map(\.path) == [])
        let written = lines.filter { $0.line.contains(#/errors\.print\(|STDERR_FILENO,/#) }
        #expect(written.count > 1)
        for (path, line) in written {
            #expect(line.contains("Shell.message(") || path.hasSuffix("Shell.swift"), "\(line)")
        }
        let endings = lines.filter { $0.line.contains(#/\.leave( \{|\((as|saying|in|\)))/#) }
        #expect(endings.count > 4)
        for (path, line) in endings { #expect(line.contains(".leave(in: "), "\(path): \(line)") }
    }
}
