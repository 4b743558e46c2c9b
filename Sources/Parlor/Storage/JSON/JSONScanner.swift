/// A scanner of JSON from outside, or of JSON5 that was written by hand. It is safe for bytes that
/// are not UTF-8, and limits the depth and the numbers. The program does not use the toolchain's
/// decoder, which crashes on some JSON5 texts.
struct JSONScanner {
    /// The maximum nesting of arrays and objects. The program's own files use fewer than ten
    /// levels.
    static let deepest = 64

    let bytes: [UInt8]
    let isJSON5: Bool
    /// The offset of the next byte, and the end of the text.
    var place: Int
    let end: Int

    init(_ bytes: [UInt8], in range: Range<Int>? = nil, isJSON5: Bool = false) {
        (self.bytes, self.isJSON5) = (bytes, isJSON5)
        (place, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
        // Skips a byte order mark, which some editors write.
        if bytes[place..<end].starts(with: [0xef, 0xbb, 0xbf]) { place += 3 }
    }

    var next: UInt8? { place < end ? bytes[place] : nil }
    var isAtEnd: Bool { place == end }

    /// Consumes a punctuation character and the blanks before it. Returns false if another
    /// character comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard place < end, bytes[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    mutating func skipBlanks() {
        while place < end {
            switch bytes[place] {
            case 0x20, 0x0a, 0x0d, 0x09: place += 1
            case 0x0b, 0x0c: if isJSON5 { place += 1 } else { return }
            case 0xc2 where isJSON5 && skip([0xc2, 0xa0]): break
            case 0xef where isJSON5 && skip([0xef, 0xbb, 0xbf]): break
            case UInt8(ascii: "/"): if !isJSON5 || !skipComment() { return }
            default: return
            }
        }
    }

    private mutating func skip(_ text: [UInt8]) -> Bool {
        guard bytes[place..<end].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private mutating func skipComment() -> Bool {
        if skip(Array("//".utf8)) {
            while let byte = next, byte != 0x0a, byte != 0x0d { place += 1 }
            return true
        }
        let start = place
        guard skip(Array("/*".utf8)) else { return false }
        while place < end {
            if skip(Array("*/".utf8)) { return true }
            place += 1
        }
        place = start
        return false
    }

    /// Scans bytes up to the next punctuation: a number, a word, or a name without quotes.
    mutating func word() -> Range<Int>? {
        skipBlanks()
        let start = place
        while place < end {
            switch bytes[place] {
            case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""),
                UInt8(ascii: "'"), UInt8(ascii: "/"):
                return place > start ? start..<place : nil
            default: place += 1
            }
        }
        return place > start ? start..<place : nil
    }

    func text(_ range: Range<Int>) -> String? {
        // Decoding without validation is several times faster.
        bytes[range].allSatisfy { $0 < 0x80 }
            ? String(decoding: bytes[range], as: UTF8.self)
            : String(validating: bytes[range], as: UTF8.self)
    }
}
