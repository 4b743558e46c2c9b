import Games
import Reactive
import TUI

/// The first screen: the unfinished games, every game, and the other places.
func homeScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    listScreen(console, services, at: .home, pasted: services.pasted) { preferences in
        let words = preferences.words
        let unfinished = GameModule.all.flatMap { $0.starts.shown(services) }
            .sorted { $0.playedAt > $1.playedAt }
        let progress = services.dailyProgress
        let tiles = GameModule.all.map(\.starts).map { starts in
            (
                starts.today(services), starts.stateToday(progress, services),
                starts.setupToday(services, words)
            )
        }
        func row(
            _ name: String, _ title: String, _ summary: String, _ move: Navigation<Place>.Command
        ) -> ListRow {
            ListRow(id: name, title: title, summary: summary, press: [.go(move)])
        }
        let (menu, help) = (words.menu, ListModel.homeKeys(words))
        let unfinishedRows = unfinished.map { $0.homeRow(services, words) }
        let games = GameModule.all.map { game in
            ListRow(
                id: game.name, title: game.title(words),
                summary: game.summary(preferences.settings, words),
                press: [.go(.push(.lobby(game.name)))])
        }
        return ListPage(
            title: "P A R L O R", home: HomeState(progress, tiles, preferences),
            rows: unfinishedRows + games + [
                row("statistics", menu.statistics, menu.aboutStatistics, .push(.statistics)),
                row("settings", menu.settings, menu.aboutSettings, .push(.settings)),
                row("help", menu.help, menu.aboutHelp, .cover(.help(of: .home, help))),
                row("quit", menu.quit, menu.aboutQuit, .leave),
            ],
            words: words)
    }
}

extension GameStarts {
    /// The unfinished games on the first screen: the latest on a board of the day, and the latest
    /// on another board.
    fileprivate func shown(_ services: Services) -> [UnfinishedGame] {
        let games = unfinished(services)
        return [games.first { $0.day == nil }, games.first { $0.day != nil }].compactMap(\.self)
    }
}

/// The choices before a game starts: the rows of the game and its settings. A pasted board of the
/// game is played at once.
func lobbyScreen(
    _ console: Console, _ services: Services, _ game: GameModule
) -> Screen<Effect> {
    let pasted = { text in services.pasted(text, in: game) }
    return listScreen(console, services, at: .lobby(game.name), pasted: pasted) { preferences in
        ListPage(
            title: game.title(preferences.words), emblem: game.emblem(),
            guide: game.help(preferences.words),
            rows: game.starts.lobby(services)
                + game.settings.filter(\.isStored).map { ListRow($0, preferences) },
            words: preferences.words)
    }
}

/// The settings that belong to no game. Each change takes effect, and is written, at once.
func settingsScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    listScreen(console, services, at: .settings) { preferences in
        ListPage(
            title: preferences.words.settings.title,
            rows: GeneralSettings.rows.map { ListRow($0, preferences) }, words: preferences.words)
    }
}

extension ListModel {
    /// The keys of the first screen, for the row that opens the help.
    fileprivate static func homeKeys(_ words: Words) -> HelpKeys {
        HelpKeys(
            now: KeyTable.list(isSetting: false, hasTiles: true).help(in: words)
                + KeyTable.common.without(.back).help(in: words))
    }
}
