import Games

/// Tells Klondike in sentences.
struct KlondikeNarrator: GameNarrator {
    typealias Deeds = KlondikeDeeds

    /// An answer for which the next line waits.
    enum Wait: Equatable { case hint, winnability, finish }

    var story: GameStory<DealtKlondike>
    private var hasBegun = false

    var wait: Wait?
    /// Whether the current line undoes moves.
    var isBackwards = false

    init(_ story: GameStory<DealtKlondike>) { self.story = story }

    var plain: PlainKlondikeWords { words.klondike.plain }

    /// Whether the next line must wait: for a search, or for cards that move to the foundations.
    var isBusy: Bool { wait != nil || seen.phase == .dealing }

    mutating func begin(_ tell: (News) -> Void) {
        hasBegun = true
        if seen.phase == .dealing { return tell(.say(plain.dealing)) }
        greet(tell)
        // The news of the start may repeat this sentence.
        story.lastAnswer = greeting
    }

    mutating func settle(_: (News) -> Void) { isBackwards = false }

    // MARK: Events of the game

    private var greeting: String {
        plain.greeting(seen.deal.number.map(String.init), seen.moves)
    }

    private func greet(_ tell: (News) -> Void) {
        tell(.say(greeting))
    }

    mutating func see(after old: KlondikeSeen, _ tell: (News) -> Void) {
        if hasBegun, seen.phase == .dealing, old.phase != .dealing { tell(.say(plain.dealing)) }
        if wait == .winnability, seen.winnability != .thinking { light().forEach(tell) }
        if wait == .hint, let hint = seen.hint {
            wait = nil
            tell(.say(sentence(of: hint)))
        }
    }

    func reason(for refusal: Klondike.Refusal) -> String {
        if case .finishCosts(let cost) = refusal { return plain.finishCosts(cost) }
        return words.reason(for: refusal, name: plain.card)
    }

    mutating func hear(_ news: KlondikeNews, _ tell: (News) -> Void) {
        switch news {
        // The cards that go home are not told one by one.
        case .moved where wait == .finish: tell(.say(plain.finishes))
        case .moved(let motions): for motion in motions { self.tell(motion, tell) }
        // At the start, the greeting describes the cards. The deal where a search begins is no
        // game.
        case .dealt, .takenBack: if hasBegun, seen.phase != .dealing { greet(tell) }
        case .stuck: if hasBegun { tell(.say(plain.isStuck)) }
        case .finished(let result): self.tell(result, tell)
        case .refused: wait = nil
        case .givenUp: break
        }
    }

    private func tell(_ motion: Klondike.Motion, _ tell: (News) -> Void) {
        // Cards that are put back have not moved.
        guard !motion.isFromHand, !motion.cards.isEmpty else { return }
        let back = isBackwards ? plain.takenBack : nil
        var parts = [back, sentence(of: motion)].compactMap(\.self)
        if let card = motion.uncovers { parts.append(plain.uncovers(plain.card(card))) }
        tell(.say(parts.joined(separator: " ")))
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
                plain.card(cards[0]), cards.count - 1, motion.from, motion.to)
        }
    }

    private mutating func tell(_ result: Klondike.Result, _ tell: (News) -> Void) {
        wait = nil
        let (moves, time) = (
            words.games.moves(result.moves), words.games.time(seconds: result.seconds)
        )
        let score = words.klondike.score(result.score, by: result.rules.scoring)
        tell(.say(plain.won(moves, time, score)))
        tell(.say(plain.toBegin))
    }
}
