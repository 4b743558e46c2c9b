import TUI

/// Storage for files: the disk, or the memory of a run that is replayed. Writing the first file
/// creates its directory.
package protocol Volume {
    /// The bytes of a file. Throws if it is larger than `limit`.
    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8]

    /// The last `limit` bytes of a file, from the start of a character.
    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8]

    /// Reads a file piece by piece. Throws if it is larger than `limit`.
    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure)

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure)
    /// Adds a line at the end of a file, after everything that this program has written there.
    func append(line: [UInt8], to path: String) throws(DiskFailure)
    func remove(_ path: String) throws(DiskFailure)

    /// Renames a file to a new, unused name, and returns its new path.
    func setAside(_ path: String) throws(DiskFailure) -> String
}

extension Volume {
    /// The bytes of a file that the program wrote.
    package func read(_ path: String) throws(DiskFailure) -> [UInt8] {
        try read(path, atMost: Disk.largest)
    }
}

/// The disk of the machine.
package struct DiskVolume: Volume {
    package init() {}

    package func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        try Disk.read(path, atMost: limit)
    }

    package func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try Disk.readEnd(path, limit)
    }

    package func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try Disk.read(path, atMost: limit, take) }

    package func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try Disk.makeDirectory(Disk.parent(of: path))
        try Disk.replace(path, with: bytes)
    }

    package func append(line: [UInt8], to path: String) throws(DiskFailure) {
        try Disk.makeDirectory(Disk.parent(of: path))
        try Disk.append(line: line, to: path)
    }

    package func remove(_ path: String) throws(DiskFailure) { try Disk.remove(path) }

    package func setAside(_ path: String) throws(DiskFailure) -> String { try Disk.setAside(path) }
}

/// The files that a run has read or written, in memory.
package final class MemoryVolume: Volume {
    /// The bytes of each file, or the reason that it cannot be read. Other files are missing.
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
        bytes += line.line(behind: bytes.last)
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

    /// Changes a file as another program would, or makes it unreadable.
    func change(_ path: String, to state: Result<[UInt8], DiskFailure>) {
        states[path] = state == .failure(.missing) ? nil : state
    }
}

extension [UInt8] {
    /// The last `limit` bytes, from the start of a character, so that text stays valid.
    func end(_ limit: Int) -> [UInt8] {
        count <= limit ? self : Array(suffix(limit).drop { $0 & 0xC0 == 0x80 })
    }

    /// The bytes as a new line of a file that ends in `last`. If a writer died within a line, a
    /// line break comes first. Empty lines do no harm.
    func line(behind last: UInt8?) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        return (last ?? newline == newline ? [] : [newline]) + self + [newline]
    }
}
extension MemoryVolume {
    /// A digest of the files.
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

extension String {
    /// The last component of a path.
    package var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
