/// What there is to say about a place: the keys that only it has, and its rules in paragraphs.
struct HelpPage {
    let keys: [(key: String, use: String)]
    var rules: [String] = []
}

extension Navigation.Place {
    func help(in words: Words) -> HelpPage {
        switch self {
        case .game(let game): game.help(in: words)
        case .lobby(let game):
            HelpPage(keys: words.listKeys, rules: game.help(in: words).rules)
        case .home:
            HelpPage(
                keys: words.listKeys,
                rules: GameName.playable.flatMap { $0.help(in: words).rules })
        case .settings, .statistics, .editor, .help: HelpPage(keys: words.listKeys)
        }
    }
}

extension GameName {
    fileprivate func help(in words: Words) -> HelpPage {
        switch self {
        case .memory, .klondike: words.memoryHelp
        case .sudoku: words.sudokuHelp
        }
    }
}

extension Words {
    fileprivate var listKeys: [(key: String, use: String)] {
        [("↑ ↓, Tab", keys.move), ("← →", keys.change), ("Enter, Space", keys.choose)]
    }

    fileprivate var memoryHelp: HelpPage {
        HelpPage(
            keys: [
                ("← ↑ ↓ →", keys.move), ("Enter, Space", keys.turn), ("s", keys.shuffle),
                ("r", keys.reset), ("p", keys.pause), ("n", keys.newGame),
            ],
            rules: help.memoryRules)
    }
}
