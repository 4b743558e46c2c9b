import TUI

/// The keys on a help page: the keys that are available now, and the keys for other moments of the
/// game.
struct HelpKeys: Hashable {
    var now: [KeyDescription] = []
    var later: [KeyDescription] = []
}

/// The rules on a help page, in paragraphs.
struct HelpPage: Equatable {
    /// Three lines for a player who has never seen the game.
    var firstSteps: [String] = []
    var rules: [String] = []
    /// The rules that the first steps do not contain.
    var details: [String] = []
    /// The rules of several games, each below its title.
    var chapters: [Chapter] = []

    /// A small drawing that explains the rules.
    var sketch = ""

    struct Chapter: Equatable {
        let title: String
        let rules: [String]
    }
}

extension Place {
    func help(in words: Words) -> HelpPage {
        switch self {
        case .game(let start), .introduction(let start): start.game.module.help(words)
        case .lobby(let game): game.module.help(words)
        case .home:
            HelpPage(
                chapters: GameModule.all.map { game in
                    HelpPage.Chapter(title: game.title(words), rules: game.help(words).rules)
                })
        case .page, .statistics, .settings, .help: HelpPage()
        }
    }
}
