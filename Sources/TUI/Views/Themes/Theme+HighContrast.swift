extension Theme {
    /// Bright colors on black, all easy to tell apart.
    public static let highContrast = Theme(
        name: "high contrast", defaults: Style(0xffffff, on: 0x000000)
    ) { role in
        switch role {
        case .text, .border: Style(0xffffff)
        case .dim: Style(0xd0d0d0)
        case .disabled, .rule: Style(0xa8a8a8)
        case .accent, .entered: Style(0x5fd7ff)
        case .danger: Style(0xffafaf, .bold)
        case .success: Style(0x87ff87)
        case .warning, .key: Style(0xffff00)
        case .title: Style(0xffff00, .bold)
        case .page, .panel: Style(nil, on: 0x000000)
        case .selection, .cardFace, .blackSuit: Style(0x000000, on: 0xffffff)
        case .focus: Style(0x000000, on: 0xffff00, .bold)
        case .button, .cardBack: Style(0xffffff, on: 0x00005f)
        case .track: Style(nil, on: 0x303030)
        case .flag: Style(0xffff00)
        case .tile: Style(nil, on: 0x505068)
        case .tileStripe: Style(nil, on: 0x48485e)
        case .redSuit: Style(0x870000, on: 0xffffff)
        case .greenSuit: Style(0x00471b, on: 0xffffff)
        case .blueSuit: Style(0x00307a, on: 0xffffff)
        case .felt: Style(0x303030, on: 0x000000)
        case .given: Style(0xffffff, .bold)
        case .conflict: Style(0xffafaf, [.bold, .underline])
        case .peer: Style(nil, on: 0x262638)
        case .same: Style(nil, on: 0x00005f)
        case .hint: Style(0x000000, on: 0x5fd7ff)
        case .stripe: Style(nil, on: 0x1a1a1a)
        case .peerStripe: Style(nil, on: 0x303048)
        case .markA: Style(nil, on: 0x4a3000)
        case .markB: Style(nil, on: 0x003318)
        case .markC: Style(nil, on: 0x400040)
        case .markD: Style(nil, on: 0x4a0a0a)
        }
    }
}
