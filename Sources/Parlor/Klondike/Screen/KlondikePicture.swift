import Games
import TUI

/// The picture of Klondike: the bar, the table and the message.
struct KlondikePicture: CompositeView {
    let scene: KlondikeScene
    let preferences: Preferences

    /// The player's preferences for the table.
    struct Preferences {
        let deck: KlondikeDeck
        let showsLight, showsClock: Bool
    }

    var words: Words { scene.words }
    var texts: KlondikeWords { words.klondike }
    var seen: KlondikeSeen { scene.seen }

    /// The number of rows above the table.
    static let barRows = 1

    var content: some View {
        Layers {
            Column {
                bar.frame(rows: KlondikePicture.barRows)
                table.stretching(columns: 1, rows: 1)
            }
            note
        }
    }

    private var table: some View {
        KlondikeTable(scene: scene, deck: preferences.deck)
    }

    // MARK: The bar

    private var bar: some View {
        FirstThatFits {
            Row(spacing: 2) {
                Text(texts.about.title, .title)
                light
                Spacer()
                Text(words.dealName(of: seen), .dim)
                figures
            }
            .padding(columns: 1)
            narrow(figures)
            narrow(moves)
            narrow(clock)
        }
    }

    /// A narrow bar. The light stays even if other parts do not fit.
    private func narrow(_ figures: some View) -> some View {
        Row(spacing: 2) {
            light
            Spacer()
            figures
        }
        .padding(columns: 1)
    }

    private var figures: some View {
        Row(spacing: 2) {
            if seen.request.rules.scoring != .none {
                Text(texts.score(seen.score))
            }
            moves
        }
    }

    private var moves: some View {
        Row(spacing: 2) {
            Text(words.games.moves(seen.moves))
            clock
        }
    }

    @ViewBuilder private var clock: some View {
        // The time of an earlier step is not known.
        if preferences.showsClock, !seen.lookBack.isOpen { Text(seen.clock.time.text, .accent) }
    }

    /// The light: a symbol and a word that tell whether the game can still be won.
    @ViewBuilder private var light: some View {
        if preferences.showsLight, seen.phase != .dealing {
            let light = Text(
                "\(seen.winnability.sign) \(words.light(of: seen))", seen.winnability.role)
            if scene.isPlaying { light.onPress(KlondikeAct.own(.showLoss)) } else { light }
        }
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
    /// The remark on the last action or on the table.
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
            return KlondikeNote(text: "\(step.place): \(step.text)")
        }
        if seen.phase == .dealing { return KlondikeNote(text: texts.dealing) }
        if let remark { return KlondikeNote(text: remark) }
        guard seen.canFinish, seen.phase == .playing else { return nil }
        return KlondikeNote(
            text: seen.finishCost == 0 ? texts.canFinish : texts.canFinish(seen.finishCost),
            act: .play(.finish))
    }
}

extension Klondike.Winnability {
    fileprivate var sign: String {
        switch self {
        case .winnable: "✓"
        case .unwinnable: "✗"
        case .thinking: "…"
        case .unknown: "?"
        }
    }

    fileprivate var role: Role {
        switch self {
        case .winnable: .success
        case .unwinnable: .danger
        case .thinking: .dim
        case .unknown: .warning
        }
    }
}
