/// Abilities of the terminal beyond the basics.
public struct Dialect: Equatable, Sendable {
    public var colors: ColorDepth
    /// Mode 2026: a frame appears at once. Ignored by terminals that do not know it.
    public var synchronizes: Bool
    /// Which glyphs `CSI n b` prints again.
    public var repeats: Repeatable
    /// Erased cells take the pen's background.
    public var erasesInColor: Bool
    /// `CSI top ; bottom r` and `CSI n S`.
    public var scrolls: Bool

    /// East Asian ambiguous glyphs (suits, boxes, arrows) are known to take one column. If not, no
    /// move is reckoned from behind one.
    public var ambiguousIsNarrow: Bool

    /// Glyphs by whether they can be repeated. The Linux console repeats none, and tmux drops what
    /// it is to repeat if that is not ASCII.
    public enum Repeatable: Equatable, Sendable, CaseIterable { case none, ascii, all }

    public init(
        colors: ColorDepth = .full, synchronizes: Bool = true, repeats: Repeatable = .all,
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

extension Dialect {
    /// The last glyph that can be repeated; those of clusters come behind all of them.
    var lastRepeatable: UInt32 {
        switch repeats {
        case .none: 0
        case .ascii: 0x7e
        case .all: 0x10_ffff
        }
    }
}
