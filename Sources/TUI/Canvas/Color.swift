/// A color of the terminal: its default, one of its palette of 256, or an exact RGB color.
public struct Color: Hashable, Sendable, BitwiseCopyable {
    /// The kind in the top byte (0 default, 1 index, 2 RGB), and the value in the lower bytes.
    @usableFromInline let code: UInt32

    @inlinable init(code: UInt32) { self.code = code }

    /// The terminal's own color.
    @inlinable public static var `default`: Color { Color(code: 0) }

    /// Returns a color of the xterm palette. The user's theme defines the first sixteen.
    @inlinable public static func index(_ index: UInt8) -> Color {
        Color(code: 0x100_0000 | UInt32(index))
    }

    @inlinable public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(code: 0x200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    public static var black: Color { .index(0) }
    public static var red: Color { .index(1) }
    public static var green: Color { .index(2) }
    public static var yellow: Color { .index(3) }
    public static var blue: Color { .index(4) }
    public static var magenta: Color { .index(5) }
    public static var cyan: Color { .index(6) }
    public static var white: Color { .index(7) }

    /// The bright variant of one of the first eight colors. Other colors stay the same.
    public var bright: Color { isIndex && value < 8 ? .index(UInt8(value) + 8) : self }

    /// Returns the color halfway to another one, or this color if either is not an RGB color.
    public func mixed(with other: Color) -> Color {
        guard isRGB, other.isRGB else { return self }
        // Halves all channels at once. The mask drops the bits that move into the next channel.
        return Color(
            code: 0x200_0000 | (value >> 1 & 0x7f7f7f) + (other.value >> 1 & 0x7f7f7f))
    }

    /// Returns the color, with as much white as makes it visible on a dark background. On another
    /// background, it stays the same.
    package func visible(onDark background: Color) -> Color {
        guard isRGB, background.isRGB, !Contrast.isLight(background.value) else { return self }
        for part in 0..<UInt32(8) {
            var tint: UInt32 = 0
            for shift in [16, 8, 0] as [UInt32] {
                let channel = value >> shift & 0xff
                tint |= ((channel * (8 - part) + 0xff * part) / 8) << shift
            }
            if Contrast.between(tint, background.value) >= Contrast.visible {
                return Color(rgb: tint)
            }
        }
        return Color(rgb: 0xff_ffff)
    }

    var isDefault: Bool { code == 0 }
    var isIndex: Bool { code >> 24 == 1 }
    var isRGB: Bool { code >> 24 == 2 }
    var value: UInt32 { code & 0xff_ffff }
}

/// The number of colors that the terminal can show.
public enum ColorDepth: Sendable, CaseIterable {
    case none, sixteen, indexed, full
}
