import Games
import TUI

/// Klondike as a picture: a bar, the table, what is told at the moment, and the keys.
struct KlondikePicture: CompositeView {
    let scene: KlondikeScene
    let words: Words
    let settings: Settings.Klondike
    let showsClock: Bool

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
        KlondikeTable(scene: scene, deck: settings.colors.deck)
    }

    // MARK: The bar

    private var bar: some View {
        FirstThatFits {
            Row(spacing: 2) {
                Text(words.menu.klondike, .title)
                light
                Spacer()
                Text(words.dealName(of: scene.standing), .dim)
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
            if scene.standing.request.rules.scoring != .none {
                Text(words.klondike.score(scene.standing.score))
            }
            Text(words.memory.moves(scene.standing.moves))
            if showsClock { Text(scene.standing.time.label, .accent) }
        }
    }

    /// Whether the game can still be won, by a sign and a word.
    @ViewBuilder private var light: some View {
        if settings.showsLight, scene.phase != .dealing {
            (Text("\(scene.standing.light.sign) ", scene.standing.light.role)
                + Text(words.name(of: scene.standing.light), scene.standing.light.role))
                .onPress(KlondikeSpot.act(.showLoss))
        }
    }

    // MARK: What is told

    /// Stands above the keys, on the table.
    @ViewBuilder private var note: some View {
        if let hint = scene.hint, scene.dialog == nil {
            told(Text(words.sentence(of: hint), .hint).wrapped(), .hint)
        } else if scene.copied != nil, scene.dialog == nil {
            told(Text(words.klondike.copied, .focus).wrapped(), .focus)
        } else if scene.phase == .dealing, scene.dialog == nil {
            told(Text(words.klondike.dealing, .focus).wrapped(), .focus)
        } else if scene.standing.canFinish, scene.phase == .playing {
            told(Text(words.klondike.canFinish, .focus).wrapped(), .focus)
                .onPress(KlondikeSpot.act(.finish))
        }
    }

    private func told(_ text: Text, _ ground: Role) -> some View {
        text.padding(columns: 1).background(ground).padding(bottom: 1).aligned(.center, .bottom)
    }

    // MARK: The keys

    private var keys: some View {
        let texts = words.klondike.keys
        func entry(_ key: String, _ name: String, _ act: KlondikeAct) -> KeyBar.Entry {
            KeyBar.Entry(key, name, KlondikeSpot.act(act))
        }
        return KeyBar(
            [.init("Enter", words.keys.move), entry("d", texts.draw, .draw)]
                + [entry("h", texts.hint, .hint), words.helpEntry]
                + [entry("u", texts.undo, .undo), entry("a", texts.autoMove, .auto)]
                + [entry("p", words.keys.pause, .toggle), words.backEntry]
                + [entry("S", texts.shake, .shake), words.quitEntry])
    }
}

extension Klondike.Light {
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
