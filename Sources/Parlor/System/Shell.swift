import CLibrary
import Games

/// Environment in which the program was started.
enum Shell {
    /// The variables that say something about languages and places for files.
    static var environment: [String: String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "HOME"]
        return names.reduce(into: [:]) { environment, name in
            // Sound: the text is copied before anybody could change the environment.
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
    }

    /// Seconds of the clock, in UTC. One that is not set, or set to no year of four digits, is
    /// taken for the nearest that is.
    static func secondsSince1970() -> Int { min(max(0, time(nil)), Day.seconds * Day.last - 1) }

    /// How much time has passed since some moment before the program began.
    static func uptime() -> Duration {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
    }

    /// Says a sentence where errors are said.
    static func warn(_ sentence: String) {
        let line = Array("parlor: \(sentence)".withoutControls().utf8) + [UInt8(ascii: "\n")]
        _ = write(STDERR_FILENO, line, line.count)
    }

    /// Says a sentence where errors are said, and ends the process with the status.
    static func refuse(_ sentence: String, status: Int32) -> Never {
        warn(sentence)
        exit(status)
    }

    /// The path of this program.
    static var program: String {
        let own = "/proc/self/exe"
        return access(own, X_OK) == 0 ? (realPath(own) ?? own) : CommandLine.arguments[0]
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Ends the process.
    static func end(_ status: Int32) -> Never { exit(status) }

    /// The next bytes of the standard input, waiting for them; none at its end.
    static func readInput() throws(DiskFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw .last }
            bytes.removeLast(bytes.count - count)
            return bytes
        }
    }

    /// How wide the terminal is that the standard output goes to; nil where it goes elsewhere.
    static func columnsOfOutput() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    static func writeOutput(_ bytes: [UInt8]) throws(DiskFailure) {
        try send(bytes, to: STDOUT_FILENO)
    }

    static func writeErrors(_ bytes: [UInt8]) throws(DiskFailure) {
        try send(bytes, to: STDERR_FILENO)
    }

    /// Shows how far a long work has come on the last line of a terminal.
    static func showProgress(_ text: String) {
        guard isatty(STDERR_FILENO) != 0 else { return }
        try? writeErrors(Array("\r\u{1b}[K\(text)".utf8))
    }

    /// Writes output to the file, pipe or device of that name.
    static func store(_ bytes: [UInt8], in path: String) throws(DiskFailure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        if file < 0 { throw .last }
        defer { close(file) }
        try send(bytes, to: file)
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) throws(DiskFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw .last }
            rest = rest.dropFirst(count)
        }
    }
}

extension DiskFailure {
    /// The reader of what is written has gone.
    static let readerLeft = DiskFailure(EPIPE)
}
