extension Theme {
    /// Dark colors on a light page, which keeps the terminal's own background.
    public static let light = Theme(
        name: "light", defaults: Style(0x24272d, on: 0xffffff)
    ) { role in
        switch role {
        case .text, .page: .plain
        case .dim: Style(0x5c626d)
        case .disabled, .border: Style(0x737a86)
        case .accent, .entered: Style(0x005a9e)
        case .danger: Style(0xb3261e)
        // Dark enough to become black in sixteen colors, of which no green is readable. A lighter
        // green would become blue.
        case .success: Style(0x14521f)
        case .warning: Style(0x7a5200)
        case .title, .given: Style(0x000000, .bold)
        case .key: Style(0x7a3e00)
        case .rule: Style(0x7d8490)
        case .panel: Style(nil, on: 0xeef0f4)
        case .selection: Style(0x10131a, on: 0xb8dcf7)
        case .focus: Style(0xffffff, on: 0x005a9e, .bold)
        case .button: Style(0x10131a, on: 0xd9dde4)
        case .track: Style(nil, on: 0xd9dde4)
        case .flag: Style(0x8e1212)
        case .tile: Style(nil, on: 0xa7b3bf)
        case .tileStripe: Style(nil, on: 0xb1bcc7)
        case .cardFace, .blackSuit: Style(0x1c1c1c, on: 0xfbf6e8)
        case .cardBack: Style(0xffffff, on: 0x436ca9)
        case .redSuit: Style(0xb3261e, on: 0xfbf6e8)
        case .greenSuit: Style(0x14602b, on: 0xfbf6e8)
        case .blueSuit: Style(0x1a4f9c, on: 0xfbf6e8)
        case .felt: Style(0xa9d3b9, on: 0xc8e6d3)
        case .conflict: Style(0xb3261e, .underline)
        case .peer: Style(nil, on: 0xe9f0f8)
        case .same: Style(nil, on: 0xcce4f8)
        case .hint: Style(0x10131a, on: 0xf2c14e)
        case .stripe: Style(nil, on: 0xf3f4f6)
        case .peerStripe: Style(nil, on: 0xdfe8f2)
        case .markA: Style(nil, on: 0xfaeac0)
        case .markB: Style(nil, on: 0xd3f0d9)
        case .markC: Style(nil, on: 0xf6d5f8)
        case .markD: Style(nil, on: 0xfadbd5)
        }
    }
}
