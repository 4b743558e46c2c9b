import Parlor
import TUI

/// A panel over the screen that lists its keys and their uses. Any key closes it.
struct KeyPanel: CompositeView {
    let keys: [KeyDescription]
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
    /// Indicates whether this key opens the help of a screen.
    var opensHelp: Bool {
        KeyTable<CommonAct, Words>.common.act(for: self) == .help
    }
}
