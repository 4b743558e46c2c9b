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
    let story = Play(narrator) { story in
        let orders = story.news.asObservable().compactMap(\.action)
        let game = viewModel.transform(.init(actions: orders.compactMap(\.action)))
        return .merge(
            // The cards are told by the greeting.
            Observable.from(beginning.filter { !$0.isDeal }).map { .news($0) },
            game.news.asObservable().map { .news($0) },
            game.seen.asObservable().map { .seen($0) },
            game.saved.asObservable().map { .saved($0) },
            .just(.begin), orders.filter { $0 == .settle }.map { _ in .settle },
            console.lines.map { .line($0) })
    }
    return story.events
}

/// Klondike in sentences.
struct KlondikeNarrator: Narrator {
    enum Action: Equatable {
        case play(KlondikeGame.Action)
        /// All that a line has ordered is done.
        case settle

        var action: KlondikeGame.Action? {
            if case .play(let action) = self { action } else { nil }
        }
    }

    enum Command: Equatable {
        case seen(KlondikeSeen)
        case news(KlondikeNews)
        case saved(KlondikeGame?)
        /// The story begins.
        case begin
        case line(String)
        case settle
    }

    /// An answer that the next line has to wait for.
    enum Wait: Equatable { case hint, winnability, finish }

    let words: Words
    let vocabulary: Vocabulary<KlondikeCommandWord>
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
        vocabulary = Vocabulary(
            KlondikeCommandWord.allCases, words.klondike.plain.word,
            Words.english.klondike.plain.word)
    }

    var plain: WordTable<PlainKlondikeWords> { words.klondike.plain }
    var isPlaying: Bool { seen.phase == .playing || seen.phase == .stuck }

    /// A line waits for what is being looked for, and for cards that go home.
    var isBusy: Bool { wait != nil || seen.phase == .dealing }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .seen(let new): see(new, tell)
        case .news(let news):
            hear(news, tell)
            for effect in KlondikeGame.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): tell(.effect(KlondikeGame.keeping(game)))
        case .begin:
            hasBegun = true
            if seen.phase == .dealing { tell(.say(plain.dealing)) } else { greet(tell) }
        case .line(let line): read(line, tell)
        case .settle: settle(tell)
        }
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
        if seen.phase == .paused { tell(.say(plain.isPaused)) }
    }

    private mutating func see(_ new: KlondikeSeen, _ tell: (News) -> Void) {
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
        case (_, .paused): tell(.say(plain.isPaused))
        case (_, .stuck): tell(.say(plain.isStuck))
        case (.paused, _): tell(.say(plain.goesOn))
        default: break
        }
    }

    private mutating func hear(_ news: KlondikeNews, _ tell: (News) -> Void) {
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
    private mutating func settle(_ tell: (News) -> Void) {
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
