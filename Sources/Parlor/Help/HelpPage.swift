/// What there is to say about a place: the keys that only it has, and its rules in paragraphs.
struct HelpPage {
    let keys: [(key: String, use: String)]
    var rules: [String] = []

    /// A sketch of them.
    var sketch = ""
}

extension Navigation.Place {
    func help(in words: Words) -> HelpPage {
        switch self {
        case .game(let game): game.help(in: words)
        case .lobby(let game):
            HelpPage(
                keys: words.listKeys, rules: game.help(in: words).rules,
                sketch: game.help(in: words).sketch)
        case .home:
            HelpPage(
                keys: words.listKeys,
                rules: GameName.allCases.flatMap { $0.help(in: words).rules })
        case .settings, .statistics, .editor, .deal, .help: HelpPage(keys: words.listKeys)
        }
    }
}

extension GameName {
    fileprivate func help(in words: Words) -> HelpPage {
        switch self {
        case .memory: words.memoryHelp
        case .sudoku: words.sudokuHelp
        case .klondike: words.klondikeHelp
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
                ("r", keys.reset), ("p", keys.pause), ("n", keys.newGame), ("c", keys.copy),
            ],
            rules: help.memoryRules, sketch: HelpSketch.memory)
    }

    fileprivate var klondikeHelp: HelpPage {
        let texts = klondike.keys
        return HelpPage(
            keys: [
                ("← ↑ ↓ →, Tab", keys.move), ("Enter", texts.pick), ("Esc", texts.putBack),
                ("1 … 7", texts.pile), ("w", texts.waste), ("f", texts.foundation),
                ("a", texts.autoMove), ("d, Space", texts.draw),
                ("u, U", "\(texts.undo), \(texts.redo)"),
                ("h", texts.hint), ("l", texts.light), ("A", texts.finish), ("p", keys.pause),
                ("c", texts.copy), ("S", texts.shake), ("R", texts.restart),
            ],
            rules: klondike.rules, sketch: HelpSketch.klondike)
    }
}
