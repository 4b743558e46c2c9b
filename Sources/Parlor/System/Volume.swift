import TUI

/// Storage for files: the disk, or the memory of a replay. Writing the first file creates its
/// directory.
package protocol Volume {
    /// The bytes of a file. Throws if it is larger than `limit`.
    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8]

    /// At most the last `limit` bytes of a file. They begin with a whole character.
    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8]

    /// Reads a file piece by piece. Throws if it is larger than `limit`.
    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure)

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure)
    /// Adds a line at the end of a file, after everything that this process has written there.
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

extension [UInt8] {
    /// At most the last `limit` bytes. They begin with a whole character, so that text stays valid.
    func end(_ limit: Int) -> [UInt8] {
        count <= limit ? self : Array(suffix(limit).drop { $0 & 0xC0 == 0x80 })
    }

    /// The bytes as a new line of a file whose last byte is `last`. If another writer ended within
    /// a line, a line break comes first. If several writers add that line break, the empty line
    /// does no harm.
    func line(after last: UInt8?) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        return (last ?? newline == newline ? [] : [newline]) + self + [newline]
    }
}

extension String {
    /// The last component of a path.
    package var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
