import TUI

/// Keys with their names, one below the other, for a window without a row for the keys.
struct SudokuKeyLines: CompositeView, Equatable {
    let entries: [KeyBar.Entry]

    var content: some View {
        Column {
            for entry in entries {
                let label = (Text(entry.key, .key) + Text(" \(entry.name)", .dim)).wrapped()
                if let spot = entry.spot { label.onPress(spot) } else { label }
            }
        }
    }
}
