/// A volume that records its uses. The contents of a file are left out if they are the same as when
/// the run last read or wrote the file, because a replay knows these contents.
final class RecordedVolume: Volume {
    private let disk: any Volume
    private let position: () -> Int
    private let note: (FileNote) -> Void
    private let known = InMemoryVolume()
    private var reads = UseCounter()
    private var writes = UseCounter()

    /// `position` is the number of terminal inputs so far.
    init(
        _ disk: any Volume, position: @escaping () -> Int, note: @escaping (FileNote) -> Void
    ) { (self.disk, self.position, self.note) = (disk, position, note) }

    /// The maximum size of a file whose bytes are recorded. If a larger file is read, the note
    /// contains only this fact, and the recording ends.
    static let noted = 2 << 20

    /// A digest of the files that the run has read or written.
    var fingerprint: UInt64 { known.fingerprint }
    /// A digest of everything the run has written, in order.
    var keptFingerprint: UInt64 { known.writing.value }

    func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        func recall(_ known: any Volume) throws(DiskFailure) -> [UInt8] {
            try known.read(path, atMost: .max)
        }
        func find(_ disk: any Volume) throws(DiskFailure) -> [UInt8] {
            try disk.read(path, atMost: limit)
        }
        return try read(path, recall, find)
    }

    func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        func end(_ volume: any Volume) throws(DiskFailure) -> [UInt8] {
            try volume.readEnd(path, limit)
        }
        return try read(path, end, end)
    }

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) {
        do {
            try take(read(path, atMost: min(limit, Self.noted))[...])
        } catch .isTooLarge {
            try disk.read(path, atMost: limit, take)
        }
    }

    func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try write(path) { disk throws(DiskFailure) in try disk.replace(path, with: bytes) }
        known.replace(path, with: bytes)
    }

    func append(line: [UInt8], to path: String) throws(DiskFailure) {
        try write(path) { disk throws(DiskFailure) in try disk.append(line: line, to: path) }
        // If the file existed but was never read, its earlier bytes stay unknown.
        known.append(line: line, to: path)
    }

    func remove(_ path: String) throws(DiskFailure) {
        try write(path) { disk throws(DiskFailure) in try disk.remove(path) }
        known.remove(path)
    }

    func setAside(_ path: String) throws(DiskFailure) -> String {
        let earlier = writes.count(path.lastName, at: position())
        do {
            let newPath = try disk.setAside(path)
            if newPath != known.setAside(path) {
                note(path, .setAside(as: newPath.lastName), earlier)
            }
            return newPath
        } catch {
            note(path, .refused(error), earlier)
            throw error
        }
    }

    private func read(
        _ path: String, _ recall: (any Volume) throws(DiskFailure) -> [UInt8],
        _ read: (any Volume) throws(DiskFailure) -> [UInt8]
    ) throws(DiskFailure) -> [UInt8] {
        let earlier = reads.count(path.lastName, at: position())
        let found = Result { () throws(DiskFailure) in try read(disk) }
        if found != Result(catching: { () throws(DiskFailure) in try recall(known) }) {
            note(path, .read(found), earlier)
            known.change(path, to: found)
        }
        return try found.get()
    }

    private func write(
        _ path: String, _ body: (any Volume) throws(DiskFailure) -> Void
    ) throws(DiskFailure) {
        let earlier = writes.count(path.lastName, at: position())
        do {
            try body(disk)
        } catch {
            note(path, .refused(error), earlier)
            throw error
        }
    }

    private func note(_ path: String, _ finding: FileNote.Finding, _ earlier: Int) {
        note(FileNote(name: path.lastName, finding: finding, earlier: earlier))
    }
}
