/// Reduces cells to the colors and glyphs that the terminal can show, and removes invisible
/// attributes of blanks. Cells that look the same are then equal.
struct CellNormalizer: ~Copyable {
    /// The number of reduced styles in the cache. A screen uses few styles.
    private static let cachedStyles = 256

    private var dialect = Dialect()
    private var palette = ColorReduction(depth: .full)

    /// Indicates whether the terminal can show all cells unchanged.
    private var isExact = true
    private var known = PlainBuffer(repeating: ReducedStyle(), count: CellNormalizer.cachedStyles)

    /// Adapts to another dialect of the terminal.
    mutating func adopt(_ new: Dialect) {
        if new == dialect { return }
        dialect = new
        palette = ColorReduction(
            depth: new.colors, scheme: new.scheme, hasBrightBackgrounds: new.hasBrightBackgrounds)
        isExact =
            new.colors == .full && new.defaults == nil && new.glyphs == .all
            && new.hasBrightBackgrounds
        known.fill(with: ReducedStyle())
    }

    @inline(__always)
    mutating func normal(_ cell: Cell) -> Cell {
        var cell = cell
        if !isExact { reduce(&cell) }
        if cell.glyph == 0x2588 { fill(&cell) }
        if !dialect.links { cell.attributes.formIntersection(.looks) }
        if dialect.ambiguousIsNarrow && cell.drift == .possible { cell.drift = .none }
        if cell.isBlank {
            cell.foreground = .default
            cell.attributes = .none
        }
        return cell
    }

    /// Gives the background of a full block the block's color, because some fonts leave gaps
    /// between blocks. Does nothing in a terminal with few colors, which may show other colors as
    /// backgrounds.
    @inline(never)
    private func fill(_ cell: inout Cell) {
        let hasColors = dialect.colors == .full || dialect.colors == .indexed
        guard hasColors, !cell.foreground.isDefault,
            cell.attributes.isDisjoint(with: [.reverse, .dim])
        else { return }
        cell.background = cell.foreground
    }

    private mutating func reduce(_ cell: inout Cell) {
        if cell.glyph > 0x7e, dialect.glyphs != .all, cell.cluster == nil,
            let scalar = Unicode.Scalar(cell.glyph)
        {
            replace(scalar, in: &cell)
        }
        let style = cell.style
        let isPlain = dialect.defaults == nil && dialect.hasBrightBackgrounds
        let isReduced =
            dialect.colors != .full && (style.foreground.isRGB || style.background.isRGB)
        if isPlain && !isReduced && dialect.colors == .indexed { return }
        let hash = style.foreground.code &* 0x9e37_79b9 ^ style.background.code &* 0x85eb_ca6b
        let place = Int(hash >> 24 ^ UInt32(style.attributes.rawValue) & 255)
        var reduced = known[place]
        if reduced.from != style || style == .plain {
            reduced = ReducedStyle(from: style, to: palette.reduced(painted(style)))
            known[place] = reduced
        }
        cell.foreground = reduced.to.foreground
        cell.background = reduced.to.background
        cell.attributes = reduced.to.attributes
    }

    /// Replaces a glyph that the terminal cannot show. Not inlined, so that other cells stay fast.
    @inline(never)
    private func replace(_ scalar: Unicode.Scalar, in cell: inout Cell) {
        if dialect.glyphs == .unambiguous,
            let color = palette.blend(of: scalar, painted(cell.style))
        {
            let style = Style(foreground: .default, background: color)
            cell = Cell(glyph: 0x20, columns: 1, drift: .none, style: style)
            return
        }
        cell.glyph = shown(scalar, drift: cell.drift).value
        if cell.glyph <= 0x7e { cell.drift = .none }
    }

    /// Returns the glyph that replaces this one, or this one if the terminal can show it.
    private func shown(_ scalar: Unicode.Scalar, drift: Drift) -> Unicode.Scalar {
        switch dialect.glyphs {
        case .all: return scalar
        case .ascii: return scalar.asciiForm
        case .console: return scalar.consoleForm
        case .unambiguous:
            // The other suits become letters, so both diamonds do, too.
            guard drift == .possible || "♦♢".unicodeScalars.contains(scalar) else { return scalar }
            let form = scalar.asciiForm
            return form == scalar ? "?" : form
        }
    }

    /// Returns the style, with painted colors in place of the terminal's own colors.
    private func painted(_ style: Style) -> Style {
        guard let defaults = dialect.defaults else { return style }
        var style = style
        if style.foreground.isDefault { style.foreground = defaults.foreground }
        if style.background.isDefault { style.background = defaults.background }
        return style
    }
}

/// A style and its reduced form.
struct ReducedStyle: BitwiseCopyable {
    var from = Style.plain
    var to = Style.plain
}
