import Games

/// Describes a game of Klondike in sentences.
struct KlondikeNarrator: GameNarrator {
    typealias Deeds = KlondikeDeeds

    /// An answer that must arrive before the next line is read.
    enum Wait: Equatable { case hint, winnability, finish }

    var narration: GameNarration<KlondikeDeeds>

    var wait: Wait?
    /// Indicates whether the current line undoes moves.
    var isBackwards = false

    init(_ narration: GameNarration<KlondikeDeeds>) { self.narration = narration }

    var plain: PlainKlondikeWords { words.klondike.plain }
    var toBegin: String { plain.toBegin }

    /// Indicates whether the next line must wait: for a search, or for cards that move to the
    /// foundations.
    var isBusy: Bool { wait != nil || seen.phase == .dealing }

    mutating func begin(_ tell: (String) -> Void) {
        if seen.phase == .dealing { return tell(plain.dealing) }
        tell(greeting)
        // Prevents the news of the start from repeating the greeting.
        narration.lastAnswer = greeting
    }

    mutating func settle(_: (String) -> Void) { isBackwards = false }

    // MARK: Events of the game

    private var greeting: String {
        plain.greeting(seen.deal.number.map(String.init), seen.moves)
    }

    mutating func update(after old: KlondikeSeen, _ tell: (String) -> Void) {
        if seen.phase == .dealing, old.phase != .dealing { tell(plain.dealing) }
        if wait == .winnability, seen.winnability != .thinking {
            wait = nil
            winnability.forEach(tell)
        }
        if wait == .hint, let hint = seen.hint {
            wait = nil
            tell(words.plain.hint(sentence(of: hint), before: seen.hintStep))
        }
    }

    func reason(for refusal: Klondike.Refusal) -> String {
        if case .finishCosts(let cost) = refusal { return plain.finishCosts(cost) }
        return words.reason(for: refusal, name: plain.card, rankName: plain.rank)
    }

    mutating func handle(_ news: KlondikeNews, _ tell: (String) -> Void) {
        switch news {
        // Cards that go home automatically are not described one by one.
        case .moved where wait == .finish: tell(plain.finishes)
        case .moved(let motions): for motion in motions { describe(motion, tell) }
        // While a deal is being searched for, there is no game to describe.
        case .dealt, .takenBack: if seen.phase != .dealing { tell(greeting) }
        case .stuck: tell(plain.isStuck)
        case .finished(let result): describe(result, tell)
        case .refused: wait = nil
        case .givenUp: break
        }
    }

    private func describe(_ motion: Klondike.Motion, _ tell: (String) -> Void) {
        // Cards that the player puts back have not moved.
        guard !motion.isFromHand, !motion.cards.isEmpty else { return }
        let back = isBackwards ? plain.takenBack : nil
        var parts = [back, sentence(of: motion)].compactMap(\.self)
        if let card = motion.uncovers { parts.append(plain.uncovers(plain.card(card))) }
        tell(parts.joined(separator: " "))
    }

    private func sentence(of motion: Klondike.Motion) -> String {
        let cards = motion.cards
        switch (motion.from, motion.to) {
        case (.stock, .waste):
            // The card that was turned last is on top, so it is named first.
            return plain.drawn(cards.reversed().map(plain.card))
        case (.waste, .stock) where !isBackwards: return plain.turnedOver(cards.count)
        default:
            return plain.moved(
                plain.card(cards[0]), cards.count - 1, from: motion.from, to: motion.to)
        }
    }

    private mutating func describe(_ result: Klondike.Result, _ tell: (String) -> Void) {
        wait = nil
        let (moves, time) = (
            words.games.moves(result.moves), words.time(GameTime(seconds: result.seconds))
        )
        let score = words.klondike.score(result.score, by: result.rules.scoring)
        tell(plain.won(moves: moves, time: time, score))
    }
}
