/// The name of a game, on the command line and in files.
package struct GameName: Hashable, Sendable {
    package let rawValue: String

    init(_ name: String) { rawValue = name }

    /// Returns nil if no game has this name.
    init?(rawValue: String) {
        guard let game = GameModule.all.first(where: { $0.name.rawValue == rawValue }) else {
            return nil
        }
        self = game.name
    }

    package static var allCases: [GameName] { GameModule.all.map(\.name) }

    /// Everything that the program knows about the game.
    package var module: GameModule {
        guard let module = GameModule.all.first(where: { $0.name == self }) else {
            preconditionFailure("Every name of a game must be the name of a module.")
        }
        return module
    }
}

extension GameName: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let game = GameName(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no game with this name.")
        }
        self = game
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
