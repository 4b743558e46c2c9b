import CLibrary

/// An open file. It is closed when it is destroyed.
struct OpenFile: ~Copyable, Sendable {
    private let descriptor: Int32

    init(_ path: String, _ flags: Int32) throws(DiskFailure) {
        let opened = OpenFile.again { open(path, flags | O_CLOEXEC, 0o600) }
        // An initializer that throws before `descriptor` is set does not run `deinit`, which would
        // close the descriptor.
        if opened < 0 { throw .last }
        descriptor = opened
    }

    deinit { _ = systemClose(descriptor) }

    /// Closes the file. Some systems report a failed write only when the file is closed.
    consuming func close() throws(DiskFailure) {
        let result = systemClose(descriptor)
        discard self
        // Even if the call was interrupted, the descriptor is closed.
        if result != 0, errno != EINTR { throw .last }
    }

    /// Indicates whether the file is a regular file, and not a directory, a pipe or a device.
    var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

    /// Indicates whether a name refers to the file. A removed file has none.
    var hasName: Bool { status.map { $0.st_nlink > 0 } ?? false }

    /// The size of the file in bytes.
    var size: Int { status.map { Int($0.st_size) } ?? 0 }

    private var status: stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    /// Locks the file until it is closed, or the process ends in any way. Returns false if another
    /// process holds the lock.
    func lock() -> Bool {
        if OpenFile.again({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
        // If the system does not support locks, no other process is assumed to hold the lock.
        return errno != EWOULDBLOCK
    }

    /// Shortens the file to its first `count` bytes.
    func truncate(to count: Int = 0) { _ = OpenFile.again { ftruncate(descriptor, off_t(count)) } }

    /// A duplicate of the open file.
    func again() throws(DiskFailure) -> OpenFile {
        let copy = OpenFile.again { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
        if copy < 0 { throw .last }
        return OpenFile(descriptor: copy)
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Reads the whole file. Throws if it is larger than `limit`.
    func bytes(atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        if size > limit { throw .isTooLarge }
        try forEachPiece { piece throws(DiskFailure) in
            bytes += piece
            if bytes.count > limit { throw .isTooLarge }
        }
        return bytes
    }

    /// At most the last `limit` bytes of the file. They begin with a whole character.
    func lastBytes(_ limit: Int) throws(DiskFailure) -> [UInt8] {
        if lseek(descriptor, off_t(max(0, size - limit - 1)), SEEK_SET) < 0 { throw .last }
        var bytes: [UInt8] = []
        try forEachPiece { bytes += $0 }
        return bytes.end(limit)
    }

    func forEachPiece(
        _ take: (ArraySlice<UInt8>) throws(DiskFailure) -> Void
    ) throws(DiskFailure) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = OpenFile.again { read(descriptor, &buffer, buffer.count) }
            if count < 0 { throw .last }
            if count == 0 { return }
            try take(buffer[..<count])
        }
    }

    /// The last byte of the file; nil if it is empty.
    func lastByte() throws(DiskFailure) -> UInt8? {
        let size = lseek(descriptor, 0, SEEK_END)
        if size < 0 { throw .last }
        var byte: UInt8 = 0
        return size > 0 && pread(descriptor, &byte, 1, size - 1) == 1 ? byte : nil
    }

    /// Writes the bytes with one call, so that no other write comes between them.
    func store(atOnce bytes: [UInt8]) throws(DiskFailure) {
        let count = OpenFile.again { write(descriptor, bytes, bytes.count) }
        if count < 0 { throw .last }
        // A write to a file is incomplete only if the disk is full.
        if count < bytes.count { throw .isFull }
    }

    /// Waits until everything that was written would survive a power cut.
    func flush() throws(DiskFailure) {
        #if canImport(Darwin)
            // On Darwin, `fsync` leaves the bytes in the memory of the drive. Not every file system
            // has the stronger command.
            if OpenFile.again({ fcntl(descriptor, F_FULLFSYNC) }) == 0 { return }
        #endif
        if OpenFile.again({ fsync(descriptor) }) != 0 { throw .last }
    }

    /// Repeats a call that a signal interrupts.
    private static func again<Count: SignedInteger>(_ call: () -> Count) -> Count {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

/// The system's `close`, under a name that does not clash with the method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
