/// A glyph as the data of SVG paths: its filled parts and its lines.
struct SVGShape {
    private(set) var filled = SVGFills()
    private(set) var stroked = ""
    /// Indicates whether the shape is a filled part of a cell, and not a line.
    private(set) var isBlock = false
    private let place: SVGCell

    /// Creates the underline and the strikethrough, which also appear without a letter.
    init(_ attributes: Attributes, at place: SVGCell) {
        self.place = place
        if attributes.contains(.underline) { fill(0, 28, place.width, 2) }
        if attributes.contains(.strike) { fill(0, 16, place.width, 2) }
    }

    /// Creates the shape of a character. Fails for characters that remain text.
    init?(_ scalar: Unicode.Scalar, at place: SVGCell) {
        self.place = place
        switch scalar.value {
        case 0x2580...0x2590, 0x2594...0x259f:
            isBlock = true
            fillBlock(scalar.value)
        case 0x256d...0x2570: drawArc(scalar)
        case 0x2500...0x257f:
            if let glyph = BoxGlyph(scalar) {
                fill(glyph)
            } else if !fillDouble(scalar) {
                return nil
            }
        default: return nil
        }
    }

    /// Fills a rectangle in the cell, which measures 16 by 32 units.
    private mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        filled.add(x: place.x + x, y: place.y + y, width: width, height: height)
    }

    private mutating func fillBlock(_ value: UInt32) {
        let number = Int(value) - 0x2580
        switch number {
        case 0: fill(0, 0, 16, 16)
        case 1...8: fill(0, 32 - 4 * number, 16, 4 * number)
        case 9...15: fill(0, 0, 2 * (16 - number), 32)
        case 16: fill(8, 0, 8, 32)
        case 20: fill(0, 0, 16, 4)
        case 21: fill(14, 0, 2, 32)
        default:
            // The filled quarters: upper left, upper right, lower left, lower right.
            let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][number - 22]
            for quarter in 0..<4 where quarters >> quarter & 1 == 1 {
                fill(quarter % 2 * 8, quarter / 2 * 16, 8, 16)
            }
        }
    }

    /// Fills the arms from the middle to the edges. An arm extends across the width of the arms
    /// that it crosses.
    private mutating func fill(_ glyph: BoxGlyph) {
        func half(_ one: BoxGlyph.Weight, _ other: BoxGlyph.Weight) -> Int {
            max(one.rawValue, other.rawValue)
        }
        let across = half(glyph.left, glyph.right)
        let down = half(glyph.up, glyph.down)
        func arm(_ weight: BoxGlyph.Weight) -> Int? { weight == .none ? nil : weight.rawValue }
        if let arm = arm(glyph.left) { fill(0, 16 - arm, 8 + down, 2 * arm) }
        if let arm = arm(glyph.right) { fill(8 - down, 16 - arm, 8 + down, 2 * arm) }
        if let arm = arm(glyph.up) { fill(8 - arm, 0, 2 * arm, 16 + across) }
        if let arm = arm(glyph.down) { fill(8 - arm, 16 - across, 2 * arm, 16 + across) }
    }

    private mutating func drawArc(_ scalar: Unicode.Scalar) {
        let toRight = scalar == "╭" || scalar == "╰"
        let toBottom = scalar == "╭" || scalar == "╮"
        stroked += "M\(place.x + 8) \(place.y + (toBottom ? 32 : 0))v\(toBottom ? -8 : 8)"
        stroked += "q0 \(toBottom ? -8 : 8) \(toRight ? 8 : -8) \(toBottom ? -8 : 8)"
    }

    /// Fills straight double lines and their corners. Returns false for other characters.
    private mutating func fillDouble(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "═":
            fill(0, 11, 16, 2)
            fill(0, 19, 16, 2)
        case "║":
            fill(3, 0, 2, 32)
            fill(11, 0, 2, 32)
        case "╔", "╗", "╚", "╝":
            // The shape of ╔. The other corners mirror it.
            let isLeft = scalar == "╔" || scalar == "╚"
            let isTop = scalar == "╔" || scalar == "╗"
            for (x, y, width, height) in [
                (3, 11, 13, 2), (3, 11, 2, 21), (11, 19, 5, 2), (11, 19, 2, 13),
            ] {
                fill(isLeft ? x : 16 - x - width, isTop ? y : 32 - y - height, width, height)
            }
        default: return false
        }
        return true
    }
}
