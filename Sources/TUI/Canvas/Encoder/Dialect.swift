/// The abilities of a terminal beyond the basics.
public struct Dialect: Equatable, Sendable {
    public var colors: ColorDepth
    /// Whether frames appear at once (mode 2026). Terminals that do not know the mode ignore it.
    public var synchronizes: Bool
    /// Whether the terminal's own background is dark or light; nil if that is unknown.
    public var scheme: ColorScheme?
    /// The colours to paint where a cell asks for the terminal's own; nil leaves those.
    public var defaults: Style?
    /// The glyphs the terminal can show; others are drawn as look-alikes.
    public var glyphs: Glyphs
    /// Whether a background may be one of the bright eight.
    public var hasBrightBackgrounds: Bool
    /// Whether the terminal understands no more than a VT100: the cursor moves by `CSI H` and
    /// relative moves, and only the ends of rows are erased.
    public var isBasic: Bool
    /// Whether the canvas is a few rows of the screen, at the position the cursor had: the cursor
    /// moves by relative moves, and nothing scrolls.
    public var isInline: Bool
    /// Which glyphs `CSI n b` prints again.
    public var repeats: Repeatable
    /// Erased cells take the pen's background.
    public var erasesInColor: Bool
    /// `CSI top ; bottom r` and `CSI n S`.
    public var scrolls: Bool

    /// `OSC 8`, which others swallow.
    public var links: Bool

    /// East Asian ambiguous glyphs (suits, boxes, arrows) are known to take one column. If not, no
    /// move is reckoned from behind one.
    public var ambiguousIsNarrow: Bool

    /// Glyphs by whether they can be repeated. The Linux console repeats none, and tmux drops what
    /// it is to repeat if that is not ASCII.
    public enum Repeatable: Equatable, Sendable, CaseIterable { case none, ascii, all }

    /// The glyphs that a terminal can show: ASCII only, those of a console's font (code page 437
    /// and scripts), those with the same width in every terminal, or all.
    public enum Glyphs: Equatable, Sendable, CaseIterable { case ascii, console, unambiguous, all }

    public init(
        colors: ColorDepth = .full, synchronizes: Bool = true, scheme: ColorScheme? = nil,
        defaults: Style? = nil, glyphs: Glyphs = .all, hasBrightBackgrounds: Bool = true,
        isBasic: Bool = false, isInline: Bool = false,
        repeats: Repeatable = .all, erasesInColor: Bool = true, scrolls: Bool = true,
        links: Bool = true, ambiguousIsNarrow: Bool = true
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
    }
}

extension Dialect {
    /// Whether the same cells look the same in both.
    func looksLike(_ other: Dialect) -> Bool {
        colors == other.colors && scheme == other.scheme && defaults == other.defaults
            && glyphs == other.glyphs
            && hasBrightBackgrounds == other.hasBrightBackgrounds
    }

    /// The last glyph that can be repeated; those of clusters come behind all of them.
    var lastRepeatable: UInt32 {
        switch repeats {
        case .none: 0
        case .ascii: 0x7e
        case .all: 0x10_ffff
        }
    }
}
