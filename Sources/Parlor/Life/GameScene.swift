import Games
import Reactive
import TUI

/// The state of a game's screen: the visible part of the game, and the state that only the screen
/// has, such as the focus.
///
/// The extension implements the behavior that all games share: it reads keys, shows dialogs and
/// help, pauses the game, shows its end step by step, and copies the result. A game adds its own
/// acts.
protocol GameScene: EmittingModel
where Command == SceneEvent<Act, Spot, Seen, Game>, News == SceneNews<Action> {
    associatedtype Deeds: GameDeeds
    /// Something on the board that the player can point at.
    associatedtype Spot: Hashable
    associatedtype Command = SceneEvent<Act, Spot, Seen, Game>
    associatedtype News = SceneNews<Action>
    typealias Dealt = Deeds.Dealt
    typealias Life = GameLife<Deeds, Spot>
    typealias Act = Deeds.Act
    typealias Answer = GameAnswers<Act>.Answer
    typealias Seen = Dealt.Seen
    typealias Game = Dealt.Game
    typealias Action = Dealt.Action

    var deeds: Deeds { get }
    var life: Life { get set }
    /// The keys that move the focus on the board and in dialogs. These keys never change.
    var focusKeys: FocusKeys { get }
    /// The dialog that the state of the game requires, such as a pause or the end; nil if there is
    /// none.
    var dialog: GameDialog<Act>? { get }
    /// The answers that the player can choose from; nil if there are none. By default, they are the
    /// answers of the dialog. At the end, a picture may have answers instead of a dialog.
    var answers: GameAnswers<Act>? { get }
    /// The rectangle of the board, in whose middle dialogs are; nil if the board does not fit.
    var board: Rect? { get }
    /// The column at which the top line begins, and the keys too. By default, it is the first one.
    var leftEdge: Int { get }
    /// The parts of the picture that the player wants to see at the end, such as the cards. The
    /// dialog covers as little as possible of them. By default, none.
    var spared: [Rect] { get }
    /// The line to copy: the result or, in Klondike, the deal; nil if there is none yet.
    var resultLine: String? { get }
    /// The variant whose record the screen shows; nil if it shows none.
    var recordVariant: String? { get }

    /// Returns whether the board can be played in a window. By default, every window has room,
    /// because a larger board is shown in part.
    func hasRoom(in window: Size) -> Bool
    /// Adapts the scene to a window before it is drawn there.
    mutating func fit(_ window: Size)
    /// The text of the hint, or of the step that the player looks back at, in a window of this
    /// size; nil if there is neither. Another hint, step or window shows its first page.
    func reading(in window: Size) -> TextPages?
    /// Returns whether the window has a row for the keys. If not, the picture contains the keys and
    /// `barMessage`.
    func hasBar(in window: Size) -> Bool
    /// Plays an action. By default, the game receives it at once.
    mutating func play(_ action: Action, _ emit: (News) -> Void)
    /// Carries out an act that exists only in this game.
    mutating func perform(_ act: Deeds.OwnAct, _ emit: (News) -> Void)
    /// Carries out Enter on the focused place of the board.
    mutating func enter(_ emit: (News) -> Void)
    /// The places of the board for keys that jump; nil if the board has no rows of places.
    var grid: BoardGrid? { get }
    /// Moves the cursor to a place of `grid`.
    mutating func move(to place: Int, _ emit: (News) -> Void)
    /// Cancels the innermost thing that is open within the game, such as a dialog or a search.
    /// Returns false if nothing is open, so that the player leaves the game. Not called in a pause,
    /// at the end, or while a hint is shown without a dialog.
    mutating func cancelInnermost(_ emit: (News) -> Void) -> Bool
    /// Ends the motions that the scene itself has started, such as moving cards, because a key ends
    /// all motions. The session ends the motions of the picture.
    mutating func finishMotions()
    mutating func respond(to intent: Intent<Spot>, _ emit: (News) -> Void)
    mutating func respond(to gesture: Gesture, at time: Duration, _ emit: (News) -> Void)
    /// Adapts the scene to a change of `seen`, which already has its new value.
    mutating func update(after old: Seen, at time: Duration, _ emit: (News) -> Void)
    /// Begins to celebrate the end of the game. `old` is the last state before it.
    mutating func celebrate(after old: Seen, at time: Duration) -> Celebration
    mutating func handle(_ news: Game.News, at time: Duration, _ emit: (News) -> Void)
    func reason(for refusal: Game.News.Refusal) -> String
    /// The spot that a refusal concerns, if there is one.
    func spot(of refusal: Game.News.Refusal) -> Spot?
}

extension GameScene {
    var dealt: Dealt { life.dealt }
    var words: Words { life.words }
    var seen: Seen { life.seen }

