import Games
import Reactive

/// A narrator of a game. It describes in sentences what a screen would show.
///
/// This protocol implements what all games have in common: it accepts or refuses words depending on
/// the moment, leaves out repeated answers, and saves and counts games. A narrator contains no
/// rules.
protocol GameNarrator: Narrator
where Command == StoryEvent<Dealt.Seen, Dealt.Game>, Action == Dealt.Action {
    associatedtype Dealt: DealtGame
    associatedtype Deeds: GameDeeds where Deeds.Narrator == Self
    associatedtype Command = StoryEvent<Dealt.Seen, Dealt.Game>
    associatedtype Action = Dealt.Action
    typealias Seen = Dealt.Seen
    typealias Game = Dealt.Game

    var story: GameStory<Dealt> { get set }

    init(_ story: GameStory<Dealt>)

    mutating func begin(_ tell: (News) -> Void)
    /// Answers a line that starts with a name instead of a word. `deed` is the deed of the line.
    /// Returns nil if the line does not start with a name.
    mutating func readName(_ words: [String]) -> (deed: AnyHashable, answer: [News])?
    /// Tells a change of `seen`, which already has its new value.
    mutating func see(after old: Seen, _ tell: (News) -> Void)
    mutating func hear(_ news: Game.News, _ tell: (News) -> Void)
    /// The reason for a refusal, as a text.
    func reason(for refusal: Game.News.Refusal) -> String
    /// Tells the outcome of a line.
    mutating func settle(_ tell: (News) -> Void)
    /// A sentence about the words that begin the game; nil if the game needs none.
    var tip: String? { get }
}

extension GameNarrator {
    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .begin:
            begin(tell)
            if seen.canTakeBack { tell(.say(words.plain.canTakeBack)) }
            // A game that the player continues runs on at once.
            if seen.moment == .paused {
                tell(.say(words.plain.goesOn))
                tell(.action(.pause(false)))
            }
        case .line(let line):
            story.lastAnswer = nil
            for news in answer(to: line) { say(besides(news), tell) }
            tell(.settled)
        case .settled: telling(tell) { $0.settle($1) }
        case .seen(let new):
            let old = seen
            story.seen = new
            telling(tell) { $0.seeChange(from: old, $1) }
        case .news(let news):
            if let refusal = news.refusal {
                say(.say(words.sentence(reason(for: refusal))), tell)
            }
            if news == .takenBack { say(.say(words.plain.isBack), tell) }
            telling(tell) { $0.hear(news, $1) }
            for effect in dealt.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): for effect in dealt.keeping(game) { tell(.effect(effect)) }
        }
    }

    var words: Words { story.words }
    var dealt: Dealt { story.dealt }
    var seen: Seen { story.seen }

    static var deeds: Deeds { Deeds() }

    var isBusy: Bool { false }
    mutating func readName(_ words: [String]) -> (deed: AnyHashable, answer: [News])? { nil }
    mutating func settle(_ tell: (News) -> Void) {}

    /// Passes on the news of a part of the narrator, without repeating a sentence directly.
    private mutating func telling(
        _ tell: (News) -> Void, _ part: (inout Self, (News) -> Void) -> Void
    ) {
        var reported: [News] = []
        part(&self) { reported.append($0) }
        for news in reported { say(news, tell) }
    }

    private mutating func say(_ news: News, _ tell: (News) -> Void) {
        guard case .say(let sentence) = news else { return tell(news) }
        if sentence == story.lastAnswer { return }
        story.lastAnswer = sentence
        tell(news)
    }

    private mutating func seeChange(from old: Seen, _ tell: (News) -> Void) {
        if seen.canTakeBack, !old.canTakeBack { tell(.say(words.plain.canTakeBack)) }
        see(after: old, tell)
    }

    // MARK: Lines

    private mutating func answer(to line: String) -> [News] {
        let names = line.split { $0.isWhitespace || $0 == "," || $0 == "=" }.map(String.init)
        if let (id, answer) = readName(names) {
            return refusal(of: Self.deeds.typed(id)) ?? answer
        }
        switch story.vocabulary.read(line) {
        case .command(let id, let rest):
            guard let typed = Self.deeds.typed(id) else { return [] }
            return refusal(of: typed) ?? typed.answer(&self, rest)
        case let reading: return words.plain.refusal(of: reading).map { [.say($0)] } ?? []
        }
    }

    /// The news. Another game starts beside the board of the day instead of replacing it.
    private func besides(_ news: News) -> News {
        guard case .action(let action) = news else { return news }
        return dealt.news(of: action, at: seen.moment).effect.map { .effect($0) } ?? news
    }

    var tip: String? { nil }

    /// Tells when a deed is available; returns nil if it is available now.
    private func refusal(of deed: GameDeed<Self>.Typed?) -> [News]? {
        guard let deed, !deed.moments.contains(seen.moment) else { return nil }
        let reason = words.plain.refusal(of: deed, at: seen.moment)
        let tip = seen.moment == .ready ? tip : nil
        return [.say([reason, tip].compactMap(\.self).joined(separator: " "))]
    }

    // MARK: The play

    /// Plays the game by typed lines.
    static func play(
        _ console: PlainConsole, _ services: Services, _ start: Dealt.Start
    ) -> PlainGame {
        let now = console.scheduler.now
        let dealt = Dealt.deal(start, services, at: now)
        let viewModel = dealt.viewModel(
            services, at: console.recorded, scheduler: console.scheduler)
        let narrator = Self(
            GameStory(
                dealt, viewModel.firstSeen, services.words,
                deeds.vocabulary(in: services.words)))
        let story = Play(narrator) { story in
            let news = story.news.asObservable()
            let game = viewModel.transform(.init(actions: news.compactMap(\.action)))
            return .merge(
                Observable.from(dealt.beginning).map { .news($0) },
                game.news.asObservable().map { .news($0) },
                game.seen.asObservable().map { .seen($0) },
                game.saved.asObservable().map { .saved($0) },
                .just(.begin), news.filter { $0 == .settled }.map { _ in .settled },
                console.lines.map { .line($0) })
        }
        return story.events
    }
}

extension PlainWords {
    /// The reason why a deed is not available at a moment of a game.
    fileprivate func refusal<Narrator>(
        of deed: GameDeed<Narrator>.Typed, at moment: GameMoment
    ) -> String {
        switch moment {
        case .waiting: notYet
        case .ready: notBegun
        case .running: isOnly(deed.names, at: deed.moments)
        case .paused: isPaused
        case .over: isOver
        }
    }
}

/// An event of the narration: a new state, news, or a line from the player.
enum StoryEvent<Seen: Equatable, Game: PlayedGame>: Equatable {
    case seen(Seen)
    case news(Game.News)
    case saved(Game?)
    /// The narration begins.
    case begin
    case line(String)
    /// Everything that a line has requested is done.
    case settled
}
