/// The colours of the roles, and whether box characters and suits may be used at all.
public struct Theme: Equatable, Sendable {
    public let name: String

    /// Whether everything is drawn in ASCII.
    public var isASCII: Bool

    /// Stand for the terminal's own colours where a picture is made for elsewhere.
    public let defaults: Style

    private var styles: [Style]

    /// A theme knows every role: `style` is asked for each of them, once.
    public init(
        name: String, defaults: Style, isASCII: Bool = false, style: (Role) -> Style
    ) {
        self.name = name
        self.defaults = defaults
        self.isASCII = isASCII
        styles = Role.allCases.map(style)
    }

    /// The scheme that it was made for.
    var scheme: ColorScheme { Contrast.isLight(defaults.background.value) ? .light : .dark }

    /// Whether it has inks of its own and leaves the page below them to the terminal.
    var needsBackground: Bool {
        self[.page].background == .default && styles.contains { $0.foreground != .default }
    }

    /// How a role looks. Default colours are those of what lies below.
    public subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }

    /// The same where the terminal's own colours are those of another theme: with a page and inks
    /// of its own, so that what it says can be read there.
    func painted(over outer: Theme) -> Theme {
        guard needsBackground, defaults != outer.defaults else { return self }
        var theme = self
        for role in Role.allCases where theme[role].foreground == .default {
            theme[role].foreground = defaults.foreground
        }
        // A background with an ink would insist on it for all roles.
        theme[.page] = Style(foreground: .default, background: defaults.background)
        return theme
    }

    /// The same colours without box characters.
    public var inASCII: Theme {
        var theme = self
        theme.isASCII = true
        return theme
    }

    /// The theme for a terminal: light where it says so, without colours where it has none.
    public static func fitting(_ scheme: ColorScheme?, _ depth: ColorDepth) -> Theme {
        switch (depth, scheme) {
        case (.none, _): .monochrome
        case (_, .light): .light
        case (_, .dark), (_, nil): .dark
        }
    }

    /// Every theme that comes with the toolkit.
    public static let all = [dark, light, highContrast, monochrome, ascii]
}

extension Style {
    /// From colours as 0xRRGGBB, of which nil is the default.
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
