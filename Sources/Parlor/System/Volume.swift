/// Deed that is asked of a file.
enum FileRequest: Equatable, Sendable {
    case read(String)
    case readUpTo(Int, String)
    /// The last so many bytes, from where a character begins, or all where there are fewer.
    case readEnd(Int, String)
    case replace(String, with: [UInt8])
    case append(line: [UInt8], to: String)
    case setAside(String)
    case remove(String)
    case makeDirectory(String)
    case nothing
}

/// The place of files: the disk, or the memory of a run that is played again.
protocol Volume {
    /// Does it, and returns the bytes that were read or the name that was given, if any.
    func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8]

    /// Hands on what is in a file, a piece after the other, if that is no more than so many bytes.
    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure)
}

/// The disk of the machine.
struct DiskVolume: Volume {
    func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8] {
        switch request {
        case .read(let path): return try Disk.read(path)
        case .readUpTo(let limit, let path): return try Disk.read(path, atMost: limit)
        case .readEnd(let limit, let path): return try Disk.readEnd(path, limit)
        case .replace(let path, let bytes): try Disk.replace(path, with: bytes)
        case .append(let line, let path): try Disk.append(line: line, to: path)
        case .setAside(let path): return Array(try Disk.setAside(path).utf8)
        case .remove(let path): try Disk.remove(path)
        case .makeDirectory(let path): try Disk.makeDirectory(path)
        case .nothing: break
        }
        return []
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try Disk.read(path, atMost: limit, take) }
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
