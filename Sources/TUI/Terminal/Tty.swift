import CLibrary

/// The terminal as a file, with its size and its settings.
///
/// Opened separately, because `O_NONBLOCK` on the standard input and output would also affect the
/// program's parent.
final class Tty {
    enum Transfer: Equatable {
        case bytes(Int)
        case nothingNow
        /// The terminal is closed.
        case end
    }

    let descriptor: Int32

    /// The original settings.
    let settings: termios

    /// The bytes of the last read. The array stays, so that its memory is reused.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(path: String) throws(TerminalProblem) {
        let descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Tty.problem() }
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else {
            let problem = Tty.problem()
            close(descriptor)
            throw problem
        }
        self.descriptor = descriptor
        self.settings = settings
    }

    deinit { close(descriptor) }

    /// Opens the terminal of the standard output, or else the controlling terminal. After `su`, or
    /// in a container, only the latter can be opened.
    static func ofProcess() throws(TerminalProblem) -> Tty {
        var name = [CChar](repeating: 0, count: 256)
        if ttyname_r(STDOUT_FILENO, &name, name.count) == 0 {
            let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            if let tty = try? Tty(path: path) { return tty }
        }
        return try Tty(path: "/dev/tty")
    }

    /// Returns the problem of the last failed call.
    private static func problem() -> TerminalProblem {
        // Sound: the text is copied before another call can overwrite it.
        .cannotBeOpened(reason: String(cString: strerror(errno)))
    }

    /// The byte that the Backspace key sends.
    var erase: UInt8 {
        // Sound: the bytes are copied out of a value that does not move during the call.
        withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] }
    }

    /// Enters raw mode: bytes arrive without delay, and no byte changes in either direction.
    func makeRaw() {
        var raw = settings
        cfmakeraw(&raw)
        // Sound: the bytes are written into a value that does not move during the call.
        withUnsafeMutableBytes(of: &raw.c_cc) {
            $0[Int(VMIN)] = 1
            $0[Int(VTIME)] = 0
        }
        tcsetattr(descriptor, TCSANOW, &raw)
    }

    /// Discards unread input and restores the settings. Does not wait for the output, which may be
    /// stuck.
    func restore() {
        var settings = settings
        tcflush(descriptor, TCIFLUSH)
        tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// The size in cells; nil if the terminal does not know it.
    var size: Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        guard size.ws_col > 0, size.ws_row > 0 else { return nil }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Reads the available bytes, up to the size of the buffer.
    func receive(into buffer: inout [UInt8]) -> Transfer {
        // Sound: `read` writes at most the given number of bytes.
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return count == 0 ? .end : Transfer(count)
    }

    /// Sends as many bytes as possible without waiting.
    func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        Transfer(write(descriptor, bytes.baseAddress, bytes.count))
    }
}

extension Tty.Transfer {
    /// Creates the value from the result of `read` or `write`.
    fileprivate init(_ count: Int) {
        if count >= 0 {
            self = .bytes(count)
        } else {
            self = errno == EAGAIN || errno == EINTR ? .nothingNow : .end
        }
    }
}
