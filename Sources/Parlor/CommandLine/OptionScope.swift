/// The games and tools that take an option.
struct OptionScope: Equatable, Sendable {
    /// Indicates whether the option is accepted wherever there is a screen.
    var screen = false
    var games: [GameName] = []
    var tools: [ToolName] = []

    static var everything: OptionScope { OptionScope(screen: true, tools: Tool.all.map(\.name)) }
    static let screen = OptionScope(screen: true)

    static func games(_ games: GameName..., tools: [ToolName] = []) -> OptionScope {
        OptionScope(games: games, tools: tools)
    }

    static func tools(_ tools: [ToolName]) -> OptionScope { OptionScope(tools: tools) }

    func contains(_ tool: ToolName) -> Bool { tools.contains(tool) }

    /// Returns whether the option is accepted for the game. The menu accepts the options of any
    /// game.
    func contains(_ game: GameName?) -> Bool {
        screen || game.map(games.contains) ?? !games.isEmpty
    }
}
