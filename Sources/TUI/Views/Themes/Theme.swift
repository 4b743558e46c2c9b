/// The colors of the roles, and whether box characters and suits may be used.
public struct Theme: Equatable, Sendable {
    public let name: String

    /// Indicates whether views draw everything in ASCII.
    public var isASCII: Bool

    /// Indicates whether blocks that fill a part of a cell have visible edges. A terminal that
    /// shows such blocks as mixed colors has none, and digits made of blocks cannot be read there.
    public var hasPartialBlocks = true

    /// Indicates whether the terminal's cursor marks the focus, for screen readers and magnifiers.
    /// In a text field, the cursor is always visible.
    public var hasFocusCursor = true

    /// The colors that replace the terminal's own: in a picture, and in a terminal whose colors do
    /// not fit the theme.
    public let defaults: Style

    private var styles: [Style]

    /// The foreground of roles without one, in a theme that paints its page; nil in other themes.
    private(set) var paintedForeground: Color?

    /// Creates a theme. Calls `style` once for each role.
    public init(
        name: String, defaults: Style, isASCII: Bool = false, style: (Role) -> Style
    ) {
        self.name = name
        self.defaults = defaults
        self.isASCII = isASCII
        styles = Role.allCases.map(style)
    }

    /// The color scheme for which the theme was designed.
    var scheme: ColorScheme { Contrast.isLight(defaults.background.value) ? .light : .dark }

    /// Indicates whether the theme sets foreground colors, but leaves the background to the
    /// terminal.
    var needsBackground: Bool {
        self[.page].background == .default && styles.contains { $0.foreground != .default }
    }

    /// The style of a role. Its default colors stand for the colors of the background below.
    public subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }

    /// Returns the style of a mark at the edge of another role's background. If the two backgrounds
    /// have little contrast, swaps the two colors of the mark. If that makes it look like the page,
    /// the mark is white on black. Without colors, only one of the two backgrounds is reversed.
    public func style(_ mark: Role, over ground: Role) -> Style {
        var style = self[mark]
        let (own, below) = (style.background, self[ground].background)
        if own.isDefault, self[ground].attributes.contains(.reverse) {
            style.attributes.remove(.reverse)
        }
        guard own.isRGB, below.isRGB, style.foreground.isRGB,
            Contrast.between(own.value, below.value) < Contrast.visible
        else { return style }
        (style.foreground, style.background) = (style.background, style.foreground)
        let page = self[.page].background.isRGB ? self[.page].background : defaults.background
        if Contrast.between(style.background.value, page.value) < Contrast.visible {
            (style.foreground, style.background) = (Color(rgb: 0xffffff), Color(rgb: 0x000000))
        }
        return style
    }

    /// Returns the style of a mark with the foreground of another style, if that is visible on the
    /// mark's background.
    package func style(_ mark: Role, inkedAs other: Style) -> Style {
        var style = self[mark]
        guard style.background.isRGB, other.foreground.isRGB,
            Contrast.between(style.background.value, other.foreground.value) >= Contrast.visible
        else { return style }
        style.foreground = other.foreground
        return style
    }

    /// The ground of a picture: that of a card or, in a dark theme, that of a panel. A large light
    /// area dazzles on a dark page.
    package var pictureGround: Style {
        guard scheme == .dark, self[.cardFace].background.isRGB else { return self[.cardFace] }
        var style = self[.panel]
        style.foreground =
            self[.text].foreground.isRGB ? self[.text].foreground : defaults.foreground
        return style
    }

    /// Returns the theme with its own page and foreground colors, if the terminal's colors belong
    /// to another theme.
    func painted(over outer: Theme) -> Theme {
        guard needsBackground, defaults != outer.defaults else { return self }
        var theme = self
        theme.paintedForeground = defaults.foreground
        for role in Role.allCases where theme[role].foreground == .default {
            theme[role].foreground = defaults.foreground
        }
        // The page has no foreground, because all roles would inherit it.
        theme[.page] = Style(foreground: .default, background: defaults.background)
        return theme
    }

    /// The same colors without box characters.
    public var inASCII: Theme {
        var theme = self
        theme.isASCII = true
        return theme
    }

    /// Returns the theme that fits a terminal: the monochrome theme without colors, the light theme
    /// for the light scheme, and otherwise the dark theme.
    public static func fitting(_ scheme: ColorScheme?, _ depth: ColorDepth) -> Theme {
        switch (depth, scheme) {
        case (.none, _): .monochrome
        case (_, .light): .light
        case (_, .dark), (_, nil): .dark
        }
    }

    /// All themes of the library.
    public static let all = [dark, light, highContrast, monochrome, ascii]
}

extension Style {
    /// Creates a style from colors as 0xRRGGBB. Nil is the terminal's default color.
    init(_ foreground: UInt32?, on background: UInt32? = nil, _ attributes: Attributes = []) {
        self.init(
            foreground: foreground.map { Color(rgb: $0) } ?? .default,
            background: background.map { Color(rgb: $0) } ?? .default, attributes: attributes)
    }
}

extension Color {
    init(rgb value: UInt32) {
        self = .rgb(
            UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
            UInt8(truncatingIfNeeded: value))
    }
}
