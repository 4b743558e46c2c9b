/// What the terminal understands beyond the basics.
public struct Dialect: Equatable, Sendable {
    public var colors: ColorDepth
    /// Mode 2026: a frame appears at once. Ignored by terminals that do not know it.
    public var synchronizes: Bool
    /// `CSI n b` prints the last glyph again. The Linux console does not know it.
    public var repeats: Bool
    /// Erased cells take the pen's background.
    public var erasesInColor: Bool
    /// `CSI top ; bottom r` and `CSI n S`.
    public var scrolls: Bool

    /// East Asian ambiguous glyphs (suits, boxes, arrows) are known to take one column. If not, no
    /// move is reckoned from behind one.
    public var ambiguousIsNarrow: Bool

    public init(
        colors: ColorDepth = .full, synchronizes: Bool = true, repeats: Bool = true,
        erasesInColor: Bool = true, scrolls: Bool = true, ambiguousIsNarrow: Bool = true
    ) {
        self.colors = colors
        self.synchronizes = synchronizes
        self.repeats = repeats
        self.erasesInColor = erasesInColor
        self.scrolls = scrolls
        self.ambiguousIsNarrow = ambiguousIsNarrow
    }
}
