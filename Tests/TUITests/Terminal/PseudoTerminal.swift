import CLibrary

@testable import TUI

/// A pseudo-terminal: tests type bytes at one end and read the output there.
///
/// The tests wait only for bytes that are on their way through the kernel.
final class PseudoTerminal {
    struct Missing: Error {}

    let path: String
    private let master: Int32
    private let keepsOpen: Int32
    private var isOpen = true

    init(columns: Int = 80, rows: Int = 24) throws {
        var ends: (master: Int32, other: Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 256)
        guard openpty(&ends.master, &ends.other, &name, nil, nil) == 0 else { throw Missing() }
        // The tested code opens the other end by its name.
        keepsOpen = ends.other
        master = ends.master
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        resize(columns: columns, rows: rows)
    }

    deinit {
        hangUp()
        close(keepsOpen)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Types as many bytes as the line accepts at once, and waits until they arrive at the other
    /// end.
    @discardableResult func type(_ bytes: some Sequence<UInt8>, to tty: Tty) -> Int {
        let bytes = Array(bytes)
        let count = write(master, bytes, bytes.count)
        if count > 0 { wait(for: POLLIN, on: tty.descriptor) }
        return max(0, count)
    }

    func type(_ text: String, to tty: Tty) { type(text.utf8, to: tty) }

    /// Reads until the expected output arrives.
    @discardableResult func read(until end: String) -> String {
        var text = ""
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        repeat {
            guard wait(for: POLLIN, on: master) else { return text }
            let count = TUITests.read(master, &buffer, buffer.count)
            output += buffer[..<max(0, count)]
            text = String(decoding: output, as: UTF8.self)
        } while !text.contains(end)
        return text
    }

    /// Reads until there is room at the other end, and returns what it has read.
    @discardableResult func makeRoom(for tty: Tty) -> [UInt8] {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var watched = [pollfd(master, for: POLLIN), pollfd(tty.descriptor, for: POLLOUT)]
        while poll(&watched, 2, 10_000) > 0, watched[1].revents == 0 {
            output += buffer[..<max(0, TUITests.read(master, &buffer, buffer.count))]
        }
        return output
    }

    /// Reads everything that was written so far, up to a mark at its end.
    @discardableResult func read(from tty: Tty) -> String {
        let mark = "\u{0}that is all\u{0}"
        let bytes = Array(mark.utf8)
        _ = bytes.withUnsafeBytes { tty.send($0) }
        return String(read(until: mark).dropLast(mark.count))
    }

    /// Closes this end and waits until the other end notices. A process that another test has just
    /// started may keep the terminal open for a moment.
    func hangUp() {
        guard isOpen else { return }
        isOpen = false
        close(master)
        wait(for: POLLHUP, on: keepsOpen)
    }

    /// Waits up to ten seconds for an event. Returns whether it came.
    @discardableResult private func wait(for event: Int32, on descriptor: Int32) -> Bool {
        var watched = pollfd(descriptor, for: event)
        return poll(&watched, 1, 10_000) > 0
    }
}

/// The settings of a terminal except for its special characters.
struct TerminalSettings: Equatable {
    let flags: [tcflag_t]

    init(_ settings: termios) {
        flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    }

    /// Reads the current settings.
    init(of tty: Tty) {
        var settings = termios()
        tcgetattr(tty.descriptor, &settings)
        self.init(settings)
    }
}

private func read(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(descriptor, &buffer, count)
    #elseif canImport(Musl)
        Musl.read(descriptor, &buffer, count)
    #else
        Darwin.read(descriptor, &buffer, count)
    #endif
}
