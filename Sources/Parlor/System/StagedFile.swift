import CLibrary
import Synchronization
import TUI

/// New contents of a file, staged next to the file under another name until they are on the disk.
/// If the process ends before that, the next start recovers them. The staged name contains the size
/// and a digest, which show whether the contents are complete. A lock shows whether the process is
/// still running. Lines can be added before and after the contents are moved into place.
final class StagedFile: Sendable {
    let path: String
    let bytes: [UInt8]
    private let stagedPath: String
    private let file: Mutex<OpenFile?>
    /// A duplicate of the open file, for adding lines.
    private let end: OpenFile
    /// Indicates whether added lines are not flushed yet.
    private let hasNewLines = Atomic(false)

    /// A function that opens a file by its path and flags.
    typealias Opening = @Sendable (String, Int32) throws(DiskFailure) -> OpenFile

    static let systemOpening: Opening = { path, flags throws(DiskFailure) in
        try OpenFile(path, flags)
    }

    /// Writes the bytes without flushing them. If the path is a link, the link is kept.
    init(
        for path: String, _ bytes: [UInt8], open: Opening = StagedFile.systemOpening
    ) throws(DiskFailure) {
        (self.path, self.bytes) = (Disk.resolved(path), bytes)
        while true {
            let number = StagedFile.count.add(1, ordering: .relaxed).newValue
            let name = "\(self.path)\(StagedFile.mark)\(number)-\(bytes.count)-\(bytes.digest)"
            let file: OpenFile
            do throws(DiskFailure) {
                file = try open(name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
            } catch .other(EEXIST) {
                continue
            }
            // Until the file is locked, another process may remove it as a leftover.
            guard file.lock(), file.hasName else { continue }
            do throws(DiskFailure) {
                try file.store(atOnce: bytes)
                end = try file.again()
            } catch {
                unlink(name)
                throw error
            }
            stagedPath = name
            self.file = Mutex(file)
            return
        }
    }

    /// Flushes the bytes and moves them into place. Does nothing if they were discarded.
    func settle() throws(DiskFailure) {
        guard let file = file.withLock({ $0.take() }) else { return }
        do throws(DiskFailure) {
            try file.flush()
            guard rename(stagedPath, path) == 0 else { throw DiskFailure.last }
            try file.close()
        } catch .missing {
            return
        } catch {
            unlink(stagedPath)
            throw error
        }
        Disk.flushDirectory(of: path)
    }

    /// Adds a line after the first `count` bytes. Returns false if the file has another size or no
    /// name, or if the line cannot be written. The existing bytes stay.
    func append(_ line: [UInt8], after count: Int) -> Bool {
        guard end.hasName, end.size == count else { return false }
        do {
            try end.store(atOnce: line)
            return true
        } catch {
            end.truncate(to: count)
            return false
        }
    }

    /// Marks the new lines as not flushed. Returns true if the caller must flush them, because no
    /// other thread is going to.
    func needsFlush() -> Bool { !hasNewLines.exchange(true, ordering: .relaxed) }

    /// Waits until the added lines would survive a power cut.
    func flushLines() throws(DiskFailure) {
        hasNewLines.store(false, ordering: .relaxed)
        try end.flush()
    }

    /// Removes the staged file, because newer contents are staged or the file is removed.
    func discard() { unlink(stagedPath) }

    // MARK: After the end of a process

    private static let mark = ".new-"
    private static let count = Atomic(0)

    /// Moves into place the newest contents that a dead process has staged, and removes its other
    /// leftovers. The files of a running process are not changed. Newest contents that cannot be
    /// read or moved are set aside: a later start could move them over newer contents.
    static func recover(_ path: String) {
        let path = Disk.resolved(path)
        let folder = Disk.parent(of: path)
        let start = "\(Disk.names(of: path).last ?? "")\(mark)"
        let strays = Disk.names(in: folder).filter { $0.hasPrefix(start) }
        // The file with the higher number is newer.
        let ordered = strays.map { name in
            let parts = name.dropFirst(start.count).split(separator: "-")
            return (
                name: "\(folder)/\(name)", number: parts.first.flatMap { Int($0) } ?? 0,
                count: parts.count == 3 ? Int(parts[1]) : nil, digest: parts.last
            )
        }.sorted { $0.number > $1.number }
        var isFound = false
        for stray in ordered {
            guard let file = try? OpenFile(stray.name, O_RDWR | O_NONBLOCK | O_NOFOLLOW),
                file.isRegular, file.lock()
            else { continue }
            let bytes = try? file.bytes(atMost: Disk.largest)
            // Added lines may follow the bytes that the name describes.
            let staged = bytes.map { Array($0.prefix(max(0, stray.count ?? $0.count))) }
            let isWhole = staged.map { $0.digest == stray.digest.map { String($0) } }
            if isFound || isWhole == false {
                unlink(stray.name)
            } else if isWhole == true, rename(stray.name, path) == 0 {
                isFound = true
            } else {
                _ = try? Disk.setAside(stray.name, asPartOf: path)
            }
        }
    }
}

extension [UInt8] {
    /// A digest of the bytes, as text.
    fileprivate var digest: String {
        var print = Fingerprint()
        print.add(UInt64(count))
        print.add(self)
        return print.value.digits
    }
}
