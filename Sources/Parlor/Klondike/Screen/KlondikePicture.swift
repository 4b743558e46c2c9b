import Games
import TUI

/// The picture of Klondike: the bar, the table and the message.
struct KlondikePicture: CompositeView, Equatable {
    private let bar: KlondikeBar
    private let table: KlondikeTable
    /// The message at the bottom of the table; nil while a dialog is open.
    private let message: KlondikeMessage?

    struct Preferences: Equatable {
        let deck: KlondikeDeck
        let stockSide: StockSideChoice
        let showsLight, showsClock: Bool
    }

    init(scene: KlondikeScene, preferences: Preferences) {
        bar = KlondikeBar(
            title: scene.title, seen: scene.seen, words: scene.words, isPlaying: scene.isPlaying,
            preferences)
        table = KlondikeTable(
            scene: scene, deck: preferences.deck, stock: preferences.stockSide)
        message = scene.shownDialog == nil ? scene.message : nil
    }

    /// The number of rows above the table.
    static let barRows = 1

    var content: some View {
        Layers {
            Column {
                bar.frame(rows: KlondikePicture.barRows)
                table.stretching(columns: 1, rows: 1)
            }
            if let message { text(of: message).aligned(.center, .bottom) }
        }
    }

    @ViewBuilder private func text(of message: KlondikeMessage) -> some View {
        let text = Text(message.text, message.role).balanced().padding(columns: 1)
            .background(message.ground)
        if let act = message.act { text.onPress(act) } else { text }
    }
}
