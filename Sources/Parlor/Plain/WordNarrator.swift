import Games
import Reactive

/// An event of a story: what is seen of the game and told by it, and the lines of the player.
enum StoryEvent<Seen: Equatable, Game: PlayedGame>: Equatable {
    case seen(Seen)
    case news(Game.News)
    case saved(Game?)
    /// The story begins.
    case begin
    case line(String)
    /// All that a line has ordered is done.
    case settled
}

/// A narrator of a game, who hears, keeps and answers as those of all games do, and says the rest
/// in the game's own words.
protocol WordNarrator: Narrator where Command == StoryEvent<Seen, Game> {
    associatedtype Seen: Equatable
    associatedtype Game: PlayedGame
    associatedtype Word: Hashable

    var words: Words { get }
    var vocabulary: Vocabulary<GameWord<Word>> { get }

    mutating func begin(_ tell: (News) -> Void)
    mutating func see(_ new: Seen, _ tell: (News) -> Void)
    mutating func hear(_ news: Game.News, _ tell: (News) -> Void)
    /// The effects of news, once they are told.
    mutating func effects(of news: Game.News) -> [Effect]
    /// The effects of the newest state, or of none to go on with.
    mutating func keeping(_ game: Game?) -> [Effect]

    mutating func read(_ line: String, _ tell: (News) -> Void)
    mutating func follow(_ word: Word, _ rest: [String], _ tell: (News) -> Void)
    /// Holds the game, or goes on with it.
    mutating func hold(_ isPaused: Bool, _ tell: (News) -> Void)
    mutating func settle(_ tell: (News) -> Void)
    /// Whether an action says that all before it is done.
    static func isSettled(_ action: Action) -> Bool
}

extension WordNarrator {
    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .seen(let new): see(new, tell)
        case .news(let news):
            hear(news, tell)
            for effect in effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): for effect in keeping(game) { tell(.effect(effect)) }
        case .begin: begin(tell)
        case .line(let line): read(line, tell)
        case .settled: settle(tell)
        }
    }

    mutating func read(_ line: String, _ tell: (News) -> Void) { followWord(of: line, tell) }

    /// Follows a line that begins with a command.
    mutating func followWord(of line: String, _ tell: (News) -> Void) {
        let reading = vocabulary.read(line)
        guard case .command(let word, let rest) = reading else {
            if let refusal = words.plain.refusal(of: reading) { tell(.say(refusal)) }
            return
        }
        switch word {
        case .own(let word): follow(word, rest, tell)
        case .common(.pause): hold(true, tell)
        case .common(.resume): hold(false, tell)
        case .common(.help): for sentence in vocabulary.help { tell(.say(sentence)) }
        case .common(.menu): tell(.effect(.go(.pop)))
        case .common(.quit):
            tell(.say(words.plain.goodbye))
            tell(.effect(.go(.leave)))
        }
    }

    var isBusy: Bool { false }
    mutating func settle(_ tell: (News) -> Void) {}
    static func isSettled(_ action: Action) -> Bool { false }

    /// The events of the game that is played by the actions of the story, after news of its beginning.
    func story(
        _ console: PlainConsole, after beginning: [Game.News] = [],
        of game: @escaping (GameInput<Action>) -> GameOutput<Seen, Game.News, Game>
    ) -> PlainGame {
        let story = Play(self) { story in
            let actions = story.news.asObservable().compactMap(\.action)
            let game = game(.init(actions: actions))
            return .merge(
                Observable.from(beginning).map { .news($0) },
                game.news.asObservable().map { .news($0) },
                game.seen.asObservable().map { .seen($0) },
                game.saved.asObservable().map { .saved($0) },
                .just(.begin), actions.filter(Self.isSettled).map { _ in .settled },
                console.lines.map { .line($0) })
        }
        return story.events
    }
}

extension WordNarrator where Action: GameAction {
    func hold(_ isPaused: Bool, _ tell: (News) -> Void) { tell(.action(.pause(isPaused))) }
}
