/// The bytes of a UTF-8 character that is arriving.
struct ScalarBytes: Sendable {
    enum Progress {
        case more
        case complete(Unicode.Scalar)
        case broken
    }

    /// The bytes so far. The first is the most significant.
    private(set) var bytes: UInt32 = 0

    private var value: UInt32 = 0
    private var missing = 0

    /// The allowed next byte. After some first bytes, fewer are allowed, to exclude overlong forms,
    /// surrogates and values beyond U+10FFFF.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    mutating func start(_ byte: UInt8) {
        bytes = UInt32(byte)
        switch byte {
        case ..<0xE0: (missing, value) = (1, UInt32(byte & 0x1F))
        case ..<0xF0: (missing, value) = (2, UInt32(byte & 0x0F))
        default: (missing, value) = (3, UInt32(byte & 0x07))
        }
        switch byte {
        case 0xE0: allowed = 0xA0...0xBF
        case 0xED: allowed = 0x80...0x9F
        case 0xF0: allowed = 0x90...0xBF
        case 0xF4: allowed = 0x80...0x8F
        default: allowed = 0x80...0xBF
        }
    }

    mutating func add(_ byte: UInt8) -> Progress {
        guard allowed.contains(byte) else { return .broken }
        allowed = 0x80...0xBF
        bytes = bytes << 8 | UInt32(byte)
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        guard missing == 0 else { return .more }
        return Unicode.Scalar(value).map(Progress.complete) ?? .broken
    }
}
