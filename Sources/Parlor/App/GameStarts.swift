import Games
import TUI

/// The ways to start a game: resuming an unfinished one, or starting a new one.
struct GameStarts<Start: Hashable> {
    /// Resumes the unfinished game.
    let goOn: Start
    /// The game that the command line requests. If it requests a certain board, the unfinished game
    /// is given up.
    let requested: (Services) -> Start
    /// The starts that resume the unfinished games.
    let unfinished: (Services) -> [Start]
    /// The effects that start a new game, or the game of the day, from outside of the lobby.
    let begin: (Services, _ isDaily: Bool) -> [Effect]
    /// The rows of the lobby above the settings.
    let lobby: (Services) -> [ListRow]
    /// A small picture of the unfinished game, if there is one.
    let thumbnail: (Services) -> Thumbnail?
    /// The time at which the unfinished game was last played, in seconds since 1970.
    let playedAt: (Services) -> Int
    /// The day of the unfinished game's board, if it is a board of the day.
    var unfinishedDay: (Services) -> Int? = { _ in nil }

    /// The same starts, tagged with the name of the game.
    func ofGame(_ name: GameName) -> GameStarts<GameStart> {
        GameStarts<GameStart>(
            goOn: GameStart(name, goOn), requested: { GameStart(name, requested($0)) },
            unfinished: { unfinished($0).map { GameStart(name, $0) } }, begin: begin, lobby: lobby,
            thumbnail: thumbnail, playedAt: playedAt, unfinishedDay: unfinishedDay)
    }
}

extension Services {
    func slot<Game: SingleGame>(of _: Game.Type) -> SaveSlot<Game> {
        saves.slot(Game.slot, version: Game.version)
    }

    /// The effects that start a game and give up the unfinished one.
    func begin<Game: SingleGame>(_ start: Game.Start, of game: Game.Type) -> [Effect] {
        [slot(of: game).unfinishedGame?.givenUp.map(Effect.record)].compactMap(\.self)
            + [.startOver(in: Game.slot), .go(.push(.game(GameStart(Game.name, start))))]
    }
}

extension GameStarts {
    /// The starts of a game with one slot. `rows` adds rows to the lobby.
    static func single<Game: SingleGame>(
        _ game: Game.Type, rows: @escaping (Services) -> [ListRow] = { _ in [] }
    ) -> GameStarts where Game.Start == Start {
        GameStarts(
            goOn: Game.goOn,
            requested: { services in
                let invocation = services.invocation
                if invocation.requestsBoard(of: Game.name) { services.slot(of: game).startOver() }
                return Game.requested(isDaily: invocation.isDaily)
            },
            unfinished: { $0.slot(of: game).unfinishedGame == nil ? [] : [Game.goOn] },
            begin: { $0.begin(Game.start(isDaily: $1), of: game) },
            lobby: { services in
                let (words, left) = (services.words, services.slot(of: game).unfinishedGame)
                let titles = Game.titles(in: words)
                let goOn = left.map {
                    ListRow.goOn(
                        GameStart(Game.name, Game.goOn), $0.standing(in: words), words)
                }
                func new(_ id: String, _ title: String, _ summary: String = "") -> ListRow {
                    ListRow(
                        id: id, title: title, summary: summary, givesUpGame: left != nil,
                        press: services.begin(Game.start(isDaily: id == "daily"), of: game))
                }
                let others = [
                    new("new", titles.new),
                    new("daily", titles.daily, words.games.nextBoardOfTheDay),
                ]
                return [goOn].compactMap(\.self) + others + rows(services)
            },
            thumbnail: { $0.slot(of: game).unfinishedGame?.thumbnail },
            playedAt: { $0.slot(of: game).playedAt },
            unfinishedDay: { $0.slot(of: game).unfinishedGame?.day })
    }
}

extension ListRow {
    /// The row that resumes an unfinished game.
    static func goOn(
        _ start: GameStart, id: String = "goOn", _ standing: String, _ words: Words
    ) -> ListRow {
        ListRow(
            id: id, title: words.menu.goOn, detail: standing, goesOn: true,
            press: [.go(.push(.game(start)))])
    }
}
