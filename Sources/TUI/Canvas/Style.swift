/// The attributes of a glyph other than its colors.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt16

    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable public static var bold: Attributes { Attributes(rawValue: 1) }
    @inlinable public static var dim: Attributes { Attributes(rawValue: 2) }
    @inlinable public static var italic: Attributes { Attributes(rawValue: 4) }
    @inlinable public static var underline: Attributes { Attributes(rawValue: 8) }
    @inlinable public static var reverse: Attributes { Attributes(rawValue: 16) }
    @inlinable public static var strike: Attributes { Attributes(rawValue: 32) }

    /// No attributes. Nearly every style starts with this value. The literal `[]` would run generic
    /// code.
    @inlinable static var none: Attributes { Attributes(rawValue: 0) }
    /// The attributes that are visible even without a glyph: lines, reversed colors, and links.
    @inlinable static var visibleOnBlanks: Attributes { Attributes(rawValue: 0xffff & ~7) }
    /// The attributes that change how a glyph looks.
    static var looks: Attributes { Attributes(rawValue: 63) }
}

/// Colors and attributes. Terminals call them a rendition.
public struct Style: Hashable, Sendable, BitwiseCopyable {
    public var foreground: Color
    public var background: Color
    public var attributes: Attributes

    @inlinable public init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = .none
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    @inlinable public static var plain: Style { Style() }
}
