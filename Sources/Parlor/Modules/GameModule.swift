import Games
import Reactive
import TUI

/// Everything that the program knows about a game. The menu, lobbies, `--help`, the manual,
/// completions, `--plain`, statistics, boards of the day, settings, recordings and saved files
/// follow from the list of modules.
package struct GameModule {
    let name: GameName
    let texts: @Sendable (Words) -> GameTexts
    /// A small drawing that explains the rules.
    private let sketch: String
    let settings: [SettingRow]
    /// Command-line options of the game and of its tools, other than the options of its settings.
    let otherOptions: [CommandOption]
    let tools: [Tool]
    /// The short name of a variant, for the results. Other texts are returned unchanged.
    package let variant: @Sendable (String, Words) -> String
    /// The name of a variant in whole words. The words also determine the form of times.
    let longVariant: @Sendable (String, Words) -> String
    /// Returns whether a variant comes before another one in the game's order.
    let orders: @Sendable (_ variant: String, _ other: String) -> Bool
    /// Returns whether the statistics compare results of a variant.
    let compares: @Sendable (String) -> Bool
    /// Indicates whether a low number of moves is an achievement.
    let countsMoves: Bool
    /// The summary of a game with the settings for its next board.
    private let summaryWithSettings: (@Sendable (Settings, Words) -> String)?
    /// Adds the background workers that the game needs.
    let workers: @MainActor (inout Workers) -> Void

    /// The drawings of the picture on the first screen: a drawing of at most nine columns and four
    /// rows, and finer drawings.
    let emblem: () -> [PixelPicture]
    let starts: GameStarts<GameStart>
    /// The boards that can be pasted on lists; nil if there are none.
    let pasted: PastedBoards?
    let screen: (Console, Services, GameStart) -> Screen<Effect>
    /// A screen of the game other than the game itself. `pasted` is the text that the player has
    /// pasted to open the screen, if any.
    typealias Page = (Console, Services, _ pasted: String?) -> Screen<Effect>
    let pages: [String: Page]
    let plain: (PlainConsole, Services, GameStart) -> PlainGame
    /// Returns the state of a game as a word, such as `won`. The parameter is the visible part of
    /// the game. Returns nil for the visible part of another game.
    let state: (Any) -> String?

    init<Start: Hashable, Variant: GameVariant>(
        _ name: GameName, texts: @escaping @Sendable (Words) -> GameTexts,
        sketch: String, settings: [SettingRow], options: [CommandOption] = [], tools: [Tool] = [],
        variant: Variant.Type, countsMoves: Bool = true,
        summary: (@Sendable (Settings, Words) -> String)? = nil,
        workers: @escaping @MainActor (inout Workers) -> Void = { _ in },
        emblem: @escaping @autoclosure () -> [PixelPicture],
        starts: GameStarts<Start>,
        pasted: PastedBoards? = nil,
        screen: @escaping (Console, Services, Start) -> Screen<Effect>,
        pages: [String: Page] = [:],
        plain: @escaping (PlainConsole, Services, Start) -> PlainGame,
        state: @escaping (Any) -> String?
    ) {
        self.starts = starts.ofGame(name)
        (self.name, self.texts, self.sketch) = (name, texts, sketch)
        (self.settings, otherOptions, self.tools) = (settings, options, tools)
        (self.countsMoves, self.workers) = (countsMoves, workers)
        summaryWithSettings = summary
        self.variant = { Variant($0)?.name(in: $1) ?? $0 }
        longVariant = { Variant($0)?.longName(in: $1) ?? $0 }
        orders = { Variant.orders($0, before: $1) }
        compares = { Variant($0)?.isCompared ?? true }
        (self.emblem, self.pages, self.pasted) = (emblem, pages, pasted)
        self.state = state
        self.screen = { screen($0, $1, $2.choice()) }
        self.plain = { plain($0, $1, $2.choice()) }
    }

    /// The page with this name, which is one of `pages`.
    func page(_ name: String) -> Page {
        guard let page = pages[name] else {
            preconditionFailure("The game \(self.name.rawValue) has no page \(name).")
        }
        return page
    }

    /// Returns whether a pasted text is a board of the game.
    func isBoard(_ text: String) -> Bool { pasted?.accepts(text) ?? false }

    func help(_ words: Words) -> HelpPage {
        let texts = texts(words)
        return HelpPage(
            firstSteps: texts.firstSteps, rules: texts.rules, details: texts.details,
            sketch: sketch)
    }

    package func title(_ words: Words) -> String { texts(words).title }
    func summary(_ words: Words) -> String { texts(words).summary }

    /// The summary of the games that these settings deal.
    func summary(_ settings: Settings, _ words: Words) -> String {
        summaryWithSettings?(settings, words) ?? summary(words)
    }

    /// The state of the game that the value belongs to; nil if it belongs to no game.
    package static func state(of seen: Any) -> String? {
        all.lazy.compactMap { $0.state(seen) }.first
    }

    /// All command-line options of the game.
    var options: [CommandOption] {
        settings.compactMap { CommandOption($0, of: name) } + otherOptions
    }
}
