import Foundation

/// Compares a screen with the file beside the tests. `RECORD=1` writes the file again.
func frame(_ name: String, _ text: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
}
