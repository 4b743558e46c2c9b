import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Puts the terminal back when the process crashes, before whoever would have seen the crash
/// otherwise does: the message and the backtrace stand on the normal screen.
///
/// A handler may come in the middle of anything. All it touches is plain memory that was there
/// before; all it calls is made for that: `write`, `poll`, `tcsetattr`, `dup2`, `sigaction`, `raise`.
enum CrashGuard {
    /// What there is to be done, laid down in advance.
    struct Restoration {
        let descriptor: Int32
        var settings: termios
        let text: UnsafeMutableRawBufferPointer
        let held: HeldOutput?
    }

    /// The address of a `Restoration`, or 0 while the terminal is as it was.
    private static let armed = Atomic<UInt>(0)

    /// From now on a crash puts `tty` back, and writes `text` to it.
    static func arm(_ tty: Tty, _ text: String, _ held: HeldOutput?) {
        // Sound: filled before anybody else can know of it, and never freed or changed, since a
        // handler in another thread may be reading it. That is some 400 bytes a time.
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        let restoration = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
        restoration.initialize(
            to: Restoration(
                descriptor: tty.descriptor, settings: tty.settings, text: bytes, held: held))
        armed.store(UInt(bitPattern: restoration), ordering: .releasing)
    }

    static func disarm() { armed.store(0, ordering: .releasing) }

    /// Puts the terminal back if it is not, from wherever that is called.
    static func restore() {
        let address = armed.exchange(0, ordering: .acquiringAndReleasing)
        // Sound: either 0, or the address of a restoration, which is never freed.
        guard let restoration = UnsafeMutablePointer<Restoration>(bitPattern: address) else {
            return
        }
        let descriptor = restoration.pointee.descriptor
        // Sound: the text is never freed either.
        _ = sendPatiently(UnsafeRawBufferPointer(restoration.pointee.text), to: descriptor)
        tcsetattr(descriptor, TCSANOW, &restoration.pointee.settings)
        restoration.pointee.held?.release(to: descriptor)
    }
}
