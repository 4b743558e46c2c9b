/// Who takes an option.
struct Takers: Equatable, Sendable {
    /// Whether it is taken wherever there is a screen, whatever is shown there.
    var screen = false
    var games: [GameName] = []
    var tools: [Tool] = []

    static let everything = Takers(screen: true, tools: Tool.allCases)
    static let screen = Takers(screen: true)

    static func games(_ games: GameName..., tools: Tool...) -> Takers {
        Takers(games: games, tools: tools)
    }

    static func tools(_ tools: Tool...) -> Takers { Takers(tools: tools) }

    func contains(_ tool: Tool) -> Bool { tools.contains(tool) }

    /// Before there is a game, an option of any may be given.
    func contains(_ game: GameName?) -> Bool {
        screen || game.map(games.contains) ?? !games.isEmpty
    }
}
