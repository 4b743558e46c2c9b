import CLibrary

/// Holds back the process's standard output and error during a run, such as a forgotten `print` or
/// a last message, and writes them to the terminal afterwards.
///
/// Signal handlers may call everything here, except the initializer.
struct HeldOutput: BitwiseCopyable {
    private let file: Int32

    /// Copies of the descriptors of output and error. A copy is -1 if the descriptor is not that of
    /// a terminal. Output to it is then not held back.
    private let output: Int32
    private let error: Int32

    /// Fails if no file can be created. No output is then held back.
    init?() {
        // Sound: the text is copied before the environment can change.
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

    func hold() {
        if output >= 0 { dup2(file, STDOUT_FILENO) }
        if error >= 0 { dup2(file, STDERR_FILENO) }
    }

    /// Stops holding back the output, and writes the held output to the terminal.
    func release(to terminal: Int32) {
        if output >= 0 { dup2(output, STDOUT_FILENO) }
        if error >= 0 { dup2(error, STDERR_FILENO) }
        // Sound: `pread` has just written these bytes. The buffer is on the stack, because a
        // handler must not allocate memory.
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            var place = 0
            while true {
                let count = pread(file, buffer.baseAddress, buffer.count, off_t(place))
                guard count > 0 else { break }
                place += count
                let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard sendAllBytes(bytes, to: terminal) else { break }
            }
        }
        ftruncate(file, 0)
    }

    /// Closes the descriptors. Call `release` first, because a handler may still run in another
    /// thread.
    func end() {
        close(file)
        if output >= 0 { close(output) }
        if error >= 0 { close(error) }
    }
}

/// Sends all bytes. Waits at most ten times, for 20 ms each, until the terminal accepts more.
/// Returns false if this is not enough, or if the terminal is gone. Signal handlers may call this
/// function.
func sendAllBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var sent = 0
    var triesLeft = 10
    while sent < bytes.count {
        // Sound: `sent` is below the count.
        let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count > 0 {
            sent += count
        } else {
            guard triesLeft > 0, errno == EAGAIN || errno == EINTR else { return false }
            triesLeft -= 1
            var way = pollfd(descriptor, for: POLLOUT)
            poll(&way, 1, 20)
        }
    }
    return true
}
