import Games
import Reactive

/// Klondike, played by typing: the same output as on the screen, told in sentences.
func plainKlondike(
    _ console: PlainConsole, _ services: Services, _ start: KlondikeStart
) -> PlainGame {
    let (game, beginning) = services.klondike(start, at: console.scheduler.now)
    let viewModel = KlondikeViewModel(
        game, judge: services.klondikeJudge, scheduler: console.scheduler)
    let narrator = KlondikeNarrator(
        viewModel.seen(of: game), next: services.request(.random), services.words)
    // The cards are told by the greeting.
    return narrator.story(console, after: beginning.filter { !$0.isDeal }) {
        viewModel.transform(.init(actions: $0.actions.compactMap(\.action)))
    }
}

/// Klondike in sentences.
struct KlondikeNarrator: GameNarrator {
    typealias Command = StoryEvent<KlondikeSeen, KlondikeGame>

    enum Action: Equatable {
        case play(KlondikeGame.Action)
        /// All that a line has ordered is done.
        case settle

        var action: KlondikeGame.Action? {
            if case .play(let action) = self { action } else { nil }
        }
    }

    /// An answer that the next line has to wait for.
    enum Wait: Equatable { case hint, winnability, finish }

    let words: Words
    let vocabulary: Vocabulary<GameWord<KlondikeCommandWord>>
    /// The request for another deal.
    let next: Klondike.Request
    private(set) var seen: KlondikeSeen
    private var hasBegun = false

    var wait: Wait?
    /// The sentence for a line of which nothing comes.
    var excuse: String?
    /// Whether everything that fits is going home.
    var isHoming = false
    /// Whether the last line took moves back.
    var isBackwards = false

    init(_ seen: KlondikeSeen, next: Klondike.Request, _ words: Words) {
        (self.seen, self.next, self.words) = (seen, next, words)
        vocabulary = Vocabulary(in: words) { $0.klondike.plain.word }
    }

    var plain: WordTable<PlainKlondikeWords> { words.klondike.plain }
    var isPlaying: Bool { seen.phase == .playing || seen.phase == .stuck }

    /// A line waits for what is being looked for, and for cards that go home.
    var isBusy: Bool { wait != nil || seen.phase == .dealing }

    static func isSettled(_ action: Action) -> Bool { action == .settle }

    func effects(of news: KlondikeNews) -> [Effect] { KlondikeGame.effects(of: news) }
    func keeping(_ game: KlondikeGame?) -> [Effect] { [KlondikeGame.keeping(game)] }

    mutating func begin(_ tell: (News) -> Void) {
        hasBegun = true
        if seen.phase == .dealing { tell(.say(plain.dealing)) } else { greet(tell) }
    }

    /// Orders actions, one after the other, and hears when all are done.
    func order(_ actions: KlondikeGame.Action..., tell: (News) -> Void) {
        order(actions, tell)
    }

    private func order(_ actions: [KlondikeGame.Action], _ tell: (News) -> Void) {
        for action in actions { tell(.action(.play(action))) }
        tell(.action(.settle))
    }

    // MARK: Events of the game

    private mutating func greet(_ tell: (News) -> Void) {
        excuse = nil
        tell(.say(plain.greeting(seen.deal.number.map(String.init), seen.moves)))
        if seen.phase == .paused { tell(.say(words.plain.isPaused)) }
    }

    mutating func see(_ new: KlondikeSeen, _ tell: (News) -> Void) {
        let old = seen
        seen = new
        if new.phase != old.phase, hasBegun { enter(new.phase, from: old.phase, tell) }
        if wait == .winnability, new.winnability != .thinking { tellWinnability(tell) }
        if wait == .hint, let hint = new.hint { self.tell(hint, tell) }
    }

    private func enter(
        _ phase: Klondike.Phase, from before: Klondike.Phase, _ tell: (News) -> Void
    ) {
        switch (before, phase) {
        case (_, .dealing): tell(.say(plain.dealing))
        case (_, .paused): tell(.say(words.plain.isPaused))
        case (_, .stuck): tell(.say(plain.isStuck))
        case (.paused, _): tell(.say(words.plain.goesOn))
        default: break
        }
    }

    mutating func hear(_ news: KlondikeNews, _ tell: (News) -> Void) {
        switch news {
        case .moved(let motions): for motion in motions { self.tell(motion, tell) }
        case .dealt: if hasBegun { greet(tell) }
        case .finished(let result): self.tell(result, tell)
        // A line is answered by what it has moved, or by an excuse.
        case .refused: break
        }
    }

    mutating func tellWinnability(_ tell: (News) -> Void) {
        wait = seen.winnability == .thinking ? .winnability : nil
        tell(.say(plain.light(seen.winnability)))
        if seen.winnability == .unwinnable, let mistake = seen.mistake {
            tell(.say(plain.mistake(mistake.number)))
        }
    }

    mutating func tell(_ hint: Klondike.Hint, _ tell: (News) -> Void) {
        wait = nil
        tell(.say(sentence(of: hint)))
    }

    private mutating func tell(_ motion: Klondike.Motion, _ tell: (News) -> Void) {
        // Cards that are put back have not moved.
        guard !motion.isFromHand, !motion.cards.isEmpty else { return }
        excuse = nil
        if wait == .finish { return }
        let back = isBackwards ? plain.takenBack : nil
        var parts = [back, sentence(of: motion)].compactMap(\.self)
        if let card = motion.uncovers { parts.append(plain.uncovers(plain.card(card))) }
        tell(.say(parts.joined(separator: " ")))
    }

    private func sentence(of motion: Klondike.Motion) -> String {
        let cards = motion.cards
        switch (motion.from, motion.to) {
        case (.stock, .waste):
            // The last one to be turned is the only one that can be played.
            return plain.drawn(cards.reversed().map(plain.card))
        case (.waste, .stock) where !isBackwards: return plain.turnedOver(cards.count)
        default:
            return plain.moved(
                plain.card(cards[0]), cards.count - 1, plain.place(motion.from),
                plain.place(motion.to))
        }
    }

    /// Tells what has come of a line, if it was not told yet.
    mutating func settle(_ tell: (News) -> Void) {
        if isHoming, excuse == nil, seen.phase != .won {
            // Another card may fit now.
            excuse = ""
            return sendHome(tell)
        }
        if let excuse, !excuse.isEmpty { tell(.say(excuse)) }
        (excuse, isHoming, isBackwards) = (nil, false, false)
    }

    /// Sends home all cards that fit.
    mutating func sendHome(_ tell: (News) -> Void) {
        let tops =
            seen.faces.piles.compactMap(\.cards.last) + [seen.faces.waste.last].compactMap(\.self)
        isHoming = true
        order(tops.map { .toFoundation($0) }, tell)
    }

    private mutating func tell(_ result: Klondike.Result, _ tell: (News) -> Void) {
        wait = nil
        guard result.isWon else { return }
        let (moves, time) = (
            words.games.moves(result.moves), words.games.time(seconds: result.seconds)
        )
        tell(.say(plain.won(moves, time, result.score)))
        tell(.say(plain.toBegin))
    }
}