    /// The scene of a screen that opens, with its first text and keys.
    func opened() -> Self {
        var scene = self
        scene.beginReading()
        scene.updateKeys()
        return scene
    }

    mutating func apply(_ command: Command, emit: (News) -> Void) {
        if command.isInput { life.noteInput() }
        switch command {
        case .key(let key, let focus):
            read(key, emit)
            switch focus {
            case .board(let spot): point(.focus(spot), emit)
            case .button(let act): focusButton(act)
            case nil: break
            }
        case .press(let act): press(act, emit)
        case .focus(let act): focusButton(act)
        case .board(let intent): point(intent, emit)
        case .gesture(let gesture, let time): respond(to: gesture, at: time, emit)
        case .pasted(let isBoard):
            life.refuse(
                isBoard
                    ? words.games.pasteBefore(onPageOf: Dealt.name.module.title(words))
                    : words.games.takesNoText)
        case .surroundings(let surroundings):
            fit(surroundings.size)
            let isOtherSize = surroundings.size != life.window
            let action = life.adapt(to: surroundings, hasRoom: hasRoom(in: surroundings.size))
            if isOtherSize { beginReading() }
            if let action { emit(.action(action)) }
        case .seen(let new, let time):
            let old = seen
            life.seen = new
            update(after: old, at: time, emit)
            if new.hint != old.hint || new.lookBack != old.lookBack { beginReading() }
            let ends = new.result != nil && life.ends(entering: new.moment)
            let celebration = ends ? celebrate(after: old, at: time) : .none
            let action = life.enter(new.moment, celebrating: celebration)
            if let action { emit(.action(action)) }
        case .news(let news, let finished, let time): receive(news, finished, at: time, emit)
        case .saved(let game):
            emit(.effect(dealt.save(game)))
            // Saving changes neither the keys nor the picture.
            return
        case .unsaved(let reason): life.unsaved = reason
        case .record(let record): life.record = record
        case .advanceEnd: life.advanceEnd()
        case .endIsRead: life.isEndUnread = false
        }
        showAwaitedHint(emit)
        updateKeys()
    }

    /// Requests the hint that the player asked for before there was a board.
    private mutating func showAwaitedHint(_ emit: (News) -> Void) {
        guard life.awaitsHint, life.isVisible, Set.open.contains(seen.moment) else { return }
        press(.play(.hint), emit)
    }

    private mutating func beginReading() { life.reading.begin(reading(in: life.window)) }

    private mutating func receive(
        _ news: Game.News, _ finished: FinishedGame?, at time: Duration, _ emit: (News) -> Void
    ) {
        if let refusal = news.refusal {
            let reason = words.sentence(reason(for: refusal))
            life.refusal = RefusedAction(refusal, reason, at: spot(of: refusal), time)
        }
        if let outcome = dealt.ending(by: news) {
            life.finished = finished ?? FinishedGame(outcome: outcome)
        }
        handle(news, at: time, emit)
        for effect in dealt.effects(of: news) { emit(.effect(effect)) }
    }

    // MARK: Keys and acts

    /// The keys that are available now.
    var keys: KeyTable<Act, Words> { life.keys.table }
    /// The entries of the bar.
    var keyEntries: [KeyBar.Entry] { life.keys.bar.entries }

    /// Adapts the keys to the state.
    private mutating func updateKeys() {
        life.noteChange(
            to: .init(
                deeds: deeds, moment: seen.moment, answers: shownAnswers?.acts,
                hasRoom: life.hasRoom, result: resultDialog))
    }

    private var resultDialog: ResultDialog {
        guard seen.moment == .over, !life.isCelebrating, !lookBack.isOpen, dialog != nil else {
            return .none
        }
        return life.end == .dialogClosed ? .closed : .open
    }

    /// The dialog, unless it is hidden. A message about the last act replaces its text, because
    /// the dialog may cover the usual place of the message.
    var shownDialog: GameDialog<Act>? {
        guard !hidesDialog, var shown = dialog else { return nil }
        if let message = life.refusal?.reason ?? life.message { shown.text = message }
        return shown
    }

    /// The answers, unless they are hidden.
    var shownAnswers: GameAnswers<Act>? { hidesDialog ? nil : answers }

    /// Indicates whether the dialog and its answers are hidden: while a pause is about to end,
    /// during the celebration, after the player has closed the dialog, or while the player looks
    /// back.
    private var hidesDialog: Bool {
        life.resumesWhenVisible || life.isCelebrating || life.end == .dialogClosed
            || lookBack.isOpen
    }

    private mutating func read(_ key: KeyPress, _ emit: (News) -> Void) {
        finishMotions()
        let act = hasJustEnded && playsBoard(key) ? nil : act(of: key)
        if let act { return press(act, emit) }
        if life.isCelebrating { return life.openDialog() }
        life.clear()
    }

