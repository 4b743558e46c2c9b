import Games
import Reactive
import TUI

/// Klondike as it is seen: the game's own view of itself, the focus, the hand of the pointer, and the
/// cards that are still on their way. These have arrived long before their pictures.
struct KlondikeScene: TellingModel {
    enum Command: Equatable {
        /// Any key, and the act that it stands for.
        case key(KlondikeAct?)
        case intent(Intent<KlondikeSpot>)
        case press(KlondikeAct)
        case seen(KlondikeSeen, at: Duration)
        case news(KlondikeNews, at: Duration)
        case saved(KlondikeGame?)
        /// The cascade of a victory has come to its end.
        case celebrated
        /// Whether pictures stand still.
        case still(Bool)
    }

    typealias News = SceneNews<KlondikeGame.Action>

    let words: Words
    private(set) var seen: KlondikeSeen
    private(set) var flights = KlondikeFlights()
    private(set) var cascade: KlondikeCascade?
    /// Whether a victory is looked at, and nothing covers it.
    private(set) var isCelebrating = false
    private var isStill = false

    /// The hold of the pointer on the cards that are dragged.
    private(set) var grip: Grip?

    /// The pile that was named by its number: of its cards, the one that fits is meant.
    private(set) var pickedPile: Int?

    /// The text that was put on the clipboard by the latest act.
    private(set) var copied: String?

    /// The deed that was refused last.
    private(set) var refusal: RefusedDeed<Klondike.Spot>?

    /// The end of the game, once it has ended.
    private var result: Klondike.Result?

    private var tableFocus = Klondike.Spot.place(.stock)
    private var buttonFocus: KlondikeAct?

    /// Whether the player has asked how the game was lost, and has seen that it is over.
    private var asksForLoss = false
    private var hasSeenEnd = false

