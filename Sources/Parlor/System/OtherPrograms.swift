import CLibrary

/// A question about other programs, which use the same files.
enum SharingQuestion: Equatable, Sendable {
    /// Whether another program has the file, or it is another than when this was asked last.
    case hasChanged(String)
    /// Whether the file may be written from now on, until the program ends.
    case lease(String)
}

/// An answer about other programs.
enum SharingAnswer: Codable, Equatable, Sendable {
    /// No other program has to do with it.
    case unshared
    case hasChanged
    /// Another program has the file: its process, and since when, in seconds since 1970; zeros
    /// where it does not say.
    case held(process: Int, since: Int)
}

/// The other programs of its kind, as far as they have to do with the same files: each saved game
/// is written by one program at a time.
///
/// A lease is a lock on a file beside that of the game, so that it ends with its process, however
/// that ends. The file says whose it is.
final class OtherPrograms {
    private var stamps: [String: FileStamp] = [:]
    private var leases: [String: LeaseFile] = [:]
    private let clock: () -> Int

    init(clock: @escaping () -> Int) { self.clock = clock }

    func answer(_ question: SharingQuestion) -> SharingAnswer {
        switch question {
        case .hasChanged(let path):
            if leases[path] != nil { return .unshared }
            // Stages of an ended program belong to the file that is looked at.
            StagedFile.recover(path)
            let stamp = FileStamp(of: path)
            let before = stamps.updateValue(stamp, forKey: path)
            if let (process, since) = LeaseFile.holder(of: "\(path).lease") {
                return .held(process: process, since: since)
            }
            return before.map { $0 == stamp } ?? true ? .unshared : .hasChanged
        case .lease(let path): return lease(path)
        }
    }

    private func lease(_ path: String) -> SharingAnswer {
        if leases[path] != nil { return .unshared }
        // A directory that cannot be written is told when it is tried.
        guard (try? Disk.makeDirectory(Disk.parent(of: path))) != nil else { return .unshared }
        switch LeaseFile.take("\(path).lease", now: clock()) {
        case .taken(let file):
            leases[path] = file
            let isSame = stamps[path].map { $0 == FileStamp(of: path) } ?? true
            return isSame ? .unshared : .hasChanged
        case .held(let process, let since): return .held(process: process, since: since)
        case .impossible: return .unshared
        }
    }

    /// Gives all leases back.
    func end() { leases = [:] }
}

/// A state of a file that two looks can be compared by.
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

/// A file that is locked as long as this lives, and removed behind it.
private final class LeaseFile {
    private let path: String
    private let file: OpenFile

    enum Attempt {
        case taken(LeaseFile)
        case held(process: Int, since: Int)
        case impossible
    }

    private struct Text: Codable { let process, since: Int }

    private init(_ path: String, _ file: consuming OpenFile) {
        self.path = path
        self.file = file
    }

    deinit { unlink(path) }

    /// The process that has the lease, and since when; nil if none does. A lease whose process was
    /// killed is removed.
    static func holder(of path: String) -> (process: Int, since: Int)? {
        // NFS gives a lock only on what is open for writing.
        guard let file = try? OpenFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK) else { return nil }
        guard file.lock() else { return holder(in: file) }
        // Another program that takes it meanwhile sees that its file has lost its name.
        if file.isRegular && file.hasName { unlink(path) }
        return nil
    }

    private static func holder(in file: borrowing OpenFile) -> (process: Int, since: Int) {
        let text = (try? file.bytes(atMost: 1_000)).flatMap { CheckedJSON($0) }
            .flatMap { $0.decoded(as: Text.self) }
        return (text?.process ?? 0, text?.since ?? 0)
    }

    static func take(_ path: String, now: Int) -> Attempt {
        for _ in 0..<100 {
            guard let file = try? OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK),
                file.isRegular
            else { return .impossible }
            guard file.lock() else {
                let (process, since) = holder(in: file)
                return .held(process: process, since: since)
            }
            // The one who had it may have removed it meanwhile.
            guard file.hasName else { continue }
            file.truncate()
            try? file.store(atOnce: Text(process: Int(getpid()), since: now).line)
            return .taken(LeaseFile(path, file))
        }
        return .impossible
    }
}