    private mutating func focusButton(_ act: Act) { if !hasJustEnded { life.focus = act } }

    /// Passes what the player does on the board to the game, unless the board only shows the end or
    /// a step of the past.
    private mutating func point(_ intent: Intent<Spot>, _ emit: (News) -> Void) {
        if life.isCelebrating {
            if intent.pressed != nil { life.openDialog() }
        } else if !lookBack.isOpen {
            respond(to: intent, emit)
        }
    }

    /// Indicates whether the game has just ended. Keys that play were then probably meant for the
    /// board, so they neither press nor focus an answer.
    var hasJustEnded: Bool { life.isEndUnread && !lookBack.isOpen }

    /// Returns whether a key plays on the board, and would also choose an answer of the end: Space,
    /// Enter and, if letters move, their letters.
    private func playsBoard(_ key: KeyPress) -> Bool {
        key.pressesFocus
            || deeds.lettersMove && key.modifiers.isEmpty && key.letterArrow != nil
    }

    /// Closes a pause, the dialog of the end, or a message about a refusal. If none of these is
    /// open, goes back.
    private mutating func close(_ emit: (News) -> Void) {
        if life.isCelebrating {
            life.openDialog()
        } else if lookBack.isOpen {
            press(.common(.back), emit)
        } else if seen.moment == .paused, shownAnswers?.acts.contains(resumeAct) ?? false {
            press(resumeAct, emit)
        } else if seen.moment == .over, shownDialog != nil {
            life.closeDialog()
        } else if life.refusal != nil {
            life.clear()
        } else {
            press(.common(.back), emit)
        }
    }

    /// The act that ends a pause.
    var resumeAct: Act { .play(.pause(false)) }

    /// The act of a key. The focused button takes precedence over the deeds of the game, and these
    /// over the acts of every screen.
    private func act(of key: KeyPress) -> Act? {
        let button = key.pressesFocus ? shownAnswers?.focus(life.focus) : nil
        return button ?? keys.act(for: key) ?? KeyTable.common.act(for: key).map { .common($0) }
    }

    mutating func press(_ act: Act, _ emit: (News) -> Void) {
        if !act.isCommon, act != .close {
            if life.isCelebrating {
                life.openDialog()
                // At the end of a game, an act that is possible takes effect at once. Between
                // rounds, it only opens the dialog.
                if seen.moment != .over || act == .play(.takeBack) { return }
            }
            life.clear()
        }
        switch act {
        // The clock does not run while the board is not visible.
        case .play(.pause(false)) where !life.hasRoom: break
        case .togglePause: press(.play(.pause(seen.moment != .paused)), emit)
        case .copy:
            guard let line = resultLine else { return }
            life.copied = line
            emit(.effect(.copy(line)))
        case .toggleResult: life.toggleDialog()
        case .lookBack(let act): look(act, emit)
        case .read(let act): life.reading.turn(act)
        // A player who has just lost may try to take back the last move.
        case .play(.takeBack) where seen.moment == .over: life.refuse(words.games.isOverForUndo)
        case .play(.hint) where seen.moment == .waiting:
            guard !seen.hasFailed, life.hasRoom else { return }
            life.awaitsHint = true
            life.message = words.games.hintFollows
        // The next page of a hint that is shown concerns only the screen.
        case .play(.hint) where life.reading.more != nil: life.reading.turn(.on)
        case .play(let action):
            if let effect = dealt.news(of: action, at: seen.moment).effect {
                emit(.effect(effect))
            } else {
                play(action, emit)
            }
        case .own(let act): perform(act, emit)
        case .enter: enter(emit)
        case .jump(let jump):
            if let place = grid?.place(after: jump) { move(to: place, emit) }
        case .common(let act): perform(act, emit)
        case .close: close(emit)
        }
    }

    /// Carries out an act that every screen has. Going back first ends looking back or a hint, or
    /// cancels the innermost open thing. If nothing is open, it leaves the game.
    private mutating func perform(_ act: CommonAct, _ emit: (News) -> Void) {
        if act == .back {
            life.openDialog()
            life.clear()
            if lookBack.isOpen { return emit(.action(.look(at: nil))) }
            // A game that is paused or over is left at once.
            if seen.moment != .paused, seen.moment != .over {
                if shownDialog == nil, let close = deeds.closingHint { return press(close, emit) }
                if cancelInnermost(emit) { return }
            }
        }
        let move = act.move(at: .game(GameStart(Dealt.name, dealt.resumingStart))) {
            deeds.help(
                in: words, at: seen.moment, under: shownAnswers?.acts, hasRoom: life.hasRoom,
                with: resultDialog)
        }
        if let move { emit(.effect(.go(move))) }
    }
}
