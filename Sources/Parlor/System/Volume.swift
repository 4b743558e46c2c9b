import TUI

/// The place of files: the disk, or the memory of a run that is played again. A directory is made
/// with the first file that is written there.
protocol Volume {
    /// The bytes of a file that has at most `limit` of them.
    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8]

    /// The last `limit` bytes of a file, from where a character begins; all of a shorter one.
    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8]

    /// Hands on the bytes of a file that has at most `limit` of them, piece by piece.
    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure)

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure)
    /// Adds a line at the end: of what this program has put there, if it has put something there.
    func append(line: [UInt8], to path: String) throws(DiskFailure)
    func remove(_ path: String) throws(DiskFailure)

    /// Gives a file a name that no other file has, and returns its new path.
    func setAside(_ path: String) throws(DiskFailure) -> String
}

extension Volume {
    /// The bytes of a file of the program's own.
    func read(_ path: String) throws(DiskFailure) -> [UInt8] {
        try read(path, atMost: Disk.largest)
    }
}

/// The disk of the machine.
struct DiskVolume: Volume {
    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        try Disk.read(path, atMost: limit)
    }

    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try Disk.readEnd(path, limit)
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try Disk.read(path, atMost: limit, take) }

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try Disk.makeDirectory(Disk.parent(of: path))
        try Disk.replace(path, with: bytes)
    }

    func append(line: [UInt8], to path: String) throws(DiskFailure) {
        try Disk.makeDirectory(Disk.parent(of: path))
        try Disk.append(line: line, to: path)
    }

    func remove(_ path: String) throws(DiskFailure) { try Disk.remove(path) }

    func setAside(_ path: String) throws(DiskFailure) -> String { try Disk.setAside(path) }
}

/// Files in memory, as far as a run has read or written them.
final class MemoryVolume: Volume {
    /// The bytes of each file, or the reason why it cannot be read. Others are missing.
    private(set) var states: [String: Result<[UInt8], DiskFailure>] = [:]

    /// Stands for all that was ever written, in its order.
    private(set) var writing = Fingerprint()

    /// The bytes of all files that can be read, by their paths.
    var files: [String: [UInt8]] { states.compactMapValues { try? $0.get() } }

    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        let bytes = try (states[path] ?? .failure(.missing)).get()
        if bytes.count > limit { throw .isTooLarge }
        return bytes
    }

    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try read(path, atMost: .max).end(limit)
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try take(read(path, atMost: limit)[...]) }

    func replace(_ path: String, with bytes: [UInt8]) {
        states[path] = .success(bytes)
        note(path, bytes)
    }

    func append(line: [UInt8], to path: String) {
        // Taken out, so that the line is added in its place.
        var bytes = (try? states.removeValue(forKey: path)?.get()) ?? []
        bytes += line.line(behind: bytes.last)
        states[path] = .success(bytes)
        note(path, line)
    }

    func remove(_ path: String) {
        states[path] = nil
        note(path, [])
    }

    func setAside(_ path: String) -> String {
        states[path] = nil
        return "\(path).damaged-1"
    }

    private func note(_ path: String, _ bytes: [UInt8]) {
        // By the name alone: the directory is another on every machine.
        writing.add(path.lastName.utf8)
        writing.add(UInt64(bytes.count))
        writing.add(bytes)
    }

    /// Another program has changed a file, or it cannot be read any more.
    func change(_ path: String, to state: Result<[UInt8], DiskFailure>) {
        states[path] = state == .failure(.missing) ? nil : state
    }
}

extension [UInt8] {
    /// The last so many, from where a character begins: what is text stays text.
    func end(_ limit: Int) -> [UInt8] {
        count <= limit ? self : Array(suffix(limit).drop { $0 & 0xC0 == 0x80 })
    }

    /// These bytes as a line of their own at the end of a file, by its last byte: half a line of a
    /// writer that died does not spoil them. An empty line does no harm.
    func line(behind last: UInt8?) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        return (last ?? newline == newline ? [] : [newline]) + self + [newline]
    }
}
extension MemoryVolume {
    /// A number that tells these files from others.
    var fingerprint: UInt64 {
        var print = Fingerprint()
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            // By the name alone: the directory is another on every machine.
            print.add(Array(path.lastName.utf8))
            print.add(UInt64(bytes.count))
            print.add(bytes)
        }
        return print.value
    }
}

extension String {
    /// The name that a path ends in.
    var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
