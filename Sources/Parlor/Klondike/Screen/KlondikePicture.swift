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
    var texts: WordTable<KlondikeWords> { words.klondike }
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

    /// The light stays, whatever there is no room for.
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
        if look.showsClock { Text(seen.clock.time.text, .accent) }
    }

    /// Whether the game can still be won, by a sign and a word.
    @ViewBuilder private var light: some View {
        if look.showsLight, seen.phase != .dealing {
            Text("\(seen.winnability.sign) \(words.light(of: seen))", seen.winnability.role)
                .onPress(KlondikeSpot.key(.showLoss))
        }
    }

    // MARK: Messages

    /// Stands above the keys, on the table.
    @ViewBuilder private var note: some View {
        if let refusal = scene.refusal, scene.dialog == nil {
            told(Text(refusal.reason, .warning), .panel)
        } else if let hint = seen.hint, scene.dialog == nil {
            told(Text(words.sentence(of: hint), .hint).wrapped(), .hint)
        } else if let look = seen.look, seen.phase == .won, scene.dialog == nil {
            told(Text(texts.looking(look.step, look.last), .focus), .focus)
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

    /// Once the game is lost, the key that says why comes first.
    private var keys: some View {
        let why = KeyBar.Entry("l", texts.keys.light, KlondikeSpot.key(.showLoss))
        let isLost = seen.phase == .playing && seen.winnability == .unwinnable && !seen.isDoomed
        return KeyBar(
            (isLost ? [why] : []) + KeyTable.klondike.bar(in: words),
            always: KeyTable.common.bar(in: words, isOver: seen.phase == .won))
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
