/// The three numbers behind `CSI M`, each a byte 32 too high (X10).
///
/// In mode 1005 a number beyond 95 is a two-byte UTF-8 character. Nothing announces it, so a first
/// byte of such a pair waits for its second.
struct MouseBytes: Sendable {
    private var numbers: (Int, Int, Int) = (0, 0, 0)
    private var count = 0
    private var first: UInt8?

    /// Whether all there is to know is known, and at most a pair's second byte could still come.
    var isComplete: Bool { count == 3 || count == 2 && first != nil }

    mutating func clear() { self = MouseBytes() }

    /// Says whether the byte was part of the report.
    mutating func take(_ byte: UInt8) -> Bool {
        if let first {
            self.first = nil
            if 0x80...0xBF ~= byte {
                add(Int(first & 0x1F) << 6 | Int(byte & 0x3F))
                return true
            }
            add(Int(first))
            if count == 3 { return false }
        }
        if 0xC2...0xDF ~= byte {
            first = byte
        } else {
            add(Int(byte))
        }
        return true
    }

    /// Whether the last number is in, and not half of it.
    var isOver: Bool { count == 3 }

    private mutating func add(_ number: Int) {
        switch count {
        case 0: numbers.0 = number - 32
        case 1: numbers.1 = number - 32
        default: numbers.2 = number - 32
        }
        count += 1
    }

    /// The report; a last number of which only a first byte came counts as it stands.
    mutating func report() -> Mouse? {
        if let first, count == 2 { add(Int(first)) }
        return Mouse(code: numbers.0, column: numbers.1, row: numbers.2)
    }
}
