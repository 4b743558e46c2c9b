import CLibrary
import Synchronization

/// Restores the terminal when the process crashes, before the earlier handler runs. The message and
/// the backtrace then appear on the normal screen.
///
/// A handler may run at any time. It uses only plain memory that was allocated before. Of the C
/// library, it calls only functions that handlers may call, or plain system calls: `open`, `write`,
/// `pread`, `ftruncate`, `poll`, `tcsetattr`, `dup2`, `sigaction`, `raise`.
enum CrashGuard {
    /// The data that a handler needs to restore the terminal.
    struct Restoration {
        let descriptor: Int32
        var settings: termios
        let text: UnsafeMutableRawBufferPointer
        let held: HeldOutput?
    }

    /// The restoration to carry out; nil if the terminal needs none.
    ///
    /// Sound: the pointer is stored after its memory is complete, and that memory is never freed.
    private nonisolated(unsafe) static let armed = Atomic<UnsafeMutablePointer<Restoration>?>(nil)

    /// Makes a crash restore `tty` and write `text` to it.
    static func arm(_ tty: Tty, _ text: String, _ held: HeldOutput?) {
        // Sound: the memory is never freed, because a handler in another thread may be reading it.
        // Each call leaks about 400 bytes.
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        let restoration = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
        restoration.initialize(
            to: Restoration(
                descriptor: tty.descriptor, settings: tty.settings, text: bytes, held: held))
        armed.store(restoration, ordering: .releasing)
    }

    static func disarm() { armed.store(nil, ordering: .releasing) }

    /// Restores the terminal if necessary. Any code may call this function, even a signal handler.
    static func restore() {
        guard let restoration = armed.exchange(nil, ordering: .acquiringAndReleasing) else {
            return
        }
        let descriptor = restoration.pointee.descriptor
        // Sound: the text is never freed.
        _ = sendAllBytes(UnsafeRawBufferPointer(restoration.pointee.text), to: descriptor)
        tcsetattr(descriptor, TCSANOW, &restoration.pointee.settings)
        restoration.pointee.held?.release(to: descriptor)
    }
}
