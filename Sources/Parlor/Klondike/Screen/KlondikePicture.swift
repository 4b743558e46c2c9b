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
            note
        }
    }

    private var table: some View {
        KlondikeTable(scene: scene, deck: preferences.deck, stock: preferences.stockSide)
    }

    // MARK: Messages

    /// The message at the bottom of the table.
    @ViewBuilder private var note: some View {
        if scene.shownBox == nil, let note = scene.note {
            message(note).aligned(.center, .bottom)
        }
    }

    @ViewBuilder private func message(_ note: KlondikeNote) -> some View {
        let text = Text(note.text, note.role).balanced().padding(columns: 1)
            .background(note.ground)
        if let act = note.act { text.onPress(act) } else { text }
    }
}

/// A message at the bottom of the table.
struct KlondikeNote: Equatable {
    let text: String
    var role = Role.focus
    var ground = Role.focus
    /// The act of a click on the message.
    var act: KlondikeAct?
}

extension KlondikeScene {
    /// The message about the last action or about the table.
    var note: KlondikeNote? {
        let texts = words.klondike
        if let refusal = life.refusal {
            return KlondikeNote(text: refusal.reason, role: .warning, ground: .panel)
        }
        if let hint = seen.hint {
            return KlondikeNote(text: words.sentence(of: hint), role: .hint, ground: .hint)
        }
        if seen.awaitsHint {
            return KlondikeNote(text: texts.plain.light(.thinking), role: .hint, ground: .hint)
        }
        if let step = pastStep {
            return KlondikeNote(text: "\(step.place). \(step.text)")
        }
        if seen.phase == .dealing { return KlondikeNote(text: texts.dealing) }
        if let remark { return KlondikeNote(text: remark) }
        guard seen.canFinish, seen.phase == .playing else { return nil }
        return KlondikeNote(
            text: seen.finishCost == 0 ? texts.canFinish : texts.canFinish(seen.finishCost),
            act: .play(.finish))
    }
}
