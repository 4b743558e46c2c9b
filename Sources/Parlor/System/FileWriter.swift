import Reactive
import ReactiveThreads
import Synchronization

/// A failure of something that was written on another thread, found when the program had gone on.
struct LateFailure: Codable, Equatable, Sendable {
    let path: String
    let failure: DiskFailure
}

/// Writes files on threads of its own, so that no key waits for a disk.
///
/// Bytes to be written are staged at once, beside their file: from then on the end of the process
/// loses nothing. A second thread waits for the disk and moves them into place; of bytes that came
/// meanwhile only the newest go there. A line that is added goes behind them, wherever they are.
final class FileWriter: Sendable {
    private let staging = WorkThreads(atMost: 1)
    private let settling = WorkThreads(atMost: 1)

    /// Entries that are staged and not in their place yet, the newest last. The one lock of the
    /// program's files: both threads look here, and nothing slow happens inside.
    private let staged = Mutex<[String: [Entry]]>([:])
    private let recovered = Mutex<Set<String>>([])

    /// Failures to write.
    let failures: AsyncStream<LateFailure>
    private let told: AsyncStream<LateFailure>.Continuation
    /// The last failure of each file that was not written since.
    private let failed = Mutex<[String: LateFailure]>([:])

    private struct Entry {
        let file: StagedFile
        var isOnItsWay = false
    }

    /// The files that were replaced here, by the paths they are known by. Lines go behind what they
    /// hold.
    private let replaced = Mutex<[String: Replaced]>([:])

    /// A file as it is to be: with all its bytes, and the stage that has them, if the disk took
    /// one.
    private struct Replaced {
        var bytes: [UInt8]
        var file: StagedFile?
    }

    private let open: StagedFile.Opening

    init(open: @escaping StagedFile.Opening = StagedFile.systemOpening) {
        (failures, told) = AsyncStream.makeStream()
        self.open = open
    }

    /// Waits until all that was written can be read, if not yet after a power cut.
    func waitForStaging() { staging.wait() }

    /// Bytes of a file, or those that it will have, if there are at most `limit`.
    func read(_ path: String, atMost limit: Int = Disk.largest) throws(DiskFailure) -> [UInt8] {
        let resolved = Disk.resolved(path)
        waitForStaging()
        if let newest = staged.withLock({ $0[resolved]?.last?.file }) {
            let bytes = replaced.withLock { $0[path]?.bytes } ?? newest.bytes
            if bytes.count > limit { throw .isTooLarge }
            return bytes
        }
        if recovered.withLock({ $0.insert(path).inserted }) { StagedFile.recover(path) }
        return try Disk.read(path, atMost: limit)
    }

    func replace(_ path: String, with bytes: [UInt8]) {
        staging.async { [self] in stage(path, bytes) }
    }

    private func stage(_ path: String, _ bytes: [UInt8]) {
        replaced.withLock { $0[path] = Replaced(bytes: bytes) }
        attempt(path) { () throws(DiskFailure) in
            try Disk.makeDirectory(Disk.parent(of: path))
            let file = try StagedFile(for: path, bytes, open: open)
            replaced.withLock { $0[path]?.file = file }
            staged.withLock { staged in
                let old = staged[file.path] ?? []
                // One that the disk has begun with may still go to its place before this one.
                for entry in old where !entry.isOnItsWay { entry.file.discard() }
                staged[file.path] = old.filter(\.isOnItsWay) + [Entry(file: file)]
            }
            settling.async { [self] in settle(file) }
        }
    }

    func append(line: [UInt8], to path: String) {
        staging.async { [self] in
            guard !appendToReplaced(line, path) else { return }
            attempt(path) { () throws(DiskFailure) in
                try Disk.makeDirectory(Disk.parent(of: path))
                try Disk.append(line: line, to: path, flushing: false)
                failed.withLock { $0[path] = nil }
                // A device that cannot be flushed has the line all the same.
                settling.async { try? Disk.flush(path) }
            }
        }
    }

    /// Adds a line to a file that was replaced here. Where it cannot be added, all of it is staged
    /// again. False for any other file.
    private func appendToReplaced(_ line: [UInt8], _ path: String) -> Bool {
        let found = replaced.withLock { replaced -> (StagedFile?, [UInt8], Int)? in
            guard let (count, last) = replaced[path].map({ ($0.bytes.count, $0.bytes.last) }) else {
                return nil
            }
            let line = line.line(behind: last)
            replaced[path]?.bytes += line
            return (replaced[path]?.file, line, count)
        }
        guard let (file, line, count) = found else { return false }
        guard let file, file.append(line, behind: count) else {
            stage(path, replaced.withLock { $0[path]?.bytes } ?? [])
            return true
        }
        if file.wantsFlush() {
            settling.async { [self] in
                attempt(path) { () throws(DiskFailure) in
                    do throws(DiskFailure) {
                        try file.flushLines()
                    } catch {
                        // What the disk did not take is not built upon.
                        replaced.withLock { $0[path]?.file = nil }
                        throw error
                    }
                }
            }
        }
        return true
    }

    func remove(_ path: String) {
        staging.async { [self] in
            forget(path)
            attempt(path) { () throws(DiskFailure) in
                for entry in staged.withLock({ $0.removeValue(forKey: Disk.resolved(path)) }) ?? []
                {
                    entry.file.discard()
                }
                do throws(DiskFailure) {
                    try Disk.remove(path, flushing: false)
                } catch .isNoDirectory {
                    // There is nothing to remove where there is no directory.
                }
                settling.async { Disk.flushDirectory(of: path) }
            }
        }
    }

    /// Forgets the former contents of a file.
    func forget(_ path: String) { replaced.withLock { $0[path] = nil } }

    /// Waits until all bytes are on the disk, and returns the problems.
    @discardableResult func finish() -> [LateFailure] {
        staging.wait()
        settling.wait()
        return failed.withLock { failed in failed.values.sorted { $0.path < $1.path } }
    }

    private func settle(_ file: StagedFile) {
        let isWanted = staged.withLock { staged in
            guard let place = staged[file.path]?.firstIndex(where: { $0.file === file }) else {
                return false
            }
            staged[file.path]?[place].isOnItsWay = true
            return true
        }
        guard isWanted else { return }
        attempt(file.path) { () throws(DiskFailure) in
            try file.settle()
            failed.withLock { $0[file.path] = nil }
        }
        staged.withLock { staged in
            staged[file.path]?.removeAll { $0.file === file }
            if staged[file.path]?.isEmpty == true { staged[file.path] = nil }
        }
    }

    private func attempt(_ path: String, _ work: () throws(DiskFailure) -> Void) {
        do {
            try work()
        } catch {
            let failure = LateFailure(path: path, failure: error)
            failed.withLock { $0[path] = failure }
            told.yield(failure)
        }
    }
}

/// The disk of the machine, written on other threads.
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
