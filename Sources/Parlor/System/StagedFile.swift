import CLibrary
import Synchronization
import TUI

/// New bytes for a file, under a name of their own beside it until the disk has them for good. If
/// the process ends before, they are found there at the next start: the name says how many they are
/// and what they add up to, so that one can tell whether they are all there, and a lock says
/// whether the process lives. Lines can be added behind them, before they are in their place and
/// after.
final class StagedFile: Sendable {
    let path: String
    let bytes: [UInt8]
    private let stagedPath: String
    private let file: Mutex<OpenFile?>
    /// The same file, open as long as lines may come.
    private let end: OpenFile
    /// Whether lines wait for the disk.
    private let hasNewLines = Atomic(false)

    /// The way to an open file, by its path and flags.
    typealias Opening = @Sendable (String, Int32) throws(DiskFailure) -> OpenFile

    static let systemOpening: Opening = { path, flags throws(DiskFailure) in
        try OpenFile(path, flags)
    }

    /// Writes the bytes, and waits for nothing. A link to a file kept elsewhere stays a link.
    init(
        for path: String, _ bytes: [UInt8], open: Opening = StagedFile.systemOpening
    ) throws(DiskFailure) {
        (self.path, self.bytes) = (Disk.resolved(path), bytes)
        while true {
            let name =
                "\(self.path)\(StagedFile.mark)\(StagedFile.count.add(1, ordering: .relaxed).newValue)"
                + "-\(bytes.count)-\(bytes.digest)"
            let file: OpenFile
            do throws(DiskFailure) {
                file = try open(name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
            } catch .other(EEXIST) {
                continue
            }
            // Another program may just now take it for a stray, as long as it is not locked.
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

    /// Waits until the bytes would survive a power cut, and puts them in their place. Bytes that
    /// were discarded meanwhile have none.
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

    /// Adds a line behind so many bytes. False where they are not there any more, or the disk does
    /// not take the line; what is there stays whole.
    func append(_ line: [UInt8], behind count: Int) -> Bool {
        guard end.hasName, end.size == count else { return false }
        do {
            try end.store(atOnce: line)
            return true
        } catch {
            end.truncate(to: count)
            return false
        }
    }

    /// Whether to wait for the disk: lines are new, and no thread waits for them yet.
    func wantsFlush() -> Bool { !hasNewLines.exchange(true, ordering: .relaxed) }

    /// Waits until the lines so far would survive a power cut.
    func flushLines() throws(DiskFailure) {
        hasNewLines.store(false, ordering: .relaxed)
        try end.flush()
    }

    /// Takes the bytes back: newer ones are staged, or the file is removed.
    func discard() { unlink(stagedPath) }

    // MARK: After the end of a process

    private static let mark = ".new-"
    private static let count = Atomic(0)

    /// Puts the newest bytes in their place that a process staged before it was ended, and removes
    /// what else it left. A process that lives keeps its own.
    static func recover(_ path: String) {
        let path = Disk.resolved(path)
        let folder = Disk.parent(of: path)
        let start = "\(Disk.names(of: path).last ?? "")\(mark)"
        let strays = Disk.names(in: folder).filter { $0.hasPrefix(start) }
        // The later, the higher its number.
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
            // Behind the bytes that the name is about there may be lines.
            let staged = bytes.map { Array($0.prefix(max(0, stray.count ?? $0.count))) }
            if !isFound, let staged, staged.digest == stray.digest.map({ String($0) }),
                rename(stray.name, path) == 0
            {
                isFound = true
            } else {
                unlink(stray.name)
            }
        }
    }
}

extension [UInt8] {
    /// Digits that tell these bytes from others.
    fileprivate var digest: String {
        var print = Fingerprint()
        print.add(UInt64(count))
        print.add(self)
        return print.value.digits
    }
}
