import Games
import Reactive

/// A narrator of a game. Its sentences take the place of the screen.
///
/// The extension implements the behavior that all games share: it accepts or refuses words
/// depending on the moment, leaves out repeated answers, and saves and counts games. A narrator
/// contains no rules.
protocol GameNarrator: Narrator
where Command == NarratorEvent<Deeds.Dealt.Seen, Deeds.Dealt.Game>, Action == Deeds.Dealt.Action {
    associatedtype Deeds: GameDeeds where Deeds.Narrator == Self
    associatedtype Command = NarratorEvent<Dealt.Seen, Dealt.Game>
    associatedtype Action = Dealt.Action
    typealias Dealt = Deeds.Dealt
    typealias Seen = Dealt.Seen
    typealias Game = Dealt.Game

    var narration: GameNarration<Deeds> { get set }

    init(_ narration: GameNarration<Deeds>)

    /// Describes the game as it is at the start.
    mutating func begin(_ tell: (String) -> Void)
    /// The deed of a line that starts with the name of a cell or a card instead of a word. The
    /// answer is the same as if a word for the deed preceded the line. Returns nil if the line does
    /// not start with a name.
    func deed(of names: [String]) -> Deeds.OwnDeed?
    /// Describes a change of `seen`, which already has its new value.
    mutating func update(after old: Seen, _ tell: (String) -> Void)
    mutating func handle(_ news: Game.News, _ tell: (String) -> Void)
    func reason(for refusal: Game.News.Refusal) -> String
    /// The sentence about the words that begin another game. It follows the description of the end.
    var toBegin: String { get }
    /// Indicates whether the end of a game that is over has been described. By default it has,
    /// because `handle` describes it at once.
    var hasDescribedEnd: Bool { get }
    /// Completes the answer to a line, once everything that the line requested is done.
    mutating func settle(_ tell: (String) -> Void)
    /// A sentence about the words that begin the game; nil if the game needs none.
    var tip: String? { get }
}

