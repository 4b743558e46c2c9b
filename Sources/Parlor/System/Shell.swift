import CLibrary
import Games

/// Access to the process and to its environment.
package enum Shell {
    /// The environment variables for languages and directories.
    package static var environment: [String: String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "HOME"]
        return names.reduce(into: [:]) { environment, name in
            // Sound: the text is copied before the environment can change.
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
    }

    /// The current time in seconds, in UTC. It is never before 1970 or after the last year of four
    /// digits.
    package static func secondsSince1970() -> Int {
        min(max(0, time(nil)), Day.seconds * Day.last - 1)
    }

    /// The time since an arbitrary point before the program started.
    static func uptime() -> Duration { reading(of: CLOCK_MONOTONIC) }

    /// The processor time that the program has used.
    package static func processorTime() -> Duration { reading(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func reading(of clock: clockid_t) -> Duration {
        var now = timespec()
        clock_gettime(clock, &now)
        return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
    }

    /// The name before each message on standard error, whatever the name of the file that was
    /// called. It is the name in the help and in the manual.
    static let name = "parlor"

    /// A sentence as a message on standard error, without control characters.
    static func message(_ sentence: String, but kept: [Unicode.Scalar] = []) -> String {
        "\(name): \(sentence.withoutControls(but: kept))"
    }

    /// Writes a sentence to standard error.
    static func warn(_ sentence: String) {
        let line = Array("\(message(sentence))\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    /// Writes a sentence to standard error and exits with the status.
    package static func refuse(_ sentence: String, status: Int32) -> Never {
        warn(sentence)
        exit(status)
    }

    /// The path of this program.
    package static var program: String {
        let own = "/proc/self/exe"
        return access(own, X_OK) == 0 ? (realPath(own) ?? own) : CommandLine.arguments[0]
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    static func end(_ status: Int32) -> Never { exit(status) }

    /// Waits for the next bytes of standard input. Returns no bytes at its end.
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

    /// Indicates whether standard output is a terminal, and not a pipe or a file.
    package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The width of the terminal on standard output; nil if the output does not go to a terminal.
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

    /// Shows the progress of long work on the current line, if standard error is a terminal.
    static func showProgress(_ text: String) {
        guard isatty(STDERR_FILENO) != 0 else { return }
        try? writeErrors(Array("\r\u{1b}[K\(text)".utf8))
    }

    /// Writes bytes to the file, pipe or device with this path.
    package static func store(_ bytes: [UInt8], in path: String) throws(DiskFailure) {
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
    /// The failure to write output that nobody reads any more.
    static let readerLeft = DiskFailure(EPIPE)
}
