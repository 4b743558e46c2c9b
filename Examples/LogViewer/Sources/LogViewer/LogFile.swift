import Foundation

/// Returns the lines of a file, and those that are added later.
func lines(of path: String) -> AsyncStream<String> {
    AsyncStream { continuation in
        guard let file = FileHandle(forReadingAtPath: path) else {
            continuation.yield("error: \(path) cannot be read")
            return continuation.finish()
        }
        let reading = Task.detached {
            // The bytes of a line that is not complete yet. They may end inside a character.
            var rest = Data()
            while !Task.isCancelled {
                let new = (try? file.readToEnd()) ?? nil
                rest += new ?? Data()
                let parts = rest.split(separator: 0x0a, omittingEmptySubsequences: false)
                for line in parts.dropLast() {
                    continuation.yield(String(decoding: line, as: UTF8.self))
                }
                rest = parts.last.map { Data($0) } ?? Data()
                if new == nil { try? await Task.sleep(for: .milliseconds(300)) }
            }
        }
        continuation.onTermination = { _ in reading.cancel() }
    }
}
