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

/// An unfinished game, as lists show it.
struct UnfinishedGame {
    /// Resumes the game.
    let start: GameStart
    let slot: SlotName
    /// The time at which the game was last played, in seconds since 1970.
    let playedAt: Int
    /// The progress of the game, in a few words.
    let standing: String
    /// The day of the board, if it is a board of the day.
    let day: Int?
    /// A small picture of the game.
    let thumbnail: Thumbnail

    /// The row that resumes the game.
    func row(_ words: Words) -> ListRow {
        ListRow(
            id: "goOn-\(slot.name)", title: words.menu.goOn, detail: standing,
            press: [.go(.push(.game(start)))])
    }
}

/// A new game. It gives up the unfinished game in its slot, if there is one.
struct NewGame: Hashable {
    let start: GameStart
    let slot: SlotName
    /// Whether the game replaces the current screen in the path.
    var replacesScreen = false
}

extension Services {
    func slot<Game: SingleGame>(of _: Game.Type) -> SaveSlot<Game> {
        saves.slot(Game.slot, version: Game.version)
    }

    /// The unfinished game that a new game gives up.
    func unfinishedGame(replacedBy new: NewGame) -> UnfinishedGame? {
        new.start.game.module.starts.unfinished(self).first { $0.slot == new.slot }
    }
}

extension NewGame {
    init<Game: SingleGame>(_ start: Game.Start, of _: Game.Type, replacesScreen: Bool = false) {
        self.init(
            start: GameStart(Game.name, start), slot: Game.slot, replacesScreen: replacesScreen)
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
                    // The unfinished board of the day is resumed. For another board, the file is not
                    // even read.
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
