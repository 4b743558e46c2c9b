import Games
import TUI

/// The picture of Klondike: the bar, the table and the message.
struct KlondikePicture: CompositeView {
    let scene: KlondikeScene
    let preferences: Preferences

    /// The player's preferences for the table.
    struct Preferences {
        let deck: KlondikeDeck
        let stockSide: StockSideChoice
        let showsLight, showsClock: Bool
    }

    private var words: Words { scene.words }

    /// The number of rows above the table.
    static let barRows = 1

    var content: some View {
        Layers {
            Column {
                KlondikeBar(
                    title: scene.title, seen: scene.seen, words: words, isPlaying: scene.isPlaying,
                    preferences
                )
                .frame(rows: KlondikePicture.barRows)
                table.stretching(columns: 1, rows: 1)
            }
            message
        }
    }

    private var table: some View {
        KlondikeTable(scene: scene, deck: preferences.deck, stock: preferences.stockSide)
    }

    // MARK: Messages

    /// The message at the bottom of the table.
    @ViewBuilder private var message: some View {
        if scene.shownDialog == nil, let message = scene.message {
            text(of: message).aligned(.center, .bottom)
        }
    }

    @ViewBuilder private func text(of message: KlondikeMessage) -> some View {
        let text = Text(message.text, message.role).balanced().padding(columns: 1)
            .background(message.ground)
        if let act = message.act { text.onPress(act) } else { text }
    }
}
