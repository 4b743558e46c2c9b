extension Theme {
    /// Light colors on a dark page, which keeps the terminal's own background.
    public static let dark = Theme(
        name: "dark", defaults: Style(0xd8dade, on: 0x16181d)
    ) { role in
        switch role {
        case .text, .page: .plain
        case .dim: Style(0xa3a8b3)
        case .disabled: Style(0x8a8f99)
        case .accent, .entered: Style(0x6cc7f2)
        case .danger: Style(0xff8a80)
        case .success: Style(0x8fd694)
        case .warning, .key: Style(0xf2c14e)
        case .title, .given: Style(0xffffff, .bold)
        case .border: Style(0x8c95a6)
        case .rule: Style(0x6f7785)
        case .panel: Style(nil, on: 0x262a33)
        case .selection: Style(0xffffff, on: 0x2f5d8a)
        case .focus: Style(0x10131a, on: 0x6cc7f2, .bold)
        case .button: Style(0xffffff, on: 0x3d4452)
        case .track: Style(nil, on: 0x333945)
        case .flag: Style(0xf2c14e)
        case .tile: Style(nil, on: 0x4a5468)
        case .tileStripe: Style(nil, on: 0x424b5e)
        case .cardFace, .blackSuit: Style(0x1c1c1c, on: 0xf5f1e6)
        case .cardBack: Style(0xdce8f5, on: 0x35568c)
        case .redSuit: Style(0xb3261e, on: 0xf5f1e6)
        case .greenSuit: Style(0x14602b, on: 0xf5f1e6)
        case .blueSuit: Style(0x1a4f9c, on: 0xf5f1e6)
        case .felt: Style(0x245239, on: 0x123524)
        case .conflict: Style(0xff8a80, .underline)
        case .peer: Style(nil, on: 0x262d3a)
        case .same: Style(nil, on: 0x1d3f5c)
        case .hint: Style(0x10131a, on: 0xf2c14e)
        case .stripe: Style(nil, on: 0x1f232a)
        case .peerStripe: Style(nil, on: 0x2f3747)
        case .markA: Style(nil, on: 0x4a3600)
        case .markB: Style(nil, on: 0x0b4026)
        case .markC: Style(nil, on: 0x4d1a49)
        case .markD: Style(nil, on: 0x562020)
        }
    }
}
