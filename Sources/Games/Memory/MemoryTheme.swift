/// The contents of the cards. The first ones of a theme are the easiest to tell apart.
public enum MemoryTheme: String, CaseIterable, Codable, Sendable {
    /// One column each, in every font.
    case letters
    /// Playing cards: two columns each, where ambiguous characters are narrow.
    case suits
    /// Geometric shapes: one column each, where ambiguous characters are narrow.
    case shapes
    /// Two columns each; the first fifteen are the fruits.
    case emoji
    /// Up to three ASCII characters each.
    case ascii

    /// The contents of so many pairs, all different.
    public func contents(pairs: Int) -> [String] {
        precondition(
            MemoryOptions.pairsRange.contains(pairs), "A theme has contents for 2 to 32 pairs.")
        return Array(all.prefix(pairs))
    }

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
