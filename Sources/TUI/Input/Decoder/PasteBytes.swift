/// A paste that is arriving: its bytes up to `ESC [ 201 ~`, but no more than `limit`.
struct PasteBytes: Sendable {
    private static let terminator: [UInt8] = Array("\u{1B}[201~".utf8)

    private let limit: Int
    private var bytes: [UInt8] = []

    /// The number of bytes of the terminator that have matched.
    private var matched = 0

    /// Indicates whether the text was delivered because of the limit. The rest of the paste is then
    /// dropped.
    private var isDelivered = false

    init(limit: Int) { self.limit = limit }

    mutating func start() {
        matched = 0
        isDelivered = false
    }

    /// Takes bytes from `index` on, up to the end of the terminator or of the input. Returns true
    /// if the terminator is complete. Call `deliver` when the text is complete or too long.
    mutating func take(_ input: Span<UInt8>, from index: inout Int) -> Bool {
        while index < input.count {
            if matched == 0 {
                let start = index
                while index < input.count, input[index] != 0x1B { index += 1 }
                append(input, start..<index)
                if index == input.count { break }
            }
            if input[index] == Self.terminator[matched] {
                matched += 1
                index += 1
                if matched == Self.terminator.count { return true }
            } else {
                append(Self.terminator.span, 0..<matched)
                matched = 0
            }
        }
        return false
    }

    var isFull: Bool { bytes.count >= limit && !isDelivered }

    /// Returns the text, or nil if its beginning was already delivered.
    mutating func deliver() -> String? {
        guard !isDelivered else { return nil }
        isDelivered = true
        defer { bytes = [] }
        var text = String(decoding: withNewlines(bytes), as: UTF8.self)

        // The limit may have split a character.
        if bytes.count >= limit, text.unicodeScalars.last == "\u{FFFD}" {
            text.unicodeScalars.removeLast()
        }
        return text
    }

    private mutating func append(_ input: Span<UInt8>, _ range: Range<Int>) {
        let room = isDelivered ? 0 : limit - bytes.count
        let kept = range.prefix(max(room, 0))
        guard !kept.isEmpty else { return }
        input.extracting(kept).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }

    /// Replaces line ends with newlines. Terminals send CR for a line end, and some send CRLF.
    private func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == 0x0D {
                result.append(0x0A)
            } else if byte != 0x0A || previous != 0x0D {
                result.append(byte)
            }
            previous = byte
        }
        return result
    }
}
