import Parlor
import TUI

/// The keys of a screen and their uses, above the screen. Any key puts it away.
struct KeyPanel: CompositeView {
    let keys: [KeyUse]
    let words: Words

    var content: some View {
        Panel(words.help.title, border: .rounded, padding: 2) {
            Column {
                for key in keys {
                    Row {
                        Text(key.key, .key).frame(columns: 10)
                        Text(key.use).wrapped().stretching(columns: 1)
                    }
                }
            }
        }
        .atMost(columns: 40).background(.panel).modal().aligned(.center, .center)
    }
}

extension KeyPress {
    /// Whether it asks for the keys of a screen.
    var asksForHelp: Bool {
        KeyTable<CommonAct, Words>.common.act(for: self) == .help
    }
}
