import Games
import Reactive
import TUI

/// The settings. Each change holds, and is written, at once.
func settingsScreen(_ console: Console, _ desk: Desk) -> Screen {
    let intents = console.intents(of: SettingsModel.Row.self, keys: [.tab, .arrows, .press])
    let model = Driver.play(SettingsModel(desk.settings)) { _ in
        .merge(
            intents.compactMap { intent -> SettingsModel.Command? in
                switch intent {
                case .focus(let row): .select(row)
                case .press: .change(by: 1)
                case .wheel(_, let direction): .change(by: direction == .up ? -1 : 1)
                default: nil
                }
            },
            console.keys.compactMap { key in
                switch key.key {
                case .left: .change(by: -1)
                case .right: .change(by: 1)
                default: nil
                }
            })
    }
    .map { model in
        // Before it is shown, so that it is shown as it says.
        if model.settings != desk.settings { desk.change(model.settings) }
        return model
    }
    return Screen(
        model.map { SettingsPicture(model: $0, words: desk.words) },
        moves: console.commonMoves(at: .settings))
}

/// A row for each setting, with what it is set to.
struct SettingsPicture: CompositeView {
    let model: SettingsModel
    let words: Words

    var content: some View {
        Column {
            Panel(words.settings.title, border: .rounded, padding: 2) {
                Column {
                    for row in SettingsModel.Row.allCases {
                        Row(spacing: 2) {
                            Text(name(of: row)).frame(columns: 24)
                            Text("‹ \(value(of: row)) ›", .accent).frame(columns: 24)
                        }
                        .background(row == model.row ? .focus : .page)
                        .tagged(row, as: [.press, .focus, .wheel], isFocused: row == model.row)
                    }
                }
            }
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar([
                .init("↑↓", words.keys.move), .init("←→", words.keys.change), words.backEntry,
                words.quitEntry,
            ])
        }
    }

    private func name(of row: SettingsModel.Row) -> String {
        switch row {
        case .language: words.settings.language
        case .theme: words.settings.theme
        case .mouse: words.settings.mouse
        case .motion: words.settings.motion
        case .clock: words.settings.clock
        case .pairs: words.settings.pairs
        case .deck: words.settings.deck
        case .opponent: words.settings.opponent
        case .seconds: words.settings.seconds
        case .rounds: words.settings.rounds
        }
    }

    private func value(of row: SettingsModel.Row) -> String {
        let settings = model.settings
        func onOff(_ isOn: Bool) -> String { isOn ? words.settings.on : words.settings.off }
        switch row {
        case .language: return words.settings.name(of: settings.language)
        case .theme: return words.settings.name(of: settings.theme)
        case .mouse: return onOff(settings.usesMouse)
        case .motion: return onOff(settings.hasMotion)
        case .clock: return onOff(settings.showsClock)
        case .pairs: return "\(settings.memory.pairs)"
        case .deck: return words.settings.name(of: settings.memory.deck)
        case .opponent: return words.settings.name(of: settings.memory.opponent)
        case .seconds:
            let seconds = settings.memory.seconds
            return seconds == 0 ? words.settings.noLimit : words.settings.secondsCount(seconds)
        case .rounds: return "\(settings.memory.rounds)"
        }
    }
}
