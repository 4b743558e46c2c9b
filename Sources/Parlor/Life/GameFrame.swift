import Games
import Reactive
import TUI

/// The picture of a game, with the dialog on top of it and the keys below.
struct GameFrame<Picture: View, Act: Hashable>: CompositeView {
    let picture: Picture
    let dialog: Dialog<Act>?
    let bar: KeyBar
    /// Indicates whether there is a row for the keys. If not, the picture contains the keys and the
    /// message.
    let hasBarRow: Bool
    /// A message beside the keys; nil if there is none.
    let message: BarMessage?

    var content: some View {
        Column {
            Layers {
                picture
                if let dialog { dialog }
                // Draws the keys on top of the dialog, because a key that the dialog covers cannot
                // be clicked.
                if dialog != nil, !hasBarRow { bar.background(.page).aligned(.left, .bottom) }
            }
            .stretching(columns: 1, rows: 1)
            if hasBarRow {
                Row {
                    if let message { message.view.padding(columns: 1) }
                    bar
                }
            }
        }
    }
}
