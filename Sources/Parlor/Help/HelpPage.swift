import TUI

/// The keys on a help page: the keys that are available now, and the keys of other moments.
struct HelpKeys: Hashable {
    var now: [KeyDescription] = []
    var later: [KeyDescription] = []
}

/// The rules on a help page, in paragraphs.
struct HelpPage: Equatable {
    /// Three lines for a player who has never seen the game.
    var firstSteps: [String] = []
    var rules: [String] = []

    /// A small drawing that explains the rules.
    var sketch = ""
}

extension Place {
    func help(in words: Words) -> HelpPage {
        switch self {
        case .game(let start), .introduction(let start): start.game.module.help(words)
        case .lobby(let game): game.module.help(words)
        case .home: HelpPage(rules: GameModule.all.flatMap { $0.help(words).rules })
        case .page, .statistics, .settings, .help: HelpPage()
        }
    }
}
