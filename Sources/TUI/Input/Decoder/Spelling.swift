// The formats of numbers, text and colors in strings that terminals send.

extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    /// A number of at most six digits.
    var decimal: Int? {
        guard (1...6).contains(count) else { return nil }
        return reduce(into: Optional(0)) { number, byte in
            let isDigit = 0x30...0x39 ~= byte
            number = number.flatMap { isDigit ? $0 * 10 + Int(byte - 0x30) : nil }
        }
    }

    /// A number of one to four hexadecimal digits.
    var hexadecimal: Int? {
        guard (1...4).contains(count) else { return nil }
        return reduce(into: Optional(0)) { number, byte in
            number = number.flatMap { high in byte.hexValue.map { high << 4 | Int($0) } }
        }
    }

    var hexDecoded: ArraySlice? {
        guard count.isMultiple(of: 2) else { return nil }
        var result: [UInt8] = []
        for index in stride(from: startIndex, to: endIndex, by: 2) {
            guard let high = self[index].hexValue, let low = self[index + 1].hexValue else {
                return nil
            }
            result.append(high << 4 | low)
        }
        return result[...]
    }

    var base64Decoded: ArraySlice? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var width = 0
        let digits = prefix { $0 != UInt8(ascii: "=") }
        guard count - digits.count <= 2, self[digits.endIndex...].allSatisfy({ $0 == 0x3D }) else {
            return nil
        }
        for byte in digits {
            guard let value = byte.base64Value else { return nil }
            bits = bits << 6 | UInt32(value)
            width += 6
            if width >= 8 {
                width -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> width))
            }
        }
        return width == 6 ? nil : result[...]
    }

    func parts(separator: Character, atMost limit: Int = .max) -> [ArraySlice] {
        guard let separator = separator.asciiValue else { return [self] }
        return split(
            separator: separator, maxSplits: limit - 1, omittingEmptySubsequences: false)
    }
}

extension [UInt8] {
    func removingPrefix(_ prefix: StaticString) -> ArraySlice<UInt8>? {
        let prefix = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
        return starts(with: prefix) ? self[prefix.count...] : nil
    }
}

extension UInt8 {
    fileprivate var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }

    fileprivate var base64Value: UInt8? {
        switch self {
        case 0x41...0x5A: self - 0x41
        case 0x61...0x7A: self - 0x61 + 26
        case 0x30...0x39: self - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

extension RGB16 {
    /// Reads `rgb:r/g/b`, `rgba:r/g/b/a` or `#rgb`, with one to four hexadecimal digits for each
    /// channel.
    init?(_ spelling: ArraySlice<UInt8>) {
        let bytes = Array(spelling)
        var channels: [ArraySlice<UInt8>]
        if let rest = bytes.removingPrefix("rgb:") {
            channels = rest.parts(separator: "/")
            guard channels.count == 3 else { return nil }
        } else if let rest = bytes.removingPrefix("rgba:") {
            channels = rest.parts(separator: "/")
            guard channels.count == 4 else { return nil }
        } else if let rest = bytes.removingPrefix("#"), rest.count.isMultiple(of: 3), !rest.isEmpty
        {
            let width = rest.count / 3
            channels = (0..<3).map { rest.dropFirst($0 * width).prefix(width) }
        } else {
            return nil
        }
        let values = channels.prefix(3).compactMap { channel -> UInt16? in
            let full = 1 << (4 * channel.count) - 1
            return channel.hexadecimal.map { UInt16($0 * 0xFFFF / full) }
        }
        guard values.count == 3 else { return nil }
        self.init(red: values[0], green: values[1], blue: values[2])
    }
}
