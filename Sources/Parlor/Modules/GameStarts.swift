import Games
import TUI

/// The ways to start a game: resuming an unfinished one, or starting a new one.
struct GameStarts<Start> {
    /// The start that resumes the unfinished game.
    let resume: Start
    /// The new game with the board that the command line requests. It gives up the unfinished game
    /// in its slot.
    let requestedBoard: (Services) -> Start
    /// The games in all slots, including those that were only opened. The game that was played last
    /// comes first.
    let opened: (Services) -> [UnfinishedGame]
    /// The titles of the rows that start a new game and the game of the day.
    let titles: (Words) -> (new: String, daily: String)
    /// Creates a new game, or the game of the day if `isDaily` is true.
    let new: (Services, _ isDaily: Bool) -> NewGame
    /// The variant of a game with the current settings, or of the game of the day.
    let variant: (Services, _ isDaily: Bool) -> String
    /// The rows of the lobby between the rows for new games and the settings.
    let otherRows: (Services) -> [ListRow]

    /// The games that lists offer to continue: those that the player has begun to play.
    func unfinished(_ services: Services) -> [UnfinishedGame] {
        opened(services).filter(\.isPlayed)
    }

    /// The effect that starts the board of the day, or resumes it.
    func today(_ services: Services) -> Effect {
        openedToday(services)?.press ?? .begin(new(services, true))
    }

    func openedToday(_ services: Services) -> UnfinishedGame? {
        opened(services).first { $0.day == services.today.daysSince1970 }
    }
}

extension GameStarts where Start: Hashable {
    /// The same starts, tagged with the name of the game.
    func ofGame(_ name: GameName) -> GameStarts<GameStart> {
        GameStarts<GameStart>(
            resume: GameStart(name, resume),
            requestedBoard: { GameStart(name, requestedBoard($0)) },
            opened: opened, titles: titles, new: new, variant: variant,
            otherRows: otherRows)
    }
}

extension GameStarts<GameStart> {
    /// The kind of today's board.
    func kindToday(_ services: Services) -> ResultsTable.Kind {
        ResultsTable.Kind(game: resume.game, variant: variant(services, true))
    }

    /// The kind of today's board in words, without the name of the game.
    func setupToday(_ services: Services, _ words: Words) -> String {
        resume.game.module.variant(variant(services, true), words).capitalizingFirst
    }

    /// The state of the board that `today` starts or resumes. An unfinished game takes precedence,
    /// because it may have begun with other settings.
    func stateToday(_ boards: DailyBoards, _ services: Services) -> DailyState {
        if openedToday(services)?.isPlayed == true { return .isBegun }
        let kind = kindToday(services)
        if let time = boards.times[kind] { return .solved(time) }
        return boards.solved.contains(kind) ? .helped : .toDo
    }

    /// The rows of the lobby above the settings.
    func lobby(_ services: Services) -> [ListRow] {
        let (words, titles) = (services.words, titles(services.words))
        let state = stateToday(services.dailyBoards, services).shown(words)
        return unfinished(services).map { $0.row(services) } + [
            ListRow(id: "new", title: titles.new, press: [.begin(new(services, false))]),
            ListRow(
                id: "daily", title: titles.daily, detail: "\(state.mark) \(state.text)",
                summary: words.games.boardOfTheDay(setupToday(services, words)),
                press: [today(services)]),
        ] + otherRows(services)
    }

    /// The game that the command line requests. Without a request for a board, it is the unfinished
    /// game that was played last, or a new one. A request for only the board of the day resumes
    /// that board if it is unfinished.
    func requested(_ services: Services) -> GameStart {
        let invocation = services.invocation
        guard invocation.requestsBoard(of: resume.game) else {
            return unfinished(services).first?.start ?? resume
        }
        let opened = invocation.isOnlyDaily ? openedToday(services) : nil
        return opened?.start ?? requestedBoard(services)
    }
}

extension Services {
    func slot<Game: TwoSlotGame>(of _: Game.Type, isDaily: Bool = false) -> SaveSlot<Game> {
        saves.slot(Game.slot(isDaily: isDaily), version: Game.version)
    }
}

extension GameStarts {
    /// The starts of a game with two slots: one for its board of the day, and one for all other
    /// boards. `otherRows` adds rows to the lobby.
    static func twoSlots<Game: TwoSlotGame>(
        _ game: Game.Type, otherRows: @escaping (Services) -> [ListRow] = { _ in [] }
    ) -> GameStarts where Game.Start == Start {
        GameStarts(
            resume: Game.resume(isDaily: false),
            requestedBoard: { services in
                let start = Game.requested(isDaily: services.invocation.isDaily)
                services.slot(of: game, isDaily: start.isDaily).startOver()
                return start
            },
            opened: { services in
                [false, true].compactMap { isDaily in
                    let slot = services.slot(of: game, isDaily: isDaily)
                    return slot.readUnfinishedGame().map { game in
                        UnfinishedGame(
                            start: GameStart(Game.name, Game.resume(isDaily: isDaily)),
                            slot: Game.slot(isDaily: isDaily), playedAt: slot.playedAt,
                            progress: game.timedProgress(in: services.words), day: game.day,
                            isPlayed: game.isPlayed, thumbnail: game.thumbnail)
                    }
                }.sorted { $0.playedAt > $1.playedAt }
            },
            titles: Game.titles,
            new: { NewGame(Game.start(isDaily: $1), of: game) },
            variant: { "\(Game.variant($0.boardSettings(isDaily: $1)))" }, otherRows: otherRows)
    }
}
