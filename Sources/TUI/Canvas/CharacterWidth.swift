/// The risk that a terminal uses a width other than the expected one.
public enum WidthRisk: UInt8, Comparable, Sendable {
    /// Every terminal agrees.
    case safe
    /// One column, or two in a terminal that is configured that way (East Asian ambiguous).
    case ambiguous
    /// A single scalar whose width differs between the measured terminals.
    case disputed
    /// A character of several scalars, whose width depends on the terminal.
    case cluster
    /// A character that is never printed. A cell shows a blank instead.
    case control

    public static func < (one: WidthRisk, other: WidthRisk) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// The width of a scalar, a character or a text in a terminal.
public struct CharacterWidth: Equatable, Sendable {
    public var columns: Int
    public var risk: WidthRisk

    public init(columns: Int, risk: WidthRisk) {
        self.columns = columns
        self.risk = risk
    }

    public init(_ scalar: Unicode.Scalar) {
        self.init(kind: WidthPages.shared[scalar])
    }

    /// Creates the width of a character: that of its first visible scalar, changed by the scalars
    /// after it.
    ///
    /// Several leading consonants of Hangul are drawn side by side, although they are one
    /// character.
    ///
    ///     e + ◌́  1    क + ि  2    👩 + zwj + 💻  2    ❤ + vs16  2    🇰 + 🇷  2    ᄀ + ᄀ  4
    public init(_ character: Character) {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else {
            self.init(columns: 0, risk: .safe)
            return
        }
        if scalars.next() == nil {
            self.init(first)
        } else {
            self.init(cluster: character.unicodeScalars)
        }
    }

    /// Creates the sum of the widths of the characters, with their highest risk.
    public init(_ text: some StringProtocol) {
        self.init(columns: 0, risk: .safe)
        for character in text {
            let width = CharacterWidth(character)
            columns += width.columns
            risk = max(risk, width.risk)
        }
    }

    /// Returns the width in a terminal that shows every scalar separately.
    public static func scalarByScalar(_ text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + CharacterWidth($1).columns }
    }

    private init(cluster scalars: Character.UnicodeScalarView) {
        var columns = 0
        var base: Unicode.Scalar?
        var isJoined = false
        var isControl = false
        var syllables = 0
        for scalar in scalars {
            let kind = WidthPages.shared[scalar]
            let width = CharacterWidth(kind: kind)
            isControl = isControl || width.risk == .control
            if scalar.isLeadingJamo { syllables += 1 }
            switch scalar.value {
            case 0xfe0f where base.map(CharacterWidth.isTextByDefault) ?? false: columns = 2
            case 0xfe0e where base.map(CharacterWidth.hasTextVariation) ?? false: columns = 1
            case 0x1f3fb...0x1f3ff where base != nil, 0x1f1e6...0x1f1ff where base != nil: break
            default:
                // An emoji after a joiner merges with the one before it.
                if isJoined && scalar.properties.isEmoji { break }
                // Conjuncts and spacing marks add a column, but the width is at most two.
                let isSpacing = kind & CharacterWidth.spacing != 0
                columns += isSpacing && base != nil ? 1 : width.columns
                if width.columns > 0 { base = scalar }
            }
            isJoined = scalar.value == 0x200d
        }
        self.init(
            columns: isControl ? 0 : syllables > 1 ? 2 * syllables : min(2, columns),
            risk: isControl ? .control : .cluster)
    }

    // The bits of a table entry: the columns, the risk, and what the scalar does in a cluster.
    private static let textVariation: UInt8 = 16
    private static let spacing: UInt8 = 32

    private init(kind: UInt8) {
        columns = Int(kind & 3)
        switch kind >> 2 & 3 {
        case 0: risk = .safe
        case 1: risk = .ambiguous
        case 2: risk = .disputed
        default: risk = .control
        }
    }

    private static func isTextByDefault(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
    }

    private static func hasTextVariation(_ scalar: Unicode.Scalar) -> Bool {
        WidthPages.shared[scalar] & textVariation != 0
    }
}
