/// The contrast of two colors by WCAG 2, from 1 to 21.
enum Contrast {
    /// Enough contrast for text.
    static let readable = 4.5
    /// Enough contrast for lines and other marks.
    static let visible = 3.0

    /// The backgrounds that terminals are assumed to have: dark for light ink, light for dark ink.
    static let backgrounds: (dark: UInt32, light: UInt32) = (0x16181d, 0xffffff)

    static func between(_ one: UInt32, _ other: UInt32) -> Double {
        let (one, other) = (luminance(of: one) + 0.05, luminance(of: other) + 0.05)
        return max(one, other) / min(one, other)
    }

    static func luminance(of color: UInt32) -> Double {
        0.2126 * linear[Int(color >> 16 & 255)] + 0.7152 * linear[Int(color >> 8 & 255)]
            + 0.0722 * linear[Int(color & 255)]
    }

    /// Returns the assumed background of the terminal: that of its scheme or, if the scheme is
    /// unknown, one that contrasts with the ink.
    static func background(of scheme: ColorScheme?, for ink: UInt32) -> UInt32 {
        switch scheme {
        case .dark: backgrounds.dark
        case .light: backgrounds.light
        case nil: isLight(ink) ? backgrounds.dark : backgrounds.light
        }
    }

    /// Returns whether a color has more contrast with black than with white.
    static func isLight(_ color: UInt32) -> Bool { luminance(of: color) > 0.18 }

    /// The linear light of each level of a channel (the inverse of sRGB's curve).
    private static let linear: [Double] = (0...255).map { level in
        let level = Double(level) / 255
        if level <= 0.04045 { return level / 12.92 }
        // The power 2.4 of x is the square of x times the fifth root of that square. Newton's
        // method approaches the root from above.
        let square = (level + 0.055) / 1.055 * ((level + 0.055) / 1.055)
        var (root, next) = (2.0, 1.0)
        while next < root {
            (root, next) = (next, next - (next - square / (next * next * next * next)) / 5)
        }
        return square * root
    }
}
