import Games
import TUI

/// The introduction to the starts of one kind, in place of the introduction to their game.
struct StartIntroduction<Start> {
    /// The last part of the name of the setting that records whether the player has seen it.
    let name: String
    /// Three lines for a player who has never seen such a start; nil for a start of another kind.
    let lines: (Start) -> ((Words) -> [String])?
}

/// The ways to start a game: resuming an unfinished one, or starting a new one.
struct GameStarts<Start> {
    /// The start that resumes the unfinished game.
    let resume: Start
    /// Prepares the slot for the board that the command line requests, and returns its start. A new
    /// game gives up the unfinished game in its slot.
    let prepareRequestedBoard: (Services) -> Start
    /// The games in all slots, including games that were only opened.
    let inSlots: (Services) -> [UnfinishedGame]
    /// The titles of the rows that start a new game and the game of the day.
    let titles: (Words) -> (new: String, daily: String)
    /// Creates a new game, or the game of the day.
    let new: (Services, BoardSlot) -> NewGame
    /// The variant of a game with the current settings, or of the game of the day.
    let variant: (Services, BoardSlot) -> String
    /// The rows of the lobby between the rows for new games and the settings.
    let otherRows: (Services) -> [ListRow]
    /// The introductions to starts that are played in another way than the game.
    var introductions: [StartIntroduction<Start>] = []

    /// The games of `inSlots`. The game that was played last comes first.
    func opened(_ services: Services) -> [UnfinishedGame] {
        inSlots(services).sorted { $0.playedAt > $1.playedAt }
    }

    /// The games that lists offer to continue: the games that the player has begun to play.
    func unfinished(_ services: Services) -> [UnfinishedGame] {
        opened(services).filter(\.isPlayed)
    }

    /// The effect that starts the board of the day, or resumes it.
    func today(_ services: Services) -> Effect {
        openedToday(services)?.press ?? .begin(new(services, .daily))
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
            prepareRequestedBoard: { GameStart(name, prepareRequestedBoard($0)) },
            inSlots: inSlots, titles: titles, new: new, variant: variant,
            otherRows: otherRows,
            introductions: introductions.map { introduction in
                StartIntroduction(name: introduction.name) { introduction.lines($0.choice()) }
            })
    }
}

extension GameStarts<GameStart> {
    func kindToday(_ services: Services) -> ResultsTable.Kind {
        ResultsTable.Kind(game: resume.game, variant: variant(services, .daily))
    }

    /// The kind of today's board in words, without the name of the game.
    func setupToday(_ services: Services, _ words: Words) -> String {
        resume.game.module.longVariant(variant(services, .daily), words).capitalizingFirst
    }

    /// The state of the board that `today` starts or resumes. An unfinished game takes precedence,
    /// because it may have begun with other settings.
    func stateToday(_ progress: DailyProgress, _ services: Services) -> DailyState {
        if openedToday(services)?.isPlayed == true { return .isBegun }
        let kind = kindToday(services)
        if let time = progress.times[kind] { return .solved(time) }
        return progress.solved.contains(kind) ? .helped : .toDo
    }

    /// The rows of the lobby above the settings.
    func lobby(_ services: Services) -> [ListRow] {
        let (words, titles) = (services.words, titles(services.words))
        let state = stateToday(services.dailyProgress, services).shown(words)
        return unfinished(services).map { $0.row(services) } + [
            ListRow(id: "new", title: titles.new, press: [.begin(new(services, .other))]),
            ListRow(
                id: "daily", title: titles.daily, detail: "\(state.mark) \(state.text)",
                summary: words.games.boardOfTheDay(setupToday(services, words)),
                press: [today(services)]),
        ] + otherRows(services)
    }

    /// Prepares the game that the command line requests, and returns its start. Without a request
    /// for a board, it is the unfinished game that was played last, or a new one. A request for
    /// only the board of the day resumes that board if it is unfinished.
    func prepareRequestedGame(_ services: Services) -> GameStart {
        let invocation = services.invocation
        guard invocation.requestsBoard(of: resume.game) else {
            return unfinished(services).first?.start ?? resume
        }
        let opened = invocation.isOnlyDaily ? openedToday(services) : nil
        return opened?.start ?? prepareRequestedBoard(services)
    }
}

extension Services {
    func slot<Game: TwoSlotGame>(
        of _: Game.Type, _ slot: BoardSlot = .other
    ) -> SaveSlot<Game> { saves.slot(Game.name(of: slot), version: Game.version) }
}

extension GameStarts {
    /// The starts of a game with two slots: one for its board of the day, and one for all other
    /// boards. `otherRows` adds rows to the lobby.
    static func twoSlots<Game: TwoSlotGame>(
        _ game: Game.Type, otherRows: @escaping (Services) -> [ListRow] = { _ in [] }
    ) -> GameStarts where Game.Start == Start {
        GameStarts(
            resume: Game.resume(.other),
            prepareRequestedBoard: { services in
                let start = Game.requested(services.invocation.boardSlot)
                services.slot(of: game, start.slot).startOver()
                return start
            },
            inSlots: { services in
                BoardSlot.allCases.compactMap { slot in
                    UnfinishedGame(
                        in: services.slot(of: game, slot), named: Game.name(of: slot),
                        GameStart(Game.name, Game.resume(slot)), services.words)
                }
            },
            titles: Game.titles,
            new: { NewGame(Game.start($1), of: game) },
            variant: { "\(Game.variant($0.boardSettings($1)))" }, otherRows: otherRows)
    }
}
