import TUI

/// Keys with their uses, one below the other. If a key is too long for its column, its use is in
/// the next row.
package struct KeyRows: CompositeView {
    private let keys: [KeyDescription]
    /// The width of the column of keys, including the blank before the uses.
    private let columns: Int
    /// The maximum number of columns of a key with its use beside it, including the blank.
    private static let most = 15

    /// Creates the rows. The column of the keys is at least `least` columns wide.
    package init(keys: [KeyDescription], least: Int = 14) {
        self.keys = keys
        columns = keys.map { CharacterWidth($0.key).columns + 1 }.filter { $0 <= Self.most }
            .reduce(least, max)
    }

    package var content: some View {
        Column {
            for key in keys {
                if CharacterWidth(key.key).columns < columns {
                    Row {
                        Text(key.key, .key).frame(columns: columns)
                        Text(key.use).wrapped().stretching(columns: 1)
                    }
                } else {
                    Text(key.key, .key).wrapped()
                    Text(key.use).wrapped().padding(left: columns)
                }
            }
        }
    }
}
