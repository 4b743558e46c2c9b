import CLibrary

/// A file while it is open.
struct OpenFile: ~Copyable, Sendable {
    private let descriptor: Int32

    init(_ path: String, _ flags: Int32) throws(DiskFailure) {
        let opened = OpenFile.again { open(path, flags | O_CLOEXEC, 0o600) }
        // Until it has a descriptor there is nothing that would be closed.
        if opened < 0 { throw .last }
        descriptor = opened
    }

    deinit { _ = systemClose(descriptor) }

    /// Closes it. Some systems say only then that what was written did not arrive.
    consuming func close() throws(DiskFailure) {
        let result = systemClose(descriptor)
        discard self
        // Interrupted or not, the descriptor is gone.
        if result != 0, errno != EINTR { throw .last }
    }

    /// Whether it is a file with bytes of its own, not a directory, a pipe or a device.
    var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

    /// Whether it still has a name.
    var hasName: Bool { status.map { $0.st_nlink > 0 } ?? false }

    /// The number of its bytes.
    var size: Int { status.map { Int($0.st_size) } ?? 0 }

    private var status: stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    /// Takes the file for this process, until it is closed or the process ends, however that may
    /// be. False if another process has it.
    func lock() -> Bool {
        if OpenFile.again({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
        // It cannot be known if the system has no locks.
        return errno != EWOULDBLOCK
    }

    /// Leaves so many of its first bytes in it.
    func truncate(to count: Int = 0) { _ = OpenFile.again { ftruncate(descriptor, off_t(count)) } }

    /// The same file, open once more.
    func again() throws(DiskFailure) -> OpenFile {
        let copy = OpenFile.again { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
        if copy < 0 { throw .last }
        return OpenFile(descriptor: copy)
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// All that is in it, if that is no more than so many bytes.
    func bytes(atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        if size > limit { throw .isTooLarge }
        try forEachPiece { piece throws(DiskFailure) in
            bytes += piece
            if bytes.count > limit { throw .isTooLarge }
        }
        return bytes
    }

    /// Bytes at its end, so many if there are, from where a character begins.
    func lastBytes(_ limit: Int) throws(DiskFailure) -> [UInt8] {
        if lseek(descriptor, off_t(max(0, size - limit - 1)), SEEK_SET) < 0 { throw .last }
        var bytes: [UInt8] = []
        try forEachPiece { bytes += $0 }
        return bytes.end(limit)
    }

    /// Hands on what is in it, a piece after the other.
    func forEachPiece(
        of length: Int = 1 << 16, _ take: (ArraySlice<UInt8>) throws(DiskFailure) -> Void
    ) throws(DiskFailure) {
        var buffer = [UInt8](repeating: 0, count: length)
        while true {
            let count = OpenFile.again { read(descriptor, &buffer, buffer.count) }
            if count < 0 { throw .last }
            if count == 0 { return }
            try take(buffer[..<count])
        }
    }

    /// The byte at its end, if there is any.
    func lastByte() throws(DiskFailure) -> UInt8? {
        let size = lseek(descriptor, 0, SEEK_END)
        if size < 0 { throw .last }
        var byte: UInt8 = 0
        return size > 0 && pread(descriptor, &byte, 1, size - 1) == 1 ? byte : nil
    }

    /// Writes the bytes with one call, so that no others come in between.
    func store(atOnce bytes: [UInt8]) throws(DiskFailure) {
        let count = OpenFile.again { write(descriptor, bytes, bytes.count) }
        if count < 0 { throw .last }
        // A file takes everything unless there is no room for it.
        if count < bytes.count { throw .isFull }
    }

    /// Waits until what was written would survive a power cut.
    func flush() throws(DiskFailure) {
        if OpenFile.again({ fsync(descriptor) }) != 0 { throw .last }
    }

    /// Calls until no signal comes in between.
    private static func again<Count: SignedInteger>(_ call: () -> Count) -> Count {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

/// The system's `close`, under a name that no method has.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
