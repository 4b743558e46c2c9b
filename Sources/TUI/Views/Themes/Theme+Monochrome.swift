extension Theme {
    /// No colors. Attributes such as bold and underline tell the roles apart.
    public static let monochrome = colorless(name: "monochrome", isASCII: false)

    /// No colors and no box characters, for the simplest terminals.
    public static let ascii = colorless(name: "ASCII", isASCII: true)

    private static func colorless(name: String, isASCII: Bool) -> Theme {
        Theme(
            name: name, defaults: Style(0xd8dade, on: 0x16181d), isASCII: isASCII
        ) { role in
            let attributes: Attributes =
                switch role {
                case .text, .page, .panel, .border, .button, .peer, .entered: []
                case .cardFace, .blackSuit, .greenSuit, .stripe, .peerStripe: []
                case .tile, .tileStripe: []
                case .markA, .markB, .markC, .markD: .bold
                case .dim, .disabled, .rule, .track, .felt: .dim
                case .accent, .title, .key, .given, .redSuit, .blueSuit: .bold
                case .success: .italic
                case .warning, .flag, .same: .underline
                case .danger, .conflict: [.bold, .underline]
                case .selection, .cardBack: .reverse
                case .focus: [.reverse, .bold]
                case .hint: [.reverse, .underline]
                }
            return Style(attributes: attributes)
        }
    }
}
