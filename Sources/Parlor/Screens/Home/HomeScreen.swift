import Games
import Reactive
import TUI

/// What can be chosen on the first screen.
enum HomeSpot: Hashable {
    case memory, newMemory, dailyMemory
    case statistics, settings, help, quit
}

/// The first screen: what there is to play, and everything else.
func homeScreen(_ console: Console, _ desk: Desk) -> Screen {
    let intents = console.intents(of: HomeSpot.self)
    let spots: [HomeSpot] =
        (desk.savedMemory() == nil ? [] : [.memory])
        + [.newMemory, .dailyMemory, .statistics, .settings, .help, .quit]
    let selected = Driver.fold(spots[0]) { selected, spot in
        selected = spot
    } commands: { _ in
        intents.compactMap { intent in
            if case .hover(let spot) = intent { spot } else { intent.focused }
        }
    }
    let choices = intents.compactMap(\.pressed).map { spot -> Navigation.Command in
        switch spot {
        case .memory: return .push(.memory)
        case .newMemory:
            desk.startOver()
            return .push(.memory)
        case .dailyMemory:
            desk.startOver(withBoardOfTheDay: true)
            return .push(.memory)
        case .statistics: return .push(.statistics)
        case .settings: return .push(.settings)
        case .help: return .push(.help(of: .home))
        case .quit: return .leave
        }
    }
    // There is nowhere to go back to.
    let common = console.commonMoves(at: .home).filter { $0 != .pop }
    return Screen(
        selected.map { HomePicture(spots: spots, selected: $0, words: desk.words) },
        moves: .merge(choices, common))
}

/// The menu, and a line about what is chosen.
struct HomePicture: CompositeView {
    let spots: [HomeSpot]
    let selected: HomeSpot
    let words: Words

    var content: some View {
        Column {
            Column(spacing: 1, alignment: .center) {
                Text("P A R L O R", .title)
                Panel(border: .rounded, padding: 2) {
                    Menu(spots.map { MenuItem($0, title(of: $0)) }, selected: selected)
                }
                Text(summary, .dim)
            }
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar([
                .init("↑↓", words.keys.move), .init("Enter", words.keys.choose),
                words.helpEntry, words.quitEntry,
            ])
        }
    }

    private func title(of spot: HomeSpot) -> String {
        switch spot {
        case .memory: "\(words.menu.memory): \(words.menu.goOn)"
        case .newMemory: words.menu.memory
        case .dailyMemory: "\(words.menu.memory): \(words.memory.boardOfTheDay)"
        case .statistics: words.menu.statistics
        case .settings: words.menu.settings
        case .help: words.menu.help
        case .quit: words.menu.quit
        }
    }

    private var summary: String {
        switch selected {
        case .memory, .newMemory, .dailyMemory: words.menu.memorySummary
        default: ""
        }
    }
}
