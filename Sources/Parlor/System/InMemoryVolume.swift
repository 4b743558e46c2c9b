import TUI

/// The files that a run has read or written, in memory.
package final class InMemoryVolume: Volume {
    /// The bytes of each file, or the reason why it cannot be read. No other file exists.
    private(set) var states: [String: Result<[UInt8], DiskFailure>] = [:]

    /// A digest of everything written, in order.
    private(set) var writing = Fingerprint()

    package init() {}

    /// The bytes of all readable files, by path.
    var files: [String: [UInt8]] { states.compactMapValues { try? $0.get() } }

    package func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        let bytes = try (states[path] ?? .failure(.missing)).get()
        if bytes.count > limit { throw .isTooLarge }
        return bytes
    }

    package func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try read(path, atMost: .max).end(limit)
    }

    package func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try take(read(path, atMost: limit)[...]) }

    package func replace(_ path: String, with bytes: [UInt8]) {
        states[path] = .success(bytes)
        note(path, bytes)
    }

    package func append(line: [UInt8], to path: String) {
        // Removing the bytes first makes them uniquely referenced, so that the line is added in
        // place.
        var bytes = (try? states.removeValue(forKey: path)?.get()) ?? []
        bytes += line.line(after: bytes.last)
        states[path] = .success(bytes)
        note(path, line)
    }

    package func remove(_ path: String) {
        states[path] = nil
        note(path, [])
    }

    package func setAside(_ path: String) -> String {
        states[path] = nil
        return "\(path).damaged-1"
    }

    private func note(_ path: String, _ bytes: [UInt8]) {
        // Only the name counts, because the directory differs between machines.
        writing.add(path.lastName.utf8)
        writing.add(UInt64(bytes.count))
        writing.add(bytes)
    }

    /// Changes a file as another running Parlor would, or makes it unreadable.
    func change(_ path: String, to state: Result<[UInt8], DiskFailure>) {
        states[path] = state == .failure(.missing) ? nil : state
    }
}

extension InMemoryVolume {
    /// A digest of the names and the contents of all readable files.
    var fingerprint: UInt64 {
        var print = Fingerprint()
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            // Only the name counts, because the directory differs between machines.
            print.add(Array(path.lastName.utf8))
            print.add(UInt64(bytes.count))
            print.add(bytes)
        }
        return print.value
    }
}
