import Games
import TUI

/// The bar of Klondike: the title, the light, the deal, the score, the moves and the clock.
struct KlondikeBar: CompositeView, Equatable {
    private let title: String
    private let seen: KlondikeSeen
    private let words: Words
    private let isPlaying: Bool
    private let preferences: KlondikePicture.Preferences

    private var texts: KlondikeWords { words.klondike }

    init(
        title: String, seen: KlondikeSeen, words: Words, isPlaying: Bool,
        _ preferences: KlondikePicture.Preferences
    ) {
        (self.title, self.seen, self.words) = (title, seen, words)
        (self.isPlaying, self.preferences) = (isPlaying, preferences)
    }

    var content: some View {
        FirstThatFits {
            Row(spacing: 2) {
                Text(title, .title)
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

    /// A narrow bar. It shows the light even if other parts do not fit.
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
            if let score = texts.score(seen.score, by: seen.request.rules.scoring) { Text(score) }
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
        // While the player looks back, the message tells the time of the step.
        if preferences.showsClock, !seen.lookBack.isOpen { Text(seen.clock.time.text, .accent) }
    }

    /// The light: a symbol and a word that show whether the game can still be won.
    @ViewBuilder private var light: some View {
        if preferences.showsLight || seen.phase == .won, seen.phase != .dealing {
            let light = Text(
                "\(seen.winnability.sign) \(words.light(of: seen))", seen.winnability.role)
            if isPlaying { light.onPress(KlondikeAct.own(.showLoss)) } else { light }
        }
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
