/// A theme of the cards' contents. Its first contents are the easiest to tell apart.
public enum MemoryTheme: String, CaseIterable, Codable, Sendable {
    /// Letters and digits. Each takes one column in every font.
    case letters
    /// Playing cards. Each takes two columns where ambiguous characters are narrow.
    case suits
    /// Geometric shapes. Each takes one column where ambiguous characters are narrow.
    case shapes
    /// Pictures, each named by an emoji. The first fifteen are fruits.
    case emoji
    /// Up to three ASCII characters each.
    case ascii

    /// The contents of the given number of pairs, all different.
    public func contents(pairs: Int) -> [String] {
        precondition(
            MemoryOptions.pairsRange.contains(pairs), "The number of pairs must be from 2 to 32.")
        return Array(all.prefix(pairs))
    }

    /// The letter or digit that replaces an emoji. Other contents are returned unchanged.
    public static func letterForm(of content: String) -> String {
        emoji.all.firstIndex(of: content).map { letterForms[$0] } ?? content
    }

    /// The letters and digits that replace the emoji, in their order. Two that look alike, even in
    /// a mirror, such as `5`, `S` and `2`, replace pictures of different colors.
    private static let letterForms = "DWI2H6KPFAUZNROE4M5Y7XCSQLB3GVJT".map(String.init)

    private var all: [String] {
        switch self {
        case .letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".map(String.init)
        case .suits: "AKQJ9753".flatMap { rank in "♠♥♦♣".map { suit in "\(rank)\(suit)" } }
        case .shapes: "●□▲◇★○■△◆☆◐▣▼◈◢◎▤▽◑◣◉▥◒◤▷▦◓◥◁▧►◄".map(String.init)
        case .emoji: "🍏🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🫐🍑🥭🍍🐶🐱🐭🐰🦊🐻🐼🐸🐵🐔🐙🐝🐞🚗🚀🎈🎁".map(String.init)
        case .ascii:
            [
                "@", "#", "$", "%", "&", "*", "+", "=", "?", "!", "<>", "[]", "{}", "()", "/\\",
                "\\/", "^^", "~~", "--", "||", "::", "//", "<3", ":)", ":(", "o-o", "=^=", ">>>",
                "<<<", "x_x", "\\o/", "_|_",
            ]
        }
    }
}

extension MemoryGame where CardContent == String {
    /// A game with the contents of a theme.
    public init(theme: MemoryTheme, options: MemoryOptions, seed: UInt64) {
        self.init(
            contents: theme.contents(pairs: options.pairs), options: options, seed: seed)
    }
}
