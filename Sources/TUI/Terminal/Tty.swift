import CLibrary

/// The terminal as a file: bytes in, bytes out, its size and its settings.
///
/// It is opened again, so that not waiting for it (`O_NONBLOCK`) affects no other process: the
/// standard input and output are shared with the program's parent.
final class Tty {
    enum Transfer: Equatable {
        case bytes(Int)
        case nothingNow
        /// The terminal is gone: nothing will ever come or go.
        case end
    }

    let descriptor: Int32

    /// The settings as they were found.
    let settings: termios

    /// Bytes that were read last; kept for its room.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Opens the terminal of that path.
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

    /// The terminal that the standard output goes to, or the one that controls the process: after
    /// `su`, or in a container, only the second can be opened.
    static func ofProcess() throws(TerminalProblem) -> Tty {
        var name = [CChar](repeating: 0, count: 256)
        if ttyname_r(STDOUT_FILENO, &name, name.count) == 0 {
            let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            if let tty = try? Tty(path: path) { return tty }
        }
        return try Tty(path: "/dev/tty")
    }

    /// The complaint of the last call.
    private static func problem() -> TerminalProblem {
        // Sound: the text is copied before another call could overwrite it.
        .cannotBeOpened(reason: String(cString: strerror(errno)))
    }

    /// The byte that the Backspace key sends.
    var erase: UInt8 {
        // Sound: the bytes are copied out of a value that stays where it is meanwhile.
        withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] }
    }

    /// Every byte comes at once and as it is, and goes out as it is.
    func makeRaw() {
        var raw = settings
        cfmakeraw(&raw)
        // Sound: the bytes are written into a value that stays where it is meanwhile.
        withUnsafeMutableBytes(of: &raw.c_cc) {
            $0[Int(VMIN)] = 1
            $0[Int(VTIME)] = 0
        }
        tcsetattr(descriptor, TCSANOW, &raw)
    }

    /// Throws away unread input, and puts the settings back. It does not wait for the
    /// output, which may be stuck.
    func restore() {
        var settings = settings
        tcflush(descriptor, TCIFLUSH)
        tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// The size in cells; nil when the terminal does not know it.
    var size: Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        guard size.ws_col > 0, size.ws_row > 0 else { return nil }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Takes what has come, as far as there is room.
    func receive(into buffer: inout [UInt8]) -> Transfer {
        // Sound: `read` writes no more than the count it is told.
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return count == 0 ? .end : Transfer(count)
    }

    /// Sends what goes out at once.
    func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        Transfer(write(descriptor, bytes.baseAddress, bytes.count))
    }
}

extension Tty.Transfer {
    /// By what `read` or `write` returned.
    fileprivate init(_ count: Int) {
        if count >= 0 {
            self = .bytes(count)
        } else {
            self = errno == EAGAIN || errno == EINTR ? .nothingNow : .end
        }
    }
}
