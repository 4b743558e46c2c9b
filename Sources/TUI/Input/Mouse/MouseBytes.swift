/// The three numbers after `CSI M`, each a byte that is 32 too high (X10).
///
/// In mode 1005, a number above 95 is a two-byte UTF-8 character. No terminal states that it uses
/// this mode, so the first byte of such a character waits for the second one.
struct MouseBytes: Sendable {
    private var numbers: (Int, Int, Int) = (0, 0, 0)
    private var count = 0
    private var first: UInt8?

    /// Indicates whether the report can be read: three numbers have arrived, or two and the first
    /// byte of the third.
    var isReadable: Bool { count == 3 || count == 2 && first != nil }

    mutating func clear() { self = MouseBytes() }

    /// Takes a byte. Returns whether it was part of the report.
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

    /// Indicates whether the last number is complete.
    var hasAllNumbers: Bool { count == 3 }

    private mutating func add(_ number: Int) {
        switch count {
        case 0: numbers.0 = number - 32
        case 1: numbers.1 = number - 32
        default: numbers.2 = number - 32
        }
        count += 1
    }

    /// Returns the report. If only the first byte of the last number has arrived, it is the number.
    mutating func report() -> Mouse? {
        if let first, count == 2 { add(Int(first)) }
        return Mouse(code: numbers.0, column: numbers.1, row: numbers.2)
    }
}
