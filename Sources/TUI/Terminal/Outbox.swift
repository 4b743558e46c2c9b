/// Bytes for the terminal. They wait while the terminal cannot accept them.
struct Outbox: ~Copyable {
    var bytes = ByteBuffer()

    /// Indicates whether bytes are waiting because the terminal could not accept more.
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
            // Sound: `write` reads at most the given number of bytes.
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
