import Foundation
import Reactive
import Testing

/// A screen is a function, and a picture a value: what changes is in models.
@Test func `no screen stores anything that changes`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let screens = root.appending(path: "Sources/Parlor/Screens")
    let files = try #require(
        FileManager.default.enumerator(at: screens, includingPropertiesForKeys: nil))
    var checked = 0
    for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        // Up to the end of a type: a model may change, a view or a screen may not.
        for type in text.components(separatedBy: "\n}\n") where !type.contains(": Model") {
            let isView = type.contains(": View") || type.contains(": CompositeView")
            guard isView || type.contains("-> Screen") else { continue }
            checked += 1
            let stored = type.split(separator: "\n").filter { line in
                let words = line.split(separator: " ")
                return line.hasPrefix("    ") && !line.hasPrefix("     ") && words.contains("var")
                    && !line.hasSuffix("{") && !line.hasSuffix("}")
            }
            #expect(stored.isEmpty, "\(file.lastPathComponent)")
        }
    }
    #expect(checked > 8)
}
