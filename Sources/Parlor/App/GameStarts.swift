import Games
import TUI

/// The ways into a game: to go on with one that was left, and to begin another.
struct GameStarts<Start: Hashable> {
    /// Goes on with the game that was left.
    let goOn: Start
    /// The game that the command line asks for. One that was left there is given up for a certain
    /// board.
    let asked: (Services) -> Start
    /// The games that were left, and where each of them goes on.
    let left: (Services) -> [Start]
    /// The effects that begin a new game, or that of the day, from outside of the lobby.
    let begin: (Services, _ isDaily: Bool) -> [Effect]
    /// The rows of the lobby above the settings.
    let lobby: (Services) -> [ListRow]
    /// A small picture of the game that was left, if one was.
    let thumbnail: (Services) -> Thumbnail?
    /// The second since 1970 at which that was played last.
    let playedAt: (Services) -> Int
    /// The day whose board was left, if it is one of a day.
    var leftDay: (Services) -> Int? = { _ in nil }

    /// The same, with the name of the game.
    func ofGame(_ name: GameName) -> GameStarts<GameStart> {
        GameStarts<GameStart>(
            goOn: GameStart(name, goOn), asked: { GameStart(name, asked($0)) },
            left: { left($0).map { GameStart(name, $0) } }, begin: begin, lobby: lobby,
            thumbnail: thumbnail, playedAt: playedAt, leftDay: leftDay)
    }
}

/// A game of which one can be left, and gives way to the next.
protocol SingleGame: KeepableGame {
    associatedtype Start: Hashable = SingleStart

    static var name: GameName { get }
    static var slot: SlotName { get }
    static var version: Int { get }
    static var goOn: Start { get }
    static func start(isDaily: Bool) -> Start
    /// The start that the command line asks for.
    static func asked(isDaily: Bool) -> Start
    /// The names of a new game, and of that of the day.
    static func titles(in words: Words) -> (new: String, daily: String)

    /// How far it has come, in a few words.
    func standing(in words: Words) -> String
    var thumbnail: Thumbnail { get }
    /// The outcome that counts where it gives way to another; nil if none does.
    var givenUp: GameOutcome? { get }
}

/// The choice of a game that is begun: the board of the day, one by its number, or any.
struct SingleStart: Hashable {
    var isDaily = false
    var number: UInt64?
}

extension SingleGame where Start == SingleStart {
    static var goOn: SingleStart { SingleStart() }
    static func start(isDaily: Bool) -> SingleStart { SingleStart(isDaily: isDaily) }
}

extension SingleGame {
    static func asked(isDaily: Bool) -> Start { start(isDaily: isDaily) }

    static func titles(in words: Words) -> (new: String, daily: String) {
        (words.dialogs.newGame, words.games.boardOfTheDay)
    }
}

extension Services {
    func slot<Game: SingleGame>(of _: Game.Type) -> SaveSlot<Game> {
        saves.slot(Game.slot, version: Game.version)
    }

    /// The effects that begin a game. The one that was left gives way.
    func begin<Game: SingleGame>(_ start: Game.Start, of game: Game.Type) -> [Effect] {
        [slot(of: game).left?.givenUp.map(Effect.record)].compactMap(\.self)
            + [.startOver(in: Game.slot), .go(.push(.game(GameStart(Game.name, start))))]
    }
}

extension GameStarts {
    /// Those of a game of which one can be left, with more rows of its own in the lobby.
    static func single<Game: SingleGame>(
        _ game: Game.Type, rows: @escaping (Services) -> [ListRow] = { _ in [] }
    ) -> GameStarts where Game.Start == Start {
        GameStarts(
            goOn: Game.goOn,
            asked: { services in
                let invocation = services.invocation
                if invocation.asksForBoard(of: Game.name) { services.slot(of: game).startOver() }
                return Game.asked(isDaily: invocation.isDaily)
            },
            left: { $0.slot(of: game).left == nil ? [] : [Game.goOn] },
            begin: { $0.begin(Game.start(isDaily: $1), of: game) },
            lobby: { services in
                let (words, left) = (services.words, services.slot(of: game).left)
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
            thumbnail: { $0.slot(of: game).left?.thumbnail },
            playedAt: { $0.slot(of: game).playedAt },
            leftDay: { $0.slot(of: game).left?.day })
    }
}

extension ListRow {
    /// The row of a game that was left.
    static func goOn(
        _ start: GameStart, id: String = "goOn", _ standing: String, _ words: Words
    ) -> ListRow {
        ListRow(
            id: id, title: words.menu.goOn, detail: standing, goesOn: true,
            press: [.go(.push(.game(start)))])
    }
}
