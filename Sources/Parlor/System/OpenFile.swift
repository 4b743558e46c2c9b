#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file while it is open.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    init(_ path: String, _ flags: Int32) throws(DiskFailure) {
        descriptor = OpenFile.again { open(path, flags | O_CLOEXEC, 0o600) }
        if descriptor < 0 { throw .last }
    }

    deinit { close(descriptor) }

    /// Whether it is a file with bytes of its own, not a directory, a pipe or a device.
    var isRegular: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Everything that is in it.
    func bytes() throws(DiskFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = OpenFile.again { read(descriptor, &buffer, buffer.count) }
            if count < 0 { throw .last }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// The byte at its end, if there is any.
    func lastByte() throws(DiskFailure) -> UInt8? {
        let size = lseek(descriptor, 0, SEEK_END)
        if size < 0 { throw .last }
        var byte: UInt8 = 0
        return size > 0 && pread(descriptor, &byte, 1, size - 1) == 1 ? byte : nil
    }

    /// Writes the bytes with one call, so that nobody else's come in between.
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
