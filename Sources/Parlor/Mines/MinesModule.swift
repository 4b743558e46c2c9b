import Games
import TUI

extension GameName { static let mines = GameName("mines") }

/// The choice of a mines game that is begun.
struct MinesStart: Hashable { var isDaily = false }

extension GameModule {
    static var mines: GameModule {
        GameModule(
            .mines, title: { $0.mines.title }, summary: { $0.mines.summary },
            word: { $0.mines.plain.game },
            help: { words in
                HelpPage(
                    keys: KeyTable.mines(lettersMove: false).help(in: words),
                    firstSteps: words.mines.firstSteps, rules: words.mines.rules,
                    sketch: minesSketch)
            },
            settings: MinesSettings.rows, tools: MinesTools.all,
            variant: { $1.mines.variant($0) }, emblem: .mine,
            thumbnail: { $0.minesSlot.left?.game.thumbnail }, lobby: minesLobby, goOn: MinesStart(),
            asked: { services in
                let isNew = services.invocation.asksForBoard(of: .mines)
                if isNew { services.minesSlot.startOver() }
                return MinesStart(isDaily: services.invocation.isDaily)
            },
            left: { $0.minesSlot.left == nil ? [] : [MinesStart()] },
            begin: beginMines, screen: minesScreen, plain: plainMines,
            test: GameTest.mines, state: { ($0 as? MinesSeen)?.phase.rawValue })
    }
}

/// The rows of the lobby: to go on, another game, and that of the day.
private func minesLobby(_ services: Services) -> [ListRow] {
    let words = services.words
    let left = services.minesSlot.left?.game
    func new(_ id: String, _ title: String, isDaily: Bool) -> ListRow {
        ListRow(
            id: id, title: title, summary: isDaily ? words.games.nextBoardOfTheDay : "",
            givesUpGame: left != nil, press: beginMines(services, isDaily: isDaily))
    }
    let goOn = left.map { game in
        ListRow(
            id: "goOn", title: words.menu.goOn,
            detail: words.mines.variant(game.options.variant),
            goesOn: true, press: [.go(.push(.game(GameStart(.mines, MinesStart()))))])
    }
    return [
        goOn, new("new", words.dialogs.newGame, isDaily: false),
        new("daily", words.games.boardOfTheDay, isDaily: true),
    ].compactMap(\.self)
}

/// Gives up the game that was left, which counts, and begins another.
private func beginMines(_ services: Services, isDaily: Bool) -> [Effect] {
    let given = services.minesSlot.left.map { Effect.record($0.outcome($0.game.result)) }
    let start = GameStart(.mines, MinesStart(isDaily: isDaily))
    return [given, .startOver(in: DealtMines.slot), .go(.push(.game(start)))].compactMap(\.self)
}

/// The rules at a glance: the 1 in the corner touches one covered cell, so that is a mine; then the
/// other 1 has its mine, and what else it touches is safe.
private let minesSketch = """
    1 1 1       1 1 1         1 1 1
    1 ▒ ▒   →   1 F ▒   →     1 F 1
    1 ▒ ▒       1 ▒ ▒         1 1 1
    """
