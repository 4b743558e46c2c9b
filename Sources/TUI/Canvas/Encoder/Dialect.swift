/// The abilities of a terminal beyond the basics.
public struct Dialect: Equatable, Sendable {
    public var colors: ColorDepth
    /// Indicates whether each frame appears as a whole (mode 2026). Terminals without this mode
    /// ignore the request.
    public var synchronizes: Bool
    /// The brightness of the terminal's own background; nil if it is unknown.
    public var scheme: ColorScheme?
    /// The colors that replace the terminal's own colors in all cells; nil for none.
    public var defaults: Style?
    /// The glyphs that the terminal can show. Similar ones replace the others.
    public var glyphs: Glyphs
    /// Indicates whether a background may be one of the eight bright colors.
    public var hasBrightBackgrounds: Bool
    /// Indicates whether the terminal supports only the sequences of the VT100. The cursor then
    /// moves by `CSI H` and relative moves, and blanks are printed, not erased.
    public var isBasic: Bool
    /// Indicates whether the canvas is a few rows of the screen, from the cursor on. The cursor
    /// then makes only relative moves, and the canvas does not scroll.
    public var isInline: Bool
    /// The glyphs that `CSI n b` can repeat.
    public var repeats: Repeatable
    /// Indicates whether erased cells take the pen's background.
    public var erasesInColor: Bool
    /// Indicates whether the terminal supports `CSI top ; bottom r` and `CSI n S`.
    public var scrolls: Bool

    /// Indicates whether the terminal supports `OSC 8`.
    public var links: Bool

    /// Indicates whether East Asian ambiguous glyphs (suits, boxes, arrows) certainly take one
    /// column. If not, the cursor moves to an absolute position after such a glyph.
    public var ambiguousIsNarrow: Bool

    /// Indicates whether lines and blocks also color the edges of their neighbors, as in xterm.
    /// When such a glyph changes, the encoder prints its neighbors again.
    public var glyphsSpill: Bool

    /// The glyphs that the terminal can repeat. The Linux console repeats none. tmux ignores the
    /// request for glyphs outside ASCII.
    public enum Repeatable: Equatable, Sendable, CaseIterable { case none, ascii, all }

    /// The glyphs that a terminal can show: ASCII only, those of a console's font (code page 437
    /// and scripts), those with the same width in every terminal, or all.
    public enum Glyphs: Equatable, Sendable, CaseIterable { case ascii, console, unambiguous, all }

    public init(
        colors: ColorDepth = .full, synchronizes: Bool = true, scheme: ColorScheme? = nil,
        defaults: Style? = nil, glyphs: Glyphs = .all, hasBrightBackgrounds: Bool = true,
        isBasic: Bool = false, isInline: Bool = false,
        repeats: Repeatable = .all, erasesInColor: Bool = true, scrolls: Bool = true,
        links: Bool = true, ambiguousIsNarrow: Bool = true, glyphsSpill: Bool = false
    ) {
        self.colors = colors
        self.scheme = scheme
        self.defaults = defaults
        self.glyphs = glyphs
        self.hasBrightBackgrounds = hasBrightBackgrounds
        self.isBasic = isBasic
        self.isInline = isInline
        self.synchronizes = synchronizes
        self.repeats = repeats
        self.erasesInColor = erasesInColor
        self.scrolls = scrolls
        self.links = links
        self.ambiguousIsNarrow = ambiguousIsNarrow
        self.glyphsSpill = glyphsSpill
    }
}

extension Dialect {
    /// Returns whether all cells look the same in both dialects.
    func looksLike(_ other: Dialect) -> Bool {
        colors == other.colors && scheme == other.scheme && defaults == other.defaults
            && glyphs == other.glyphs
            && hasBrightBackgrounds == other.hasBrightBackgrounds
    }

    /// The largest code of a glyph that the terminal can repeat. Codes of clusters are larger.
    var lastRepeatable: UInt32 {
        switch repeats {
        case .none: 0
        case .ascii: 0x7e
        case .all: 0x10_ffff
        }
    }
}
