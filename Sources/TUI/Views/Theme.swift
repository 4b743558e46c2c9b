/// What a colour is for. A program names the role, the theme knows the colour.
public enum Role: Sendable, CaseIterable {
    case text, dim, accent, danger, success, warning
    case border, title, selection, focus, key
    case cardFace, cardBack, redSuit, blackSuit
    case given, entered, conflict, peer, same, hint
}

/// The colours of the roles, and whether box characters and suits may be used at all.
public struct Theme: Sendable {
    public var name: String
    public var isASCII: Bool
    private var styles: [Role: Style]

    public init(name: String, isASCII: Bool = false, _ styles: [Role: Style]) {
        self.name = name
        self.isASCII = isASCII
        self.styles = styles
    }

    public subscript(role: Role) -> Style { styles[role] ?? .plain }

    public static let dark = Theme(name: "dark", [:])
}
