/// Bytes on their way to the terminal. What does not go out at once waits until it can.
struct Outbox: ~Copyable {
    var bytes = ByteBuffer()

    /// Whether some of it is left because the terminal could not take more.
    private(set) var isBlocked = false

    mutating func add(_ text: String) {
        for byte in text.utf8 { bytes.append(byte) }
    }

    mutating func removeAll() {
        bytes.removeAll()
        isBlocked = false
    }

    /// Sends what goes out at once, and says whether the terminal is still there.
    mutating func send(to tty: Tty) -> Bool {
        isBlocked = false
        while !bytes.isEmpty {
            // Sound: `write` reads no more than the count it is told.
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