extension GameNarrator {
    mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .begin:
            narration.hasBegun = true
            begin { emit(.say($0)) }
            if seen.canTakeBack { emit(.say(canTakeBack)) }
            // A paused game comes from a file, and resumes at once.
            if dealt.isResumed || seen.moment == .paused {
                emit(.say(dealt.isDaily ? words.plain.goesOn(ofTheDay) : words.plain.goesOn))
            }
            if seen.moment == .paused { emit(.action(.pause(false))) }
        case .line(let line):
            narration.lastAnswer = nil
            for news in answer(to: line).map(rerouted) {
                if case .say(let sentence) = news { tell(sentence, emit) } else { emit(news) }
            }
            emit(.settled)
        case .settled:
            telling(emit) { $0.settle($1) }
            endDescription(emit)
        case .seen(let new):
            let old = seen
            narration.seen = new
            if narration.hasBegun { telling(emit) { $0.seeChange(from: old, $1) } }
        case .news(let news):
            if narration.hasBegun { receive(news, emit) }
            for effect in dealt.effects(of: news) { emit(.effect(effect)) }
        case .saved(let game): emit(.effect(dealt.save(game)))
        }
    }

    var words: Words { narration.words }
    var dealt: Dealt { narration.dealt }
    var seen: Seen { narration.seen }

    static var deeds: Deeds { Deeds() }

    private var canTakeBack: String { words.plain.canTakeBack(isReset: seen.isReset) }

    var isBusy: Bool { false }
    var hasDescribedEnd: Bool { true }
    mutating func settle(_ tell: (String) -> Void) {}

    /// Tells the sentences of `part`.
    private mutating func telling(
        _ emit: (News) -> Void, _ part: (inout Self, (String) -> Void) -> Void
    ) {
        var sentences: [String] = []
        part(&self) { sentences.append($0) }
        for sentence in sentences { tell(sentence, emit) }
    }

    /// Tells a sentence, unless it repeats the previous one.
    private mutating func tell(_ sentence: String, _ emit: (News) -> Void) {
        if sentence == narration.lastAnswer { return }
        narration.lastAnswer = sentence
        emit(.say(sentence))
    }

    private mutating func endDescription(_ emit: (News) -> Void) {
        guard narration.isEnding, hasDescribedEnd else { return }
        narration.isEnding = false
        tell(toBegin, emit)
    }

    private mutating func receive(_ news: Game.News, _ emit: (News) -> Void) {
        if let refusal = news.refusal { tell(words.sentence(reason(for: refusal)), emit) }
        if news == .takenBack { tell(words.plain.isBack, emit) }
        telling(emit) { $0.handle(news, $1) }
        if news.isFinished { narration.isEnding = true }
        endDescription(emit)
    }

    private mutating func seeChange(from old: Seen, _ tell: (String) -> Void) {
        if seen.canTakeBack, !old.canTakeBack { tell(canTakeBack) }
        update(after: old, tell)
    }

    // MARK: Lines

    private mutating func answer(to line: String) -> [News] {
        let words = line.typedWords
        if let deed = deed(of: words) { return answer(to: .own(deed), words) }
        switch narration.vocabulary.read(words) {
        case .meaning(let id, let rest): return answer(to: id, rest)
        case let reading: return self.words.plain.refusal(of: reading).map { [.say($0)] } ?? []
        }
    }

    private mutating func answer(to deed: Deeds.Deed.ID, _ names: [String]) -> [News] {
        guard let typed = narration.typed[deed] else { return [] }
        if let refusal = refusal(of: typed) { return refusal }
        let rest = names.filter { !TypedNames.fillers.contains($0) }
        if typed.rest == .anything || rest.isEmpty { return typed.answer(&self, names) }
        guard typed.rest == .times else {
            return [.say(words.plain.takesNothing(words.plain.first(of: typed.names)))]
        }
        guard rest.count == 1, let times = Int(rest[0]), TypedNames.times.contains(times) else {
            return [.say(words.plain.takesTimes(typed.names))]
        }
        return (0..<times).flatMap { _ in typed.answer(&self, []) }
    }

    /// Returns the news, except that a request for a game in another slot becomes an effect.
    private func rerouted(_ news: News) -> News {
        guard case .action(let action) = news else { return news }
        return dealt.news(of: action, at: seen.moment).effect.map { .effect($0) } ?? news
    }

    var tip: String? { nil }

    /// The title of the game on a board of the day.
    private var ofTheDay: String { words.games.ofTheDay(Dealt.name.module.title(words)) }

    /// The answer that a deed is not available at this moment; nil if it is available.
    private func refusal(of deed: GameDeed<Self>.Typed) -> [News]? {
        guard !deed.moments.contains(seen.moment) else { return nil }
        let reason = words.plain.refusal(of: deed, at: seen.moment)
        let tip = seen.moment == .ready ? tip : nil
        return [.say([reason, tip].compactMap(\.self).joined(separator: " "))]
    }

    // MARK: The play

    /// Plays the game by typed lines.
    static func play(
        _ here: PlainConsole, _ services: Services, _ start: Dealt.Start
    ) -> PlainGame {
        let dealt = Dealt.deal(start, services, at: here.console.scheduler.now)
        let viewModel = dealt.viewModel(services, at: here.console)
        let narrator = Self(GameNarration(dealt, viewModel.initialSeen, services.words))
        let narration = Play(narrator) { narration in
            let news = narration.news.asObservable()
            let game = viewModel.transform(.init(actions: news.compactMap(\.action)))
            return .merge(
                Observable.from(dealt.beginning).map { .news($0) },
                game.news.asObservable().map { .news($0) },
                game.seen.asObservable().map { .seen($0) },
                game.saved.asObservable().map { .saved($0) },
                .just(.begin), news.filter { $0 == .settled }.map { _ in .settled },
                here.lines.map { .line($0) })
        }
        return narration.events
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
enum NarratorEvent<Seen: Equatable, Game: PlayedGame>: Equatable {
    case seen(Seen)
    case news(Game.News)
    case saved(Game?)
    case begin
    case line(String)
    /// Everything that a line has requested is done.
    case settled
}
