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
