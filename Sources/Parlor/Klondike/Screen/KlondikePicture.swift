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

/// A message at the bottom of the table.
struct KlondikeMessage: Equatable {
    let text: String
    var role = Role.focus
    var ground = Role.focus
    /// The act of a click on the message.
    var act: KlondikeAct?
}

extension KlondikeScene {
    /// The message about the last action or about the table.
    var message: KlondikeMessage? {
        let texts = words.klondike
        if let refusal = life.refusal {
            return KlondikeMessage(text: refusal.reason, role: .warning, ground: .panel)
        }
        if let hint = seen.hint {
            return KlondikeMessage(text: words.sentence(of: hint), role: .hint, ground: .hint)
        }
        if seen.awaitsHint {
            return KlondikeMessage(text: texts.plain.light(.thinking), role: .hint, ground: .hint)
        }
        if let step = pastStep {
            return KlondikeMessage(text: "\(step.place). \(step.text)")
        }
        if seen.phase == .dealing { return KlondikeMessage(text: texts.dealing) }
        if let urgentMessage { return KlondikeMessage(text: urgentMessage) }
        guard seen.canFinish, seen.phase == .playing else { return nil }
        return KlondikeMessage(
            text: seen.finishCost == 0 ? texts.canFinish : texts.canFinish(seen.finishCost),
            act: .play(.finish))
    }
}
