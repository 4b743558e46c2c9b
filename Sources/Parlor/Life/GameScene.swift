import Games
import Reactive
import TUI

/// An event of a scene: wishes of the player, the window, and what the game shows and tells.
enum SceneEvent<Act: Hashable, Spot: Hashable, Seen: Equatable, Game: PlayedGame>: Equatable {
    case key(KeyPress)
    case press(Act)
    /// A button has the focus.
    case focus(Act)
    /// A thing on the board is pressed, dragged, or gets the focus.
    case board(Intent<Spot>)
    case gesture(Gesture, at: Duration)
    case surroundings(Surroundings)
    case seen(Seen, at: Duration)
    case news(Game.News, at: Duration)
    case saved(Game?)
    /// The time for a step of the end is over.
    case endGoesOn
}

/// News of a scene: an action for the game, or an effect.
enum SceneNews<Action: Equatable>: Equatable {
    case action(Action)
    case effect(Effect)

    var action: Action? { if case .action(let action) = self { action } else { nil } }
    var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }
}

/// A game as it is seen: the game's own view of itself, and what only a screen knows of it.
///
/// What every game promises is carried out here: which keys are read, the box, help over the
/// screen, pauses, the end, results on the clipboard. A game says what its own acts mean.
protocol GameScene: TellingModel
where
    Command == SceneEvent<Act, Spot, Dealt.Seen, Dealt.Game>, News == SceneNews<Dealt.Action>
{
    associatedtype Dealt: DealtGame
    associatedtype Own: Hashable
    /// A thing on the board that can be pointed at.
    associatedtype Spot: Hashable
    associatedtype Narrator: GameNarrator
    typealias Act = GameAct<Dealt.Action, Own>
    typealias Seen = Dealt.Seen
    typealias Game = Dealt.Game

    var deeds: GameDeeds<Act, Narrator> { get }
    /// Which of its deeds the game has now, where it has not always the same.
    var deedsVariant: Int { get }

    var words: Words { get }
    var seen: Seen { get }
    var dealt: Dealt { get set }
    var life: GameLife<Act, Spot> { get set }
    /// The box of the game besides the pause, if one is up.
    var box: GameBox<Act>? { get }
    /// Whether the box lies over the picture, which does not draw it itself.
    var drawsBox: Bool { get }
    /// The end of the game to celebrate.
    var celebration: Celebration { get }
    /// The line of the result, once there is one.
    var resultLine: String? { get }

    func hasRoom(in window: Size) -> Bool
    /// Whether there is a row for the keys, which stand elsewhere if there is none.
    func hasBar(in window: Size) -> Bool
    /// Carries out an act of the game's own. It is one that there is at this moment.
    mutating func perform(_ act: Act, _ tell: (News) -> Void)
    /// Goes one step back in the game's own boxes and messages; false if none is open.
    mutating func stepBack(_ tell: (News) -> Void) -> Bool
    /// Answers no to a question, by Esc; false if none is up.
    mutating func decline(_ tell: (News) -> Void) -> Bool
    /// Ends what is still on its way on the screen.
    mutating func land()
    mutating func follow(_ intent: Intent<Spot>, _ tell: (News) -> Void)
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void)
    mutating func see(_ new: Seen, at time: Duration, _ tell: (News) -> Void)
    mutating func hear(_ news: Game.News, at time: Duration, _ tell: (News) -> Void)
    /// The reason of a refusal, and the thing that it is about.
    func refusal(in news: Game.News) -> (reason: String, spot: Spot?)?
}

