/// The visible colors of styles, as 0xRRGGBB.
struct SVGInks {
    let paper: UInt32
    private let ink: UInt32

    init(defaults: Style) {
        ink = SVGInks.rgb(defaults.foreground, default: 0)
        paper = SVGInks.rgb(defaults.background, default: 0xffffff)
    }

    func foreground(of style: Style) -> UInt32 {
        let (ink, background) = colors(of: style)
        return style.attributes.contains(.dim) ? SVGInks.mixed(ink, background, 3) : ink
    }

    func background(of style: Style) -> UInt32 { colors(of: style).background }

    private func colors(of style: Style) -> (ink: UInt32, background: UInt32) {
        let ink = SVGInks.rgb(style.foreground, default: ink)
        let background = SVGInks.rgb(style.background, default: paper)
        return style.attributes.contains(.reverse) ? (background, ink) : (ink, background)
    }

    /// Returns the text color mixed with its background. `quarters` is the share of the text color.
    func shade(_ quarters: UInt32, of style: Style) -> UInt32 {
        SVGInks.mixed(foreground(of: style), background(of: style), quarters)
    }

    private static func rgb(_ color: Color, default other: UInt32) -> UInt32 {
        if color.isRGB { return color.value }
        return color.isIndex ? ColorReduction.rgb(of: UInt8(color.value & 255)) : other
    }

    /// Returns a mixture of two colors, with this number of quarters of the first one.
    private static func mixed(_ one: UInt32, _ other: UInt32, _ quarters: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { sum, shift in
            let part = quarters * (one >> shift & 255) + (4 - quarters) * (other >> shift & 255)
            return sum | (part / 4) << shift
        }
    }
}

extension UInt32 {
    /// The number as a color: `#rrggbb`.
    var hex: String {
        let digits = String(self, radix: 16)
        return "#" + String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
    }
}

extension Unicode.Scalar {
    /// The number of quarters of a cell that a shade character fills; nil for other characters.
    var shade: UInt32? { (0x2591...0x2593).contains(value) ? value - 0x2590 : nil }
}
