import Games
import Reactive
import TUI

/// A game as the program knows it. The menu, lobbies, `--help`, the manual, completions, `--plain`,
/// statistics, boards of the day, settings, recordings and saved files follow from the list of these.
struct GameModule {
    let name: GameName
    let title, summary: @Sendable (Words) -> String
    /// The word that is typed for it where there is no screen.
    let word: @Sendable (Words) -> PlainWord
    let help: @Sendable (Words) -> HelpPage
    let settings: [SettingRow]
    /// Options of the command line besides those of the settings, of the game and of its tools.
    let otherOptions: [CommandOption]
    let tools: [Tool]
    /// A variant in results, in words.
    let variant: @Sendable (String, Words) -> String
    /// Adds the workers that it wants in the background.
    let workers: @MainActor (inout Workers) -> Void

    /// Its picture on the first screen, at most nine columns broad and four rows high.
    let emblem: () -> PixelPicture
    /// A small picture of the game that was left, if one was.
    let thumbnail: (Services) -> Thumbnail?
    /// The rows of the lobby above the settings.
    let lobby: (Services) -> [ListRow]
    /// The effects of a text that is pasted in the lobby.
    let pasted: (Services, String) -> [Effect]
    let screen: (Console, Services, GameStart) -> Screen<Effect>
    /// Screens of its own besides the game, by their names.
    let pages: [String: (Console, Services) -> Screen<Effect>]
    let plain: (PlainConsole, Services, GameStart) -> PlainGame
    /// Its view model, as a test makes it again; nil for one of another game.
    let test: (Any, RecordedChance) -> GameTest?
    /// The state of what is seen, in a word such as `won`; nil for what is seen of another game.
    let state: (Any) -> String?

    /// The game that the command line asks for. One that was left there is given up for a certain board.
    let asked: (Services) -> GameStart
    /// The games that were left, and where each of them goes on.
    let left: (Services) -> [GameStart]
    /// The effects that begin a new game, or that of the day, from outside of the lobby.
    let begin: (Services, _ isDaily: Bool) -> [Effect]

    init<Start: Hashable>(
        _ name: GameName, title: @escaping @Sendable (Words) -> String,
        summary: @escaping @Sendable (Words) -> String,
        word: @escaping @Sendable (Words) -> PlainWord,
        help: @escaping @Sendable (Words) -> HelpPage, settings: [SettingRow],
        options: [CommandOption] = [], tools: [Tool] = [],
        variant: @escaping @Sendable (String, Words) -> String,
        workers: @escaping @MainActor (inout Workers) -> Void = { _ in },
        emblem: @escaping @autoclosure () -> PixelPicture,
        starts: GameStarts<Start>,
        pasted: @escaping (Services, String) -> [Effect] = { _, _ in [] },
        screen: @escaping (Console, Services, Start) -> Screen<Effect>,
        pages: [String: (Console, Services) -> Screen<Effect>] = [:],
        plain: @escaping (PlainConsole, Services, Start) -> PlainGame,
        test: @escaping (Any, RecordedChance) -> GameTest?,
        state: @escaping (Any) -> String?
    ) {
        // A start is made by the same module that reads it.
        func start(_ start: GameStart) -> Start { start.choice.base as? Start ?? starts.goOn }
        (self.name, self.title, self.summary, self.word) = (name, title, summary, word)
        self.help = help
        (self.settings, otherOptions, self.tools) = (settings, options, tools)
        (self.variant, self.workers) = (variant, workers)
        (self.emblem, thumbnail) = (emblem, starts.thumbnail)
        (lobby, self.pages, begin) = (starts.lobby, pages, starts.begin)
        self.pasted = pasted
        (self.test, self.state) = (test, state)
        self.screen = { screen($0, $1, start($2)) }
        self.plain = { plain($0, $1, start($2)) }
        asked = { GameStart(name, starts.asked($0)) }
        left = { starts.left($0).map { GameStart(name, $0) } }
    }

    /// The state of what is seen of any game.
    static func state(of seen: Any) -> String? { all.lazy.compactMap { $0.state(seen) }.first }

    /// Its options of the command line.
    var options: [CommandOption] {
        settings.compactMap { CommandOption($0, of: name) } + otherOptions
    }
}
