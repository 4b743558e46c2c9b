import Reactive
import ReactiveThreads
import Synchronization

/// A failure to write on another thread, which the program notices later.
struct LateFailure: Codable, Equatable, Sendable {
    let path: String
    let failure: DiskFailure
}

/// Writes files on its own threads, so that no key press waits for the disk.
///
/// New contents are written at once to a staged file next to the target. From then on, they survive
/// the end of the process. A second thread waits for the disk and moves the staged file into place.
/// If several versions are staged in the meantime, only the newest version is moved. An added line
/// goes to the newest version, staged or in place.
final class FileWriter: Sendable {
    private let staging = BackgroundExecutor(atMost: 1)
    private let settling = BackgroundExecutor(atMost: 1)

    /// The staged versions of each file that are not in place yet, by the resolved path of the
    /// file, with the newest last. Both threads and readers use this lock, and hold it only for a
    /// short time.
    private let staged = Mutex<[String: [Entry]]>([:])
    private let recovered = Mutex<Set<String>>([])

    /// Failures to write, as they happen.
    let failures: AsyncStream<LateFailure>
    private let failureReports: AsyncStream<LateFailure>.Continuation
    /// The failures of the files whose last write failed, by the paths that callers use.
    private let failed = Mutex<[String: LateFailure]>([:])

    private struct Entry {
        let file: StagedFile
        var isOnItsWay = false
    }

    /// The files that this writer has replaced, by the paths that callers use. Added lines follow
    /// the contents of these files.
    private let replaced = Mutex<[String: Replaced]>([:])

    /// The intended contents of a file, and the staged file with these contents if staging
    /// succeeded.
    private struct Replaced {
        var bytes: [UInt8]
        var file: StagedFile?
    }

    private let open: StagedFile.Opening

    init(open: @escaping StagedFile.Opening = StagedFile.systemOpening) {
        (failures, failureReports) = AsyncStream.makeStream()
        self.open = open
    }

    /// Waits until everything that was written can be read again. A power cut may still lose it.
    func waitForStaging() { staging.wait() }

    /// Reads a file, or the contents that are waiting to replace it. Throws if they have more than
    /// `limit` bytes.
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
                // Keeps an old entry that the second thread is already moving. The old file gets
                // into place first, and the new file then replaces it.
                for entry in old where !entry.isOnItsWay { entry.file.discard() }
                staged[file.path] = old.filter(\.isOnItsWay) + [Entry(file: file)]
            }
            settling.async { [self] in settle(file, at: path) }
        }
    }

    func append(line: [UInt8], to path: String) {
        staging.async { [self] in
            guard !appendToReplaced(line, path) else { return }
            attempt(path) { () throws(DiskFailure) in
                try Disk.makeDirectory(Disk.parent(of: path))
                try Disk.append(line: line, to: path, flushing: false)
                failed.withLock { $0[path] = nil }
                // If a device cannot be flushed, the line is in the file anyway.
                settling.async { try? Disk.flush(path) }
            }
        }
    }

    /// Adds a line to a file that this writer has replaced. If that fails, stages the whole file
    /// again. Returns false if this writer has not replaced the file.
    private func appendToReplaced(_ line: [UInt8], _ path: String) -> Bool {
        let found = replaced.withLock { replaced -> (StagedFile?, [UInt8], Int)? in
            guard let (count, last) = replaced[path].map({ ($0.bytes.count, $0.bytes.last) }) else {
                return nil
            }
            let line = line.line(after: last)
            replaced[path]?.bytes += line
            return (replaced[path]?.file, line, count)
        }
        guard let (file, line, count) = found else { return false }
        guard let file, file.append(line, after: count) else {
            stage(path, replaced.withLock { $0[path]?.bytes } ?? [])
            return true
        }
        if file.needsFlush() {
            settling.async { [self] in
                attempt(path) { () throws(DiskFailure) in
                    do throws(DiskFailure) {
                        try file.flushLines()
                    } catch {
                        // After a failed flush, the next line stages the whole file again.
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
                } catch .isNotADirectory {
                    // Without a directory, there is no file to remove.
                }
                failed.withLock { $0[path] = nil }
                settling.async { Disk.flushDirectory(of: path) }
            }
        }
    }

    /// Forgets the contents of a file, so that the next line is added to the file on the disk.
    func forget(_ path: String) { replaced.withLock { $0[path] = nil } }

    /// Flushes a file that something else has written, before the files that this writer writes
    /// later. If a device cannot be flushed, the file is written anyway.
    func flush(_ path: String) {
        settling.async {
            try? Disk.flush(path)
            Disk.flushDirectory(of: path)
        }
    }

    /// Waits until everything is on the disk. Returns the failures of the files whose last write
    /// failed.
    @discardableResult func finish() -> [LateFailure] {
        staging.wait()
        settling.wait()
        return failed.withLock { failed in failed.values.sorted { $0.path < $1.path } }
    }

    private func settle(_ file: StagedFile, at path: String) {
        let isWanted = staged.withLock { staged in
            guard let place = staged[file.path]?.firstIndex(where: { $0.file === file }) else {
                return false
            }
            staged[file.path]?[place].isOnItsWay = true
            return true
        }
        guard isWanted else { return }
        attempt(path) { () throws(DiskFailure) in
            try file.settle()
            // Newer contents that could not be staged are still a failure.
            let isNewest = replaced.withLock { $0[path].map { $0.file === file } ?? true }
            if isNewest { failed.withLock { $0[path] = nil } }
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
            failureReports.yield(failure)
        }
    }
}
