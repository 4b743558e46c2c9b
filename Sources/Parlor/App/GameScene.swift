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
    Command == SceneEvent<Act, Spot, Seen, Game>, News == SceneNews<Game.Cause.Action>
{
    associatedtype Act: SceneAct
    associatedtype Spot: Hashable
    associatedtype Seen: Equatable
    associatedtype Game: PlayedGame

    var hasRoom: Bool { get set }

    mutating func press(_ act: Act, _ tell: (News) -> Void)
    mutating func follow(_ intent: Intent<Spot>, _ tell: (News) -> Void)
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void)
    mutating func see(_ new: Seen, at time: Duration)
    mutating func hear(_ news: Game.News, at time: Duration, _ tell: (News) -> Void)
    /// The effects of news, once they are heard.
    mutating func effects(of news: Game.News) -> [Effect]
    /// The effect of the newest state, or of none to go on with.
    func keeping(_ game: Game?) -> Effect
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
            for effect in effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): tell(.effect(keeping(game)))
        }
    }

    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void) {}

    /// The scene, which the player, the game and the window change. A gesture comes before the intent
    /// that it is.
    func play<ViewModel: GameViewModel>(
        _ console: Console, _ viewModel: ViewModel, keys: KeyTable<Act, Words>,
        focus: FocusKeys = .standard, gestures: Observable<Gesture> = .never(),
        hasRoom: @escaping (Size) -> Bool
    ) -> Play<Self> where ViewModel.Game == Game, ViewModel.Seen == Seen {
        let now = { console.scheduler.now }
        return Play(self) { scene in
            let game = viewModel.transform(
                .init(actions: scene.news.asObservable().compactMap(\.action)))
            return .merge(
                console.keys.compactMap(keys.act).map { .press($0) },
                gestures.map { .gesture($0, at: now()) },
                console.intents(of: Spot.self, keys: focus)
                    .filter { $0.pressed != nil || $0.focused != nil }.map { .intent($0) },
                console.looksAway.map { .lookAway },
                console.surroundings.size.asObservable().map { .room(hasRoom($0)) },
                game.seen.asObservable().map { .seen($0, at: now()) },
                game.news.asObservable().map { .news($0, at: now()) },
                game.saved.asObservable().map { .saved($0) },
                console.commonActs.map { .press(.common($0)) })
        }
    }
}
