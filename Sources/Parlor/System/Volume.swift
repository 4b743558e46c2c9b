/// What is to be done with a file.
enum FileRequest: Equatable, Sendable {
    case read(String)
    case replace(String, with: [UInt8])
    case append(line: [UInt8], to: String)
    case setAside(String)
    case remove(String)
    case makeDirectory(String)
}

/// Where files are: on the disk, or in the memory of somebody who plays a run again.
protocol Volume {
    /// Does it, and returns the bytes that were read or the name that was given, if any.
    func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8]
}

/// The disk of the machine.
struct DiskVolume: Volume {
    func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8] {
        switch request {
        case .read(let path): return try Disk.read(path)
        case .replace(let path, let bytes): try Disk.replace(path, with: bytes)
        case .append(let line, let path): try Disk.append(line: line, to: path)
        case .setAside(let path): return Array(try Disk.setAside(path).utf8)
        case .remove(let path): try Disk.remove(path)
        case .makeDirectory(let path): try Disk.makeDirectory(path)
        }
        return []
    }
}