    init(_ seen: KlondikeSeen, _ words: Words) { (self.seen, self.words) = (seen, words) }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .key(let act):
            (copied, refusal) = (nil, nil)
            // Every key ends what travels.
            flights.land()
            grip = nil
            if isCelebrating {
                isCelebrating = false
                return
            }
            if let act { press(act, tell) }
        case .intent(let intent):
            copied = nil
            follow(intent)
            guard let act = KlondikeAct(intent: intent) else { return }
            refusal = nil
            if isCelebrating {
                isCelebrating = false
                return
            }
            press(act, tell)
        case .press(let act):
            (copied, refusal) = (nil, nil)
            press(act, tell)
        case .seen(let new, let time): see(new, at: time, tell)
        case .news(let news, let time):
            hear(news, at: time)
            for effect in KlondikeGame.effects(of: news) { tell(.effect(effect)) }
        case .saved(let game): tell(.effect(KlondikeGame.keeping(game)))
        case .celebrated: isCelebrating = false
        case .still(let isStill):
            self.isStill = isStill
            if isStill { isCelebrating = false }
        }
    }

    /// The focus of the keyboard: a button, while something is asked.
    var focus: KlondikeSpot {
        guard let dialog else { return .table(tableFocus) }
        let first = dialog.acts[0]
        return .button(buttonFocus.map { dialog.acts.contains($0) ? $0 : first } ?? first)
    }

    /// The question above the table, if there is one.
    var dialog: KlondikeDialog? {
        switch seen.phase {
        case .dealing: seen.faces.isEmpty ? .dealing : nil
        case .paused: .paused
        case .stuck:
            hasSeenEnd
                ? nil : .stuck(canUndo: seen.canUndo, toWinnable: seen.canUndoToWinnable)
        case .won: hasSeenEnd || isCelebrating ? nil : .won
        case .playing:
            asksForLoss && seen.winnability == .unwinnable
                ? .lost(toWinnable: seen.canUndoToWinnable) : nil
        }
    }

    /// Whether cards are shown: not in a pause, where one could think about them for nothing.
    var isOpen: Bool { seen.phase != .paused }

    /// The places where the cards in hand may be put down.
    var targets: [Klondike.Place] {
        guard let pickedPile else { return seen.hand?.targets ?? [] }
        return (Klondike.Place.foundations + Klondike.Place.piles).filter {
            seen.faces.card(ofPile: pickedPile, fitting: $0) != nil
        }
    }

    // MARK: The game

    private mutating func see(
        _ new: KlondikeSeen, at time: Duration, _ tell: (News) -> Void
    ) {
        let old = seen
        seen = new
        if new.faces != old.faces { keepFocus(from: old.faces) }
        if new.hand == nil, old.hand != nil { pickedPile = nil }
        if new.phase != old.phase { enter(new.phase, at: time, tell) }
        if new.winnability != .unwinnable { asksForLoss = false }
        guard new.hint != old.hint else { return }
        switch new.hint?.reason {
        case .noWinningMove, .neverWinnable: asksForLoss = true
        default: break
        }
    }

    /// Leaves the focus where the card was that had it, and not with a card that cannot be reached.
    private mutating func keepFocus(from old: Klondike.Faces) {
        guard case .card(let card) = tableFocus, seen.faces.spot(of: card) != tableFocus else {
            return
        }
        let pile = old.piles.firstIndex { $0.cards.contains(card) }
        tableFocus = pile.map(seen.faces.top(ofPile:)) ?? .place(.stock)
    }

    private mutating func enter(
        _ phase: Klondike.Phase, at time: Duration, _ tell: (News) -> Void
    ) {
        (hasSeenEnd, buttonFocus) = (false, nil)
        cascade = phase == .won ? KlondikeCascade(at: time) : nil
        isCelebrating = phase == .won && !isStill
        if phase == .won || phase == .stuck { tell(.effect(.ring)) }
    }

    private mutating func hear(_ news: KlondikeNews, at time: Duration) {
        switch news {
        case .moved(let motions): flights.send(motions, at: time, hand: grip?.corner)
        case .dealt(let motions):
            (cascade, isCelebrating, asksForLoss) = (nil, false, false)
            flights.land()
            flights.send(motions, at: time)
        case .finished(let result): self.result = result
        case .refused(let why):
            refusal = RefusedDeed(words.reason(of: why), at: spot(of: why), time)
        }
    }

    /// The thing that a refusal is about.
    private func spot(of refusal: Klondike.Refusal) -> Klondike.Spot? {
        switch refusal {
        case .noPlace(let card), .noHome(let card), .isHome(let card), .misfit(let card, _, _):
            .card(card)
        case .empty(let place): .place(place)
        case .noRedeal: .place(.stock)
        case .cannotFinish, .nothingToUndo, .nothingToRedo: nil
        }
    }

    // MARK: The hands

    private mutating func follow(_ intent: Intent<KlondikeSpot>) {
        switch intent {
        case .focus(.table(let spot)): tableFocus = spot
        case .focus(.button(let act)): buttonFocus = act
        case .lift(_, let grip), .drag(_, _, let grip), .drop(_, _, let grip): self.grip = grip
        case .press: grip = nil
        default: break
        }
    }

    private mutating func press(_ act: KlondikeAct, _ tell: (News) -> Void) {
        let act = meaning(of: act)
        if case .common(let common) = act {
            leave(common, tell)
        } else if dialog?.reacts(to: act) ?? true {
            perform(act, tell)
        }
    }

    private mutating func perform(_ act: KlondikeAct, _ tell: (News) -> Void) {
        for action in actions(for: act) { tell(.action(action)) }
        switch act {
        case .leave: tell(.effect(.go(.pop)))
        case .copy:
            let text = dialog == .won ? result.map { ResultLine($0, words).text } : nil
            copied = text ?? seen.deal.text
            if let copied { tell(.effect(.copy(copied))) }
        case .showLoss: asksForLoss = true
        case .close: (hasSeenEnd, asksForLoss, cascade) = (true, false, nil)
        case .play(.undo) where seen.phase == .won, .play(.redo) where seen.phase == .won:
            (hasSeenEnd, cascade) = (true, nil)
        case .pile(let pile) where seen.hand == nil:
            // Of an empty pile nothing is taken.
            pickedPile = isPlaying && !seen.faces.piles[pile].cards.isEmpty ? pile : nil
            tableFocus = seen.faces.top(ofPile: pile)
        case .waste where seen.hand == nil: tableFocus = .place(.waste)
        default: break
        }
    }

    /// Steps back from what is held, asked or told, and from the game only if there is none.
    private mutating func leave(_ common: CommonAct, _ tell: (News) -> Void) {
        if common != .back {
            let place = Place.game(GameStart(.klondike, KlondikeStart.left))
            let isOver = seen.phase == .won
            if let move = common.move(at: place, isOver: isOver) { tell(.effect(.go(move))) }
        } else if dialog?.canBeClosed ?? false {
            perform(.close, tell)
        } else if seen.hand != nil || seen.hint != nil || seen.phase == .dealing && dialog == nil {
            tell(.action(.cancel))
        } else {
            tell(.effect(.go(.pop)))
        }
    }

    /// Whether cards can be moved.
    private var isPlaying: Bool { seen.phase == .playing || seen.phase == .stuck }
}
