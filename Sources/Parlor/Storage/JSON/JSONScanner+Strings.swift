extension JSONScanner {
    /// Scans a string and returns its contents; returns nil if there is no well-formed string.
    mutating func string() -> String? {
        skipBlanks()
        guard let quote = next, quote == UInt8(ascii: "\"") || isJSON5 && quote == UInt8(ascii: "'")
        else { return nil }
        place += 1
        let start = place
        while place < end {
            switch bytes[place] {
            case quote:
                place += 1
                return text(start..<place - 1)
            case UInt8(ascii: "\\"): return stringWithEscapes(from: start, to: quote)
            case let byte where isForbidden(byte): return nil
            default: place += 1
            }
        }
        return nil
    }

    /// Returns whether a byte is forbidden in a string. JSON forbids unescaped control characters.
    /// JSON5 forbids only line breaks.
    private func isForbidden(_ byte: UInt8) -> Bool {
        isJSON5 ? byte == 0x0a || byte == 0x0d : byte < 0x20
    }

    private mutating func stringWithEscapes(from start: Int, to quote: UInt8) -> String? {
        var found = Array(bytes[start..<place])
        while place < end {
            let byte = bytes[place]
            place += 1
            switch byte {
            case quote: return String(validating: found, as: UTF8.self)
            case UInt8(ascii: "\\"): guard readEscape(into: &found) else { return nil }
            case _ where isForbidden(byte): return nil
            default: found.append(byte)
            }
        }
        return nil
    }

    private mutating func readEscape(into found: inout [UInt8]) -> Bool {
        guard let byte = next else { return false }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): found.append(byte)
        case UInt8(ascii: "b"): found.append(0x08)
        case UInt8(ascii: "f"): found.append(0x0c)
        case UInt8(ascii: "n"): found.append(0x0a)
        case UInt8(ascii: "r"): found.append(0x0d)
        case UInt8(ascii: "t"): found.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = escapedScalar() else { return false }
            found += String(scalar).utf8
        case _ where !isJSON5: return false
        case UInt8(ascii: "v"): found.append(0x0b)
        case UInt8(ascii: "0"): found.append(0)
        case UInt8(ascii: "x"):
            guard let number = hexadecimal(digits: 2), let scalar = Unicode.Scalar(number) else {
                return false
            }
            found += String(scalar).utf8
        // A backslash before a line break continues the string on the next line.
        case 0x0d: if next == 0x0a { place += 1 }
        case 0x0a: break
        default: found.append(byte)
        }
        return true
    }

    /// Scans a scalar that is written as a number or as a surrogate pair of UTF-16.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let first = hexadecimal(digits: 4) else { return nil }
        guard (0xd800..<0xdc00).contains(first) else { return Unicode.Scalar(first) }
        guard bytes[place..<end].starts(with: Array("\\u".utf8)) else { return nil }
        place += 2
        guard let second = hexadecimal(digits: 4), (0xdc00..<0xe000).contains(second) else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    }

    private mutating func hexadecimal(digits count: Int) -> UInt32? {
        guard place + count <= end else { return nil }
        var number: UInt32 = 0
        for _ in 0..<count {
            guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
                return nil
            }
            number = number << 4 | UInt32(digit)
            place += 1
        }
        return number
    }
}
