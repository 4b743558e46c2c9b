import TUI

/// Keys with their uses, one below the other.
struct KeyRows: CompositeView {
    let keys: [KeyDescription]

    var content: some View {
        Column {
            for key in keys {
                Row {
                    Text(key.key, .key).frame(columns: 14)
                    Text(key.use).wrapped().stretching(columns: 1)
                }
            }
        }
    }
}
