import Games
import Reactive
import TUI

/// The first screen: what there is to play, and everything else.
func homeScreen(_ console: Console, _ desk: Desk) -> Screen {
    let intents = console.intents(of: HomeSpot.self)
    let presses = intents.compactMap(\.pressed)
    let model = Driver.play(HomeModel(hasSavedGame: desk.savedMemory() != nil)) { _ in
        .merge(
            intents.compactMap { intent in
                if case .hover(let spot?) = intent { .select(spot) } else { nil }
            },
            intents.compactMap(\.focused).map { .select($0) }, presses.map { .press($0) },
            console.keys.filter { $0.key == .escape }.map { _ in .press(.no) })
    }
    // The model asks before a game that was left is given up, and then there is an answer.
    let choices = presses.withLatestFrom(model) { ($0, $1) }
        .compactMap { spot, model -> Navigation.Command? in
            guard let choice = model.chosen else { return nil }
            switch choice {
            case .newMemory: desk.startOver()
            case .dailyMemory: desk.startOver(withBoardOfTheDay: true)
            default: break
            }
            return choice.move
        }
    // There is nowhere to go back to.
    let common = console.commonMoves(at: .home).filter { $0 != .pop }
    return Screen(
        model.map { HomePicture(model: $0, words: desk.words) }, moves: .merge(choices, common))
}

/// The menu, and a line about what is chosen.
struct HomePicture: CompositeView {
    let model: HomeModel
    let words: Words

    var content: some View {
        Layers {
            menu
            if model.asksAbout != nil {
                Dialog(
                    words.dialogs.newGameTitle, words.dialogs.newGameText,
                    buttons: [
                        Button(words.dialogs.newGame, HomeSpot.yes),
                        Button(words.dialogs.cancel, HomeSpot.no),
                    ],
                    focused: model.selected)
            }
        }
    }

    private var menu: some View {
        Column {
            Column(spacing: 1, alignment: .center) {
                Text("P A R L O R", .title)
                Panel(border: .rounded, padding: 2) {
                    Menu(
                        model.spots.map { MenuItem($0, title(of: $0)) }, selected: model.selected)
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
        case .yes, .no: ""
        }
    }

    private var summary: String {
        switch model.selected {
        case .memory, .newMemory, .dailyMemory: words.menu.memorySummary
        default: ""
        }
    }
}
