import Games
import Reactive
import TUI

/// An event of a scene: wishes of the player, what is seen of the game and told by it, and whether it
/// can be seen.
enum SceneEvent<Act: SceneAct, Spot: Hashable, Seen: Equatable, Game: PlayedGame>: Equatable {
    case press(Act)
    /// A spot is pressed, or gets the focus.
    case intent(Intent<Spot>)
    case gesture(Gesture, at: Duration)
    /// The window has lost the keyboard, or is too small for any game.
    case lookAway
    /// Whether there is room for the board.
    case room(Bool)
    case seen(Seen, at: Duration)
    case news(Game.News, at: Duration)
    case saved(Game?)
}

/// A wish of the player at the screen of a game.
protocol SceneAct: Hashable { static func common(_ act: CommonAct) -> Self }

/// A game as it is seen: the game's own view of itself, and what only a screen knows of it. Scenes
/// hear, keep and hold a game alike, and do the rest in ways of their own.
protocol GameScene: TellingModel
where
    Command == SceneEvent<Act, Spot, Seen, Game>, News == SceneNews<Dealt.Game.Cause.Action>
{
    associatedtype Act: SceneAct
    associatedtype Spot: Hashable
    associatedtype Dealt: DealtGame
    typealias Game = Dealt.Game
    typealias Seen = Dealt.Seen

    var dealt: Dealt { get set }
    var hasRoom: Bool { get set }
    /// The line that was put on the clipboard.
    var copied: String? { get set }

    init(_ dealt: Dealt, _ seen: Seen, _ words: Words)
    mutating func press(_ act: Act, _ tell: (News) -> Void)
    mutating func follow(_ intent: Intent<Spot>, _ tell: (News) -> Void)
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void)
    mutating func see(_ new: Seen, at time: Duration)
    mutating func hear(_ news: Game.News, at time: Duration, _ tell: (News) -> Void)
}

extension GameScene {
    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .press(let act): press(act, tell)
        case .intent(let intent): follow(intent, tell)
        case .gesture(let gesture, let time): follow(gesture, at: time, tell)
        case .lookAway: tell(.action(.pause(true)))
        case .room(let isEnough):
            hasRoom = isEnough
            if !isEnough { tell(.action(.pause(true))) }
        case .seen(let new, let time): see(new, at: time)
        case .news(let news, let time):
            hear(news, at: time, tell)
            for effect in dealt.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): tell(.effect(dealt.keeping(game)))
        }
    }

    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void) {}

    /// Puts the line of a result on the clipboard.
    mutating func copy(_ line: ResultLine, _ tell: (News) -> Void) {
        copied = line.text
        tell(.effect(.copy(line.text)))
    }

    func follow(_ act: CommonAct, isOver: Bool, _ tell: (News) -> Void) {
        let place = Place.game(GameStart(Dealt.name, Dealt.goOn))
        if let move = act.move(at: place, isOver: isOver) { tell(.effect(.go(move))) }
    }

    /// The scene of a game, which the player, the game and the window change. A gesture comes before
    /// the intent that it is.
    static func play(
        _ console: Console, _ services: Services, _ start: SingleStart,
        keys: KeyTable<Act, Words>, focus: FocusKeys = .standard,
        gestures: Observable<Gesture> = .never(), hasRoom: @escaping (Game, Size) -> Bool
    ) -> Play<Self> {
        let now = { console.scheduler.now }
        let dealt: Dealt = services.dealt(start)
        let viewModel = dealt.viewModel(scheduler: console.scheduler)
        return Play(Self(dealt, viewModel.seen(of: dealt.game), services.words)) { scene in
            let game = viewModel.transform(
                .init(actions: scene.news.asObservable().compactMap(\.action)))
            return .merge(
                console.keys.compactMap(keys.act).map { .press($0) },
                gestures.map { .gesture($0, at: now()) },
                console.intents(of: Spot.self, keys: focus)
                    .filter { $0.pressed != nil || $0.focused != nil }.map { .intent($0) },
                console.looksAway.map { .lookAway },
                console.surroundings.size.asObservable().map { .room(hasRoom(dealt.game, $0)) },
                game.seen.asObservable().map { .seen($0, at: now()) },
                game.news.asObservable().map { .news($0, at: now()) },
                game.saved.asObservable().map { .saved($0) },
                console.commonActs.map { .press(.common($0)) })
        }
    }
}
