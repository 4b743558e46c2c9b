import Games
import TUI

/// The first screen: what there is to play, and everything else.
struct HomeList: Listing {
    enum Row: Hashable {
        case game(GameName)
        case statistics, settings, help, quit
    }

    let desk: Desk

    var place: Navigation.Place { .home }
    var title: String { "P A R L O R" }
    var rows: [Row] {
        GameName.allCases.map(Row.game) + [.statistics, .settings, .help, .quit]
    }

    func entry(for row: Row) -> ListEntry {
        let menu = desk.words.menu
        return switch row {
        case .game(let game):
            ListEntry(title: menu.title(of: game), summary: menu.summary(of: game))
        case .statistics: ListEntry(title: menu.statistics)
        case .settings: ListEntry(title: menu.settings)
        case .help: ListEntry(title: menu.help)
        case .quit: ListEntry(title: menu.quit)
        }
    }

    func press(_ row: Row) -> Navigation.Command? {
        switch row {
        case .game(let game): .push(.lobby(game))
        case .statistics: .push(.statistics)
        case .settings: .push(.settings)
        case .help: .push(.help(of: .home))
        case .quit: .leave
        }
    }
}
