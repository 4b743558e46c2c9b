import CLibrary
import Synchronization

/// Puts the terminal back when the process crashes, before the handler that would have seen it
/// otherwise: the message and the backtrace stand on the normal screen.
///
/// A handler may come in the middle of anything. All it touches is plain memory that was there
/// before; all it calls is made for that: `write`, `poll`, `tcsetattr`, `dup2`, `sigaction`,
/// `raise`.
enum CrashGuard {
    /// Everything to be done, laid down in advance.
    struct Restoration {
        let descriptor: Int32
        var settings: termios
        let text: UnsafeMutableRawBufferPointer
        let held: HeldOutput?
    }

    /// Nil while the terminal is as it was.
    ///
    /// Sound: what it points to is complete before it is stored, and never freed.
    private nonisolated(unsafe) static let armed = Atomic<UnsafeMutablePointer<Restoration>?>(nil)

    /// From now on a crash puts `tty` back, and writes `text` to it.
    static func arm(_ tty: Tty, _ text: String, _ held: HeldOutput?) {
        // Sound: never freed, since a handler in another thread may be reading it. That is some 400
        // bytes a time.
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        let restoration = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
        restoration.initialize(
            to: Restoration(
                descriptor: tty.descriptor, settings: tty.settings, text: bytes, held: held))
        armed.store(restoration, ordering: .releasing)
    }

    static func disarm() { armed.store(nil, ordering: .releasing) }

    /// Puts the terminal back if it is not, from wherever that is called.
    static func restore() {
        guard let restoration = armed.exchange(nil, ordering: .acquiringAndReleasing) else {
            return
        }
        let descriptor = restoration.pointee.descriptor
        // Sound: the text is never freed either.
        _ = sendPatiently(UnsafeRawBufferPointer(restoration.pointee.text), to: descriptor)
        tcsetattr(descriptor, TCSANOW, &restoration.pointee.settings)
        restoration.pointee.held?.release(to: descriptor)
    }
}
