import CLibrary

/// Other processes of Parlor that use the same files. Only one process at a time writes a saved
/// game.
///
/// A lease is a lock on a second file next to the saved game, so it always ends with its process.
/// The second file contains the number of the process.
final class OtherPrograms {
    private var stamps: [String: FileStamp] = [:]
    private var leases: [String: LeaseFile] = [:]
    private let clock: () -> Int
    /// Waits a short time for a program that has just locked a lease.
    private let pause: () -> Void

    init(clock: @escaping () -> Int, pause: @escaping () -> Void = { usleep(1_000) }) {
        (self.clock, self.pause) = (clock, pause)
    }

    func answer(_ question: SharingQuestion) -> SharingAnswer {
        switch question {
        case .isShared(let path):
            if leases[path] != nil { return .unshared }
            // The bytes that a killed program staged for this file are recovered first.
            StagedFile.recover(path)
            let stamp = FileStamp(of: path)
            let before = stamps.updateValue(stamp, forKey: path)
            if let (process, since) = LeaseFile.checkHolder(of: "\(path).lease", pause) {
                return .locked(process: process, since: since)
            }
            return before.map { $0 == stamp } ?? true ? .unshared : .hasChanged
        case .lease(let path): return lease(path)
        case .release(let path):
            // The next lease finds out whether another process has written the file since.
            stamps[path] = FileStamp(of: path)
            leases[path] = nil
            return .unshared
        }
    }

    private func lease(_ path: String) -> SharingAnswer {
        if leases[path] != nil { return .unshared }
        // If the directory cannot be created, the attempt to write reports this.
        guard (try? Disk.makeDirectory(Disk.parent(of: path))) != nil else { return .unshared }
        switch LeaseFile.take("\(path).lease", now: clock(), pause) {
        case .taken(let file):
            leases[path] = file
            let isSame = stamps[path].map { $0 == FileStamp(of: path) } ?? true
            return isSame ? .unshared : .hasChanged
        case .locked(let process, let since): return .locked(process: process, since: since)
        case .impossible: return .unshared
        }
    }

    /// Releases all leases.
    func end() { leases = [:] }
}

/// A state of a file, to compare with a later state.
private struct FileStamp: Equatable {
    private let numbers: [Int]

    init(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            numbers = []
            return
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        numbers = [
            Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
            Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec),
        ]
    }
}

/// A locked file that is removed when this object is destroyed.
private final class LeaseFile {
    private let path: String
    private let file: OpenFile

    enum Attempt {
        case taken(LeaseFile)
        case locked(process: Int, since: Int)
        case impossible
    }

    private struct Text: Codable { let process, since: Int }

    private init(_ path: String, _ file: consuming OpenFile) {
        self.path = path
        self.file = file
    }

    deinit { unlink(path) }

    /// The process that holds the lease, and the start time of the lease; nil if no process holds
    /// one. Removes the lease of a process that was killed.
    static func checkHolder(
        of path: String, _ pause: () -> Void
    ) -> (process: Int, since: Int)? {
        // NFS locks a file only if it is open for writing.
        guard let file = try? OpenFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK) else { return nil }
        if let holder = lock(file, pause) { return holder }
        if file.isRegular && file.hasName {
            // The text of a killed program would deceive a program that claims the file now.
            file.truncate()
            unlink(path)
        }
        return nil
    }

    /// Locks the file. Returns nil if this succeeds, and the process that holds the lock otherwise.
    /// A process that has locked an empty file has just created it, or only checks who holds the
    /// lock. That process gets a short time to write its number or to release the lock.
    private static func lock(
        _ file: borrowing OpenFile, _ pause: () -> Void
    ) -> (process: Int, since: Int)? {
        for _ in 0..<100 {
            if file.lock() { return nil }
            if file.size > 0 { break }
            pause()
        }
        let text = (try? file.bytes(atMost: 1_000)).flatMap { CheckedJSON($0) }
            .flatMap { $0.decoded(as: Text.self) }
        return (text?.process ?? 0, text?.since ?? 0)
    }

    static func take(_ path: String, now: Int, _ pause: () -> Void) -> Attempt {
        for _ in 0..<100 {
            guard let file = try? OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK),
                file.isRegular
            else { return .impossible }
            if let (process, since) = lock(file, pause) {
                return .locked(process: process, since: since)
            }
            // The previous holder may have removed the file before it was locked.
            guard file.hasName else { continue }
            file.truncate()
            try? file.store(atOnce: Text(process: Int(getpid()), since: now).line)
            return .taken(LeaseFile(path, file))
        }
        return .impossible
    }
}
