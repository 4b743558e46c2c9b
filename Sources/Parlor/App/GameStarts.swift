import Games
import TUI

/// The ways to start a game: resuming an unfinished one, or starting a new one.
struct GameStarts<Start: Hashable> {
    /// Resumes the unfinished game.
    let goOn: Start
    /// The game that the command line requests. If it requests a certain board, the unfinished game
    /// is given up.
    let requested: (Services) -> Start
    /// The unfinished games. The game that was played last comes first.
    let unfinished: (Services) -> [UnfinishedGame]
    /// The titles of the rows that start a new game and the game of the day.
    let titles: (Words) -> (new: String, daily: String)
    /// A new game, or the game of the day.
    let new: (Services, _ isDaily: Bool) -> NewGame
    /// The rows of the lobby below those, and above the settings.
    let otherRows: (Services) -> [ListRow]

    /// The same starts, tagged with the name of the game.
    func ofGame(_ name: GameName) -> GameStarts<GameStart> {
        GameStarts<GameStart>(
            goOn: GameStart(name, goOn), requested: { GameStart(name, requested($0)) },
            unfinished: unfinished, titles: titles, new: new, otherRows: otherRows)
    }

    /// The rows of the lobby above the settings.
    func lobby(_ services: Services) -> [ListRow] {
        let (words, titles) = (services.words, titles(services.words))
        return unfinished(services).map { $0.row(words) } + [
            ListRow(id: "new", title: titles.new, press: [.begin(new(services, false))]),
            ListRow(
                id: "daily", title: titles.daily, summary: words.games.nextBoardOfTheDay,
                press: [.begin(new(services, true))]),
        ] + otherRows(services)
    }

    /// The effect that starts the board of the day, or resumes it.
    func today(_ services: Services) -> Effect {
        let left = unfinished(services).first { $0.day == services.today.count }
        return left.map { .go(.push(.game($0.start))) } ?? .begin(new(services, true))
    }
}

extension Services {
    func slot<Game: SingleGame>(of _: Game.Type) -> SaveSlot<Game> {
        saves.slot(Game.slot, version: Game.version)
    }
}

extension GameStarts {
    /// The starts of a game with one slot. `otherRows` adds rows to the lobby.
    static func single<Game: SingleGame>(
        _ game: Game.Type, otherRows: @escaping (Services) -> [ListRow] = { _ in [] }
    ) -> GameStarts where Game.Start == Start {
        GameStarts(
            goOn: Game.goOn,
            requested: { services in
                let (invocation, slot) = (services.invocation, services.slot(of: game))
                let isDaily = invocation.isDaily
                if invocation.requestsBoard(of: Game.name) {
                    // The unfinished board of the day is resumed. Other boards do not need the file.
                    let left = isDaily ? slot.unfinishedGame : nil
                    let isLeft = invocation.isOnlyDaily && left?.day == services.today.count
                    if !isLeft { slot.startOver() }
                }
                return Game.requested(isDaily: isDaily)
            },
            unfinished: { services in
                let slot = services.slot(of: game)
                guard let left = slot.unfinishedGame else { return [] }
                return [
                    UnfinishedGame(
                        start: GameStart(Game.name, Game.goOn), slot: Game.slot,
                        playedAt: slot.playedAt, standing: left.standing(in: services.words),
                        day: left.day, thumbnail: left.thumbnail)
                ]
            },
            titles: Game.titles,
            new: { NewGame(Game.start(isDaily: $1), of: game) },
            otherRows: otherRows)
    }
}
