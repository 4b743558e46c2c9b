import Games

/// The help on a place: the keys that only it has, and its rules in paragraphs.
struct HelpPage {
    /// Its keys, and those that other moments of its game have.
    let keys: [(key: String, use: String)]
    var laterKeys: [(key: String, use: String)] = []
    /// Three lines for the player who has never seen the game.
    var firstSteps: [String] = []
    var rules: [String] = []

    /// A sketch of the rules.
    var sketch = ""
}

extension Place {
    func help(in words: Words, at moment: GameMoment? = nil) -> HelpPage {
        switch self {
        case .game(let start), .introduction(let start):
            start.game.module.help(words, at: moment)
        case .lobby(let game):
            HelpPage(
                keys: words.listKeys, rules: game.module.help(words).rules,
                sketch: game.module.help(words).sketch)
        case .home:
            HelpPage(
                keys: words.listKeys, rules: GameModule.all.flatMap { $0.help(words).rules })
        case .page(let game, let name):
            HelpPage(keys: (game.module.pages[name]?.keys(words) ?? []).map { ($0.key, $0.name) })
        case .statistics:
            HelpPage(keys: [("← →, 1-9", words.keys.change), ("↑ ↓, Tab", words.keys.move)])
        case .settings, .help: HelpPage(keys: words.listKeys)
        }
    }
}

extension Words {
    fileprivate var listKeys: [(key: String, use: String)] {
        [("↑ ↓, Tab", keys.move), ("← →", keys.change), ("Enter, Space", keys.choose)]
    }
}
