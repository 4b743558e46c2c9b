import Games
import TUI

/// Klondike as a picture: a bar, the table, what is told at the moment, and the keys.
struct KlondikePicture: CompositeView {
    let scene: KlondikeScene
    let look: Look

    /// The preferences of the player for a table.
    struct Look {
        let deck: KlondikeDeck
        let showsLight, showsClock: Bool
    }

    var words: Words { scene.words }
    var texts: KlondikeWords { words.klondike }
    var seen: KlondikeSeen { scene.seen }

    /// How many rows there are above the table.
    static let barRows = 1

    var content: some View {
        Layers {
            Column {
                bar.frame(rows: KlondikePicture.barRows)
                table.stretching(columns: 1, rows: 1)
                keys
            }
            note
            dialog
        }
    }

    private var table: some View {
        KlondikeTable(scene: scene, deck: look.deck)
    }

    // MARK: The bar

    private var bar: some View {
        FirstThatFits {
            Row(spacing: 2) {
                Text(texts.title, .title)
                light
                Spacer()
                Text(words.dealName(of: seen), .dim)
                figures
            }
            .padding(columns: 1)
            Row(spacing: 2) {
                light
                Spacer()
                figures
            }
            .padding(columns: 1)
            Row(spacing: 1) { figures }
        }
    }

    private var figures: some View {
        Row(spacing: 2) {
            if seen.request.rules.scoring != .none {
                Text(texts.score(seen.score))
            }
            Text(words.games.moves(seen.moves))
            if look.showsClock { Text(seen.clock.time.label, .accent) }
        }
    }

    /// Whether the game can still be won, by a sign and a word.
    @ViewBuilder private var light: some View {
        if look.showsLight, seen.phase != .dealing {
            (Text("\(seen.winnability.sign) ", seen.winnability.role)
                + Text(words.name(of: seen.winnability), seen.winnability.role))
                .onPress(KlondikeSpot.key(.showLoss))
        }
    }

    // MARK: Messages

    /// Stands above the keys, on the table.
    @ViewBuilder private var note: some View {
        if let hint = seen.hint, scene.dialog == nil {
            told(Text(words.sentence(of: hint), .hint).wrapped(), .hint)
        } else if scene.copied != nil, scene.dialog == nil {
            told(Text(texts.copied, .focus).wrapped(), .focus)
        } else if seen.phase == .dealing, scene.dialog == nil {
            told(Text(texts.dealing, .focus).wrapped(), .focus)
        } else if seen.canFinish, seen.phase == .playing {
            told(Text(texts.canFinish, .focus).wrapped(), .focus)
                .onPress(KlondikeSpot.key(.play(.finish)))
        }
    }

    private func told(_ text: Text, _ ground: Role) -> some View {
        text.padding(columns: 1).background(ground).padding(bottom: 1).aligned(.center, .bottom)
    }

    // MARK: The keys

    private var keys: some View {
        let own = KeyTable.klondike.bar(in: words)
        func common(_ act: CommonAct) -> [KeyBar.Entry] {
            KeyTable.common.bar(in: words).filter { $0.spot == AnyHashable(act) }
        }
        // Help and the way back are named before keys that are wanted less.
        return KeyBar(
            own[..<3] + common(.help) + own[3..<6] + common(.back) + own[6...] + common(.quit))
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
