import Parlor
import TUI

/// A panel over a screen, with the keys of the screen and their uses. Any key closes it.
struct KeyPanel: CompositeView {
    let keys: [KeyDescription]
    let words: Words

    var content: some View {
        Panel(words.help.title, border: .rounded, padding: 2) {
            KeyRows(keys: keys, least: 10)
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
