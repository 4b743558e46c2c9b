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

    /// The texts of all Swift files in a directory, in the order of their names.
    static func swift(in directory: String) throws -> [Document] {
        try paths(in: directory).filter { $0.hasSuffix(".swift") }.map { try Document($0) }
    }

    /// The paths of all files below a directory but those that are built.
    static func paths(in directory: String) throws -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: directory).path)
        return (files?.compactMap { $0 as? String } ?? [])
            .filter { !$0.contains(".build/") }.map { directory + "/" + $0 }.sorted()
    }
}
