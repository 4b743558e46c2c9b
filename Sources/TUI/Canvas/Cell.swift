/// A position of the grid: a glyph and its style, in sixteen bytes.
///
/// A wide glyph takes two cells: its lead with a width of two, and after it a trail with a width of
/// zero.
public struct Cell: Sendable, BitwiseCopyable {
    /// A scalar or, with the top bit set, an index in the canvas's `Clusters`; zero in a trail.
    @usableFromInline var glyph: UInt32
    public var foreground: Color
    public var background: Color
    public var attributes: Attributes
    @usableFromInline var columns: UInt8
    @usableFromInline var drift: Drift

    @inlinable init(glyph: UInt32, columns: UInt8, drift: Drift, style: Style) {
        self.glyph = glyph
        foreground = style.foreground
        background = style.background
        attributes = style.attributes
        self.columns = columns
        self.drift = drift
    }

    /// Creates a glyph of one scalar. A scalar that terminals do not print becomes a blank.
    @inlinable public init(_ scalar: Unicode.Scalar, _ style: Style = .plain) {
        if scalar.value &- 0x20 < 0x5f {
            self.init(glyph: scalar.value, columns: 1, drift: .none, style: style)
        } else {
            self.init(looked: scalar, style)
        }
    }

    @usableFromInline init(looked scalar: Unicode.Scalar, _ style: Style) {
        let width = CharacterWidth(scalar)
        // A leading jamo may combine with the next glyph.
        self.init(
            glyph: width.columns == 0 ? 0x20 : scalar.value,
            columns: UInt8(max(1, width.columns)),
            drift: scalar.isLeadingJamo ? .likely : Drift(width.risk),
            style: style)
    }

    @inlinable public static var blank: Cell { Cell(" ") }

    /// The width of the glyph in columns: one, two, or zero for the trail of a wide glyph.
    public var width: Int { Int(columns) }

    @inlinable public var style: Style {
        get { Style(foreground: foreground, background: background, attributes: attributes) }
        set {
            foreground = newValue.foreground
            background = newValue.background
            attributes = newValue.attributes
        }
    }
}

extension Cell: Equatable {
    /// Compares two words instead of six fields.
    @inlinable public static func == (one: Cell, other: Cell) -> Bool {
        // Sound: a cell is sixteen plain bytes without padding, like two words.
        let (first, second) = unsafeBitCast(one, to: (UInt64, UInt64).self)
        let (third, fourth) = unsafeBitCast(other, to: (UInt64, UInt64).self)
        return (first ^ third) | (second ^ fourth) == 0
    }
}

/// The uncertainty of the cursor's position after the terminal has printed a glyph.
@usableFromInline enum Drift: UInt8, BitwiseCopyable, Sendable {
    case none
    /// Almost every terminal prints the glyph in one column. Printing continues, but the next move
    /// of the cursor is absolute.
    case possible
    /// Terminals differ. The cursor moves to an absolute position before the next glyph.
    case likely

    init(_ risk: WidthRisk) {
        self =
            switch risk {
            case .safe, .control: .none
            case .ambiguous: .possible
            case .disputed, .cluster: .likely
            }
    }
}
