import CLibrary

/// Keeps what the process writes to its standard output and error while the screen shows something
/// else, and writes it to the terminal afterwards: a last message, a `print` left in.
///
/// Apart from making one, everything here may be called by a handler of a signal.
struct HeldOutput: BitwiseCopyable {
    private let file: Int32

    /// Copies of the two; -1 for one that does not go to a terminal, and is left alone.
    private let output: Int32
    private let error: Int32

    /// Nil where no file can be made; then what is written goes where it always does.
    init?() {
        // Sound: the text is copied before the environment could change.
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array("\(folder)/terminal.XXXXXX".utf8CString)
        file = mkstemp(&path)
        guard file >= 0 else { return nil }
        unlink(path)
        _ = fcntl(file, F_SETFL, O_APPEND)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        output = HeldOutput.copy(of: STDOUT_FILENO)
        error = HeldOutput.copy(of: STDERR_FILENO)
    }

    private static func copy(of descriptor: Int32) -> Int32 {
        isatty(descriptor) == 1 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    }

    /// From now on it is kept.
    func hold() {
        if output >= 0 { dup2(file, STDOUT_FILENO) }
        if error >= 0 { dup2(file, STDERR_FILENO) }
    }

    /// From now on it goes where it belongs, and what was kept goes to the terminal.
    func release(to terminal: Int32) {
        if output >= 0 { dup2(output, STDOUT_FILENO) }
        if error >= 0 { dup2(error, STDERR_FILENO) }
        // Sound: the bytes are those that `pread` has just written, and so few that they stand on
        // the stack: a handler must not ask for memory.
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            var place = 0
            while true {
                let count = pread(file, buffer.baseAddress, buffer.count, off_t(place))
                guard count > 0 else { break }
                place += count
                let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard sendPatiently(bytes, to: terminal) else { break }
            }
        }
        ftruncate(file, 0)
    }

    /// The end of it. A handler in another thread may still come: what is held is released first.
    func end() {
        close(file)
        if output >= 0 { close(output) }
        if error >= 0 { close(error) }
    }
}

/// Sends all of it, unless the terminal takes nothing for a while. A handler may call it.
func sendPatiently(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var sent = 0
    var patience = 10
    while sent < bytes.count {
        // Sound: `sent` is below the count.
        let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count > 0 {
            sent += count
        } else {
            guard patience > 0, errno == EAGAIN || errno == EINTR else { return false }
            patience -= 1
            var way = pollfd(descriptor, for: POLLOUT)
            poll(&way, 1, 20)
        }
    }
    return true
}
