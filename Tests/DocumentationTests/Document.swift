import Foundation

/// A text of the documentation, by its path from the root of the package.
struct Document {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
    }

    /// The blocks of Swift in it.
    var code: [String] {
        text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// Puts another text into a file of the package.
    static func write(_ text: String, to path: String) throws {
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }

    /// The paths of what is written for a reader, beside the comments in the code.
    static let all =
        [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md",
            "Benchmarks/README.md", "Tests/WrongPrograms/README.md", "Examples/README.md",
        ]
        + ["Documentation", "Sources"].flatMap { paths(in: $0, endingIn: ".md") }

    /// Where it leads to within the package: the targets of its links, without what follows a `#`.
    var links: [String] {
        text.components(separatedBy: "](").dropFirst().compactMap { rest in
            let target = rest.prefix { $0 != ")" && $0 != "#" }
            return target.isEmpty || target.contains("://") ? nil : String(target)
        }
    }

    /// Whether something is there, seen from where the document lies.
    func leads(to link: String) -> Bool {
        let place = Document.root.appending(path: path).deletingLastPathComponent()
        return FileManager.default.fileExists(atPath: place.appending(path: link).path)
    }

    /// All there is to take code from: tests, wrong programs and examples.
    static let compiled = Result {
        try ["Tests", "Examples"].flatMap { paths(in: $0, endingIn: ".swift") }
            .map { try Document($0) }
    }

    /// The paths of all files of a kind below a directory, in order, but for those that are hidden,
    /// as what is built is.
    static func paths(in directory: String, endingIn suffix: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appending(path: directory), includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles)
        return (files?.compactMap { ($0 as? URL)?.path } ?? [])
            .filter { $0.hasSuffix(suffix) }
            .map { String($0.dropFirst(root.path.count + 1)) }.sorted()
    }
}
