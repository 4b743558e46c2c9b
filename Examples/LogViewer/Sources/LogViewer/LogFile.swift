import Foundation

/// Returns the lines of a file, and those that are added later.
func lines(of path: String) -> AsyncStream<String> {
    AsyncStream { continuation in
        let file = FileHandle(forReadingAtPath: path)
        if file == nil { continuation.yield("error: \(path) cannot be read") }
        let reading = Task.detached {
            var rest = ""
            while let file, !Task.isCancelled {
                let new = (try? file.readToEnd()) ?? nil
                let parts = (rest + String(decoding: new ?? Data(), as: UTF8.self))
                    .split(separator: "\n", omittingEmptySubsequences: false)
                for line in parts.dropLast() { continuation.yield(String(line)) }
                rest = parts.last.map(String.init) ?? ""
                if new == nil { try? await Task.sleep(for: .milliseconds(300)) }
            }
        }
        continuation.onTermination = { _ in reading.cancel() }
    }
}
