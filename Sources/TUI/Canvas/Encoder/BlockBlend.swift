extension Unicode.Scalar {
    /// The number of eighths of a cell that a block fills; nil for other characters.
    fileprivate var filledEighths: UInt32? {
        switch value {
        case 0x2580, 0x2584, 0x258c, 0x2590, 0x2592, 0x259a, 0x259e: 4
        case 0x2581...0x2588: value - 0x2580
        case 0x2589...0x258f: 0x2590 - value
        case 0x2591, 0x2596, 0x2597, 0x2598, 0x259d: 2
        case 0x2593, 0x2599, 0x259b, 0x259c, 0x259f: 6
        case 0x2594, 0x2595: 1
        default: nil
        }
    }
}

extension ColorReduction {
    /// Returns the mixed color that replaces a block in a terminal that cannot show the block in
    /// one column. Nil for other characters, in a terminal without colors, and if the colors to mix
    /// are unknown.
    func blend(of block: Unicode.Scalar, _ style: Style) -> Color? {
        guard depth != .none, let filled = block.filledEighths else { return nil }
        let eighths = style.attributes.contains(.reverse) ? 8 - filled : filled
        if eighths == 0 { return style.background }
        if eighths == 8 { return style.foreground.isDefault ? nil : style.foreground }
        let (known, below) = (rgb(of: style.foreground), rgb(of: style.background))
        if known == nil, below == nil { return nil }
        let ink = known ?? (Contrast.isLight(below ?? 0) ? 0 : 0xffffff)
        let paper = below ?? Contrast.background(of: scheme, for: ink)
        func mean(_ shift: UInt32) -> UInt8 {
            let (ink, paper) = (ink >> shift & 255, paper >> shift & 255)
            return UInt8((ink * eighths + paper * (8 - eighths)) / 8)
        }
        return .rgb(mean(16), mean(8), mean(0))
    }
}
