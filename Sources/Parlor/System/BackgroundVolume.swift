/// The disk of the machine, which is written on other threads.
struct BackgroundVolume: Volume {
    let writer: FileWriter

    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        try writer.read(path, atMost: limit)
    }

    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        writer.waitForStaging()
        return try Disk.readEnd(path, limit)
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) {
        writer.waitForStaging()
        try Disk.read(path, atMost: limit, take)
    }
    func replace(_ path: String, with bytes: [UInt8]) { writer.replace(path, with: bytes) }
    func append(line: [UInt8], to path: String) { writer.append(line: line, to: path) }
    func remove(_ path: String) { writer.remove(path) }

    func setAside(_ path: String) throws(DiskFailure) -> String {
        writer.finish()
        writer.forget(path)
        return try Disk.setAside(path)
    }
}
