import Foundation

/// A document, by its path from the root of the package.
struct Document {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let path: String
    let text: String

    init(path: String, text: String) { (self.path, self.text) = (path, text) }

    init(_ path: String) throws {
        let text = try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
        self.init(path: path, text: text)
    }

    /// The Swift blocks in the document.
    var code: [String] { blocks(in: "swift") }

    /// The blocks of a language, or of plain `text`.
    func blocks(in language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// Replaces the text of a file of the package.
    static func write(_ text: String, to path: String) throws {
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }

    /// The paths of all documents. Comments in the code are not included.
    static let all =
        [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md",
            "Benchmarks/README.md", "Tests/WrongPrograms/README.md", "Examples/README.md",
        ]
        + ["Documentation", "Sources"].flatMap { paths(in: $0, endingIn: ".md") }

    /// The texts that a forge shows to a person who reports a bug or proposes a change.
    static let templates = [
        ".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/idea.yml",
        ".github/pull_request_template.md",
    ]

    /// The targets of the document's links within the package.
    var links: [String] {
        text.components(separatedBy: "](").dropFirst().compactMap { rest in
            let target = rest.prefix { $0 != ")" }
            return target.isEmpty || target.contains("://") ? nil : String(target)
        }
    }

    /// Returns whether the target of a link exists. Its path is relative to the folder of the
    /// document. After a `#`, the link names a heading that the target must have.
    func leads(to link: String) -> Bool {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        let document = Document.root.appending(path: path)
        let target =
            parts[0].isEmpty
            ? document : document.deletingLastPathComponent().appending(path: String(parts[0]))
        guard parts.count > 1 else {
            return FileManager.default.fileExists(atPath: target.path)
        }
        let text = try? String(contentsOf: target, encoding: .utf8)
        return text?.split(separator: "\n").contains { line in
            line.hasPrefix("#") && parts[1] == Document.anchor(of: line)
        } ?? false
    }

    /// The name of a heading in a link.
    private static func anchor(of heading: Substring) -> String {
        heading.drop { "# ".contains($0) }.lowercased()
            .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
    }

    /// The folders of the package and of the packages in it, each with a slash at its end.
    private static let packages =
        [""]
        + ["Benchmarks", "Examples", "Tests"].flatMap { folder in
            paths(in: folder, endingIn: "/Package.swift").map { String($0.dropLast(13)) }
        }

    /// Returns whether the path exists in one of the packages.
    static func isThere(_ path: String) -> Bool {
        packages.contains {
            FileManager.default.fileExists(atPath: root.appending(path: $0 + path).path)
        }
    }

    /// Returns whether the file at the path is text in UTF-8.
    static func isText(_ path: String) -> Bool {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) != nil
    }

    /// All compiled code: tests, wrong programs and examples.
    static let compiled = Result {
        try ["Tests", "Examples"].flatMap { paths(in: $0, endingIn: ".swift") }
            .map { try Document($0) }
    }

    /// The paths of all files with this suffix below a directory, in order. Hidden files, such as
    /// build products, are left out.
    static func paths(in directory: String, endingIn suffix: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appending(path: directory), includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles)
        return (files?.compactMap { ($0 as? URL)?.path } ?? [])
            .filter { $0.hasSuffix(suffix) }
            .map { String($0.dropFirst(root.path.count + 1)) }.sorted()
    }
}
