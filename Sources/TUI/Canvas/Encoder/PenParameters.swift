/// Writes a semicolon before every parameter except the first.
struct SGRSeparator {
    var isFirst = true

    @inline(__always)
    mutating func next(into output: inout ByteBuffer) {
        if !isFirst { output.append(UInt8(ascii: ";")) }
        isFirst = false
    }
}

extension Attributes {
    @inline(__always)
    var count: Int { rawValue.nonzeroBitCount }

    /// Writes the digits that switch the attributes on.
    func write(_ separator: inout SGRSeparator, into output: inout ByteBuffer) {
        if isEmpty { return }
        func begin(_ attribute: Attributes, _ digit: UInt8) {
            if !contains(attribute) { return }
            separator.next(into: &output)
            output.append(digit)
        }
        begin(.bold, UInt8(ascii: "1"))
        begin(.dim, UInt8(ascii: "2"))
        begin(.italic, UInt8(ascii: "3"))
        begin(.underline, UInt8(ascii: "4"))
        begin(.reverse, UInt8(ascii: "7"))
        begin(.strike, UInt8(ascii: "9"))
    }
}

extension Color {
    /// Returns the length of the parameters that select the color. Those of bright colors count
    /// from 90 or 100.
    @inline(__always)
    func parameterLength(_ brightBase: Int) -> Int {
        switch code >> 24 {
        case 0: 2
        case 1: value < 8 ? 2 : value < 16 ? (brightBase == 100 ? 3 : 2) : 5 + digits(Int(value))
        default:
            7 + digits(Int(value >> 16)) + digits(Int(value >> 8 & 255)) + digits(Int(value & 255))
        }
    }

    /// Writes the parameters. For a foreground, `base` is 30: 30–37 and 90–97 for the first sixteen
    /// colors, 38;5;n, 38;2;r;g;b, or 39. For a background, all are ten higher.
    func write(base: Int, into output: inout ByteBuffer) {
        switch code >> 24 {
        case 0: output.append(decimal: base + 9)
        case 1 where value < 8: output.append(decimal: base + Int(value))
        case 1 where value < 16: output.append(decimal: base + 52 + Int(value))
        case 1:
            output.append(base == 30 ? "38;5;" : "48;5;")
            output.append(decimal: Int(value))
        default:
            output.append(base == 30 ? "38;2;" : "48;2;")
            output.append(decimal: Int(value >> 16))
            output.append(UInt8(ascii: ";"))
            output.append(decimal: Int(value >> 8 & 255))
            output.append(UInt8(ascii: ";"))
            output.append(decimal: Int(value & 255))
        }
    }
}
