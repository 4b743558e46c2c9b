/// Bytes for the terminal. Bytes that the terminal cannot accept wait until it can.
struct Outbox: ~Copyable {
    var bytes = ByteBuffer()

    /// Indicates whether bytes are left because the terminal could not accept more.
    private(set) var isBlocked = false

    mutating func add(_ text: String) {
        for byte in text.utf8 { bytes.append(byte) }
    }

    mutating func removeAll() {
        bytes.removeAll()
        isBlocked = false
    }

    /// Sends as much as possible without waiting. Returns false if the terminal is gone.
    mutating func send(to tty: Tty) -> Bool {
        isBlocked = false
        while !bytes.isEmpty {
            // Sound: `write` reads no more bytes than the given count.
            switch bytes.withUnsafeBytes(tty.send) {
            case .bytes(let count): bytes.removeFirst(count)
            case .nothingNow:
                isBlocked = true
                return true
            case .end: return false
            }
        }
        return true
    }
}