extension GameScene {
    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .key, .press, .board: life.hearPlayer()
        default: break
        }
        switch command {
        case .key(let key): read(key, tell)
        case .press(let act): press(act, tell)
        case .focus(let act): life.focus = act
        case .board(let intent): if !skipsCelebration(intent) { follow(intent, tell) }
        case .gesture(let gesture, let time): follow(gesture, at: time, tell)
        case .surroundings(let surroundings):
            let hasRoom = hasRoom(in: surroundings.size)
            let action: Dealt.Action? = life.take(surroundings, hasRoom: hasRoom)
            if let action { tell(.action(action)) }
        case .seen(let new, let time):
            see(new, at: time, tell)
            let celebration = celebration
            let action: Dealt.Action? = life.follow(new.moment, celebration: celebration)
            if let action { tell(.action(action)) }
        case .news(let news, let time):
            if let (reason, spot) = refusal(in: news) {
                life.refusal = RefusedAction(reason, at: spot, time)
            }
            hear(news, at: time, tell)
            for effect in dealt.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): for effect in dealt.keeping(game) { tell(.effect(effect)) }
        case .endGoesOn: life.goOnWithEnd()
        }
    }

    var drawsBox: Bool { true }
    func hasBar(in window: Size) -> Bool { true }
    mutating func stepBack(_ tell: (News) -> Void) -> Bool { false }
    mutating func decline(_ tell: (News) -> Void) -> Bool { false }
    mutating func land() {}
    mutating func follow(_ gesture: Gesture, at time: Duration, _ tell: (News) -> Void) {}
    mutating func hear(_ news: Game.News, at time: Duration, _ tell: (News) -> Void) {}

    // MARK: Keys and acts

    /// The keys that are read now.
    var keys: KeyTable<Act, Words> {
        let answers = shownBox?.acts
        return life.keys.keys(
            at: .init(moment: seen.moment, answers: answers, variant: deedsVariant)
        ) { deeds.keys(at: seen.moment, under: answers) }
    }

    var deedsVariant: Int { 0 }

    /// The box that is up.
    var shownBox: GameBox<Act>? {
        life.isHeldByCover || life.isCelebrating || life.end == .putAway ? nil : box
    }

    private mutating func read(_ key: KeyPress, _ tell: (News) -> Void) {
        land()
        if key.key == .escape, decline(tell) { return }
        let act = keys.act(for: key)
        if act == nil, let common = KeyTable.common.act(for: key) {
            return press(.common(common), tell)
        }
        if life.isCelebrating { return life.tellEnd() }
        if let shownBox, key.pressesFocus, let act = shownBox.focus(life.focus) {
            return press(act, tell)
        }
        life.clear()
        if let act { press(act, tell) }
    }

    mutating func press(_ act: Act, _ tell: (News) -> Void) {
        if case .common(let act) = act { return follow(act, tell) }
        if life.isCelebrating { return life.tellEnd() }
        life.clear()
        switch act {
        // No clock runs for what cannot be seen.
        case .play(.pause(false)) where !life.hasRoom: break
        case .toggle: press(.play(.pause(seen.moment != .held)), tell)
        case .copy:
            guard let line = resultLine else { return }
            life.copied = line
            tell(.effect(.copy(line)))
        case .close: life.putEndAway()
        case .leave: tell(.effect(.go(.popToFirst)))
        case .play, .own, .enter, .common: perform(act, tell)
        }
    }

    /// Goes one step back: first in the game's boxes and messages, then out of the game.
    private mutating func follow(_ act: CommonAct, _ tell: (News) -> Void) {
        let place = Place.game(GameStart(Dealt.name, dealt.goOn))
        if act == .back {
            if life.isCelebrating { return life.tellEnd() }
            life.clear()
            if stepBack(tell) { return }
        }
        let move = act.move(at: place) {
            deeds.help(in: words, at: seen.moment, under: shownBox?.acts)
        }
        if let move { tell(.effect(.go(move))) }
    }

    /// A press on the board goes on with the end, and does nothing else.
    private mutating func skipsCelebration(_ intent: Intent<Spot>) -> Bool {
        guard life.isCelebrating, intent.pressed != nil else { return life.isCelebrating }
        life.tellEnd()
        return true
    }

    // MARK: Pieces of pictures

    /// The keys of this moment, and those of every screen.
    var bar: KeyBar { life.keys.bar(of: keys, in: words) }

    /// The pause, with the way on and further answers.
    func pause(hiding text: String, _ answers: [GameBox<Act>.Answer] = []) -> GameBox<Act> {
        GameBox(
            words.dialogs.paused, text,
            [.init(.play(.pause(false)), words.dialogs.resume)] + answers
                + [.init(.common(.back), words.dialogs.leave)])
    }

    /// The remark on the last deed, which comes before any other.
    var remark: String? {
        if let refusal = life.refusal { return refusal.reason }
        if seen.canTakeBack { return words.games.canTakeBack }
        return nil
    }
}
