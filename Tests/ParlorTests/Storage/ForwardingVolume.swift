@testable import Parlor

/// A volume that forwards to another one, for tests that change a part of it.
class ForwardingVolume: Volume {
    private let base: any Volume

    init(_ base: any Volume = InMemoryVolume()) { self.base = base }

    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        try base.read(path, atMost: limit)
    }

    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try base.readEnd(path, limit)
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try base.read(path, atMost: limit, take) }

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try base.replace(path, with: bytes)
    }

    func append(line: [UInt8], to path: String) throws(DiskFailure) {
        try base.append(line: line, to: path)
    }

    func remove(_ path: String) throws(DiskFailure) { try base.remove(path) }
    func setAside(_ path: String) throws(DiskFailure) -> String { try base.setAside(path) }
}

/// The disk, with a list of the names of the files that were changed.
final class ListingDisk: ForwardingVolume {
    private(set) var changed: [String] = []

    init() { super.init(DiskVolume()) }

    private func list(_ path: String) {
        changed.append(String(path.split(separator: "/").last ?? ""))
    }

    override func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        list(path)
        try super.replace(path, with: bytes)
    }

    override func append(line: [UInt8], to path: String) throws(DiskFailure) {
        list(path)
        try super.append(line: line, to: path)
    }

    override func remove(_ path: String) throws(DiskFailure) {
        list(path)
        try super.remove(path)
    }
}
