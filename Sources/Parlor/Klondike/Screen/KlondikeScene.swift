import Games
import TUI

/// Klondike as it is seen: what its view model says, where the focus is, where the hand is, and
/// what is still on its way. The cards have arrived long before their pictures.
struct KlondikeScene: Model {
    enum Command {
        case faces(Klondike.Faces)
        case hand(Klondike.Hand?)
        case phase(Klondike.Phase, at: Duration)
        case standing((inout KlondikeStanding) -> Void)
        case hint(Klondike.Hint?)
        case motions([Klondike.Motion], at: Duration)
        case dealt(at: Duration)
        case finished(Klondike.Result)
        case intent(Intent<KlondikeSpot>)
        case key
        case act(KlondikeAct)
        /// Esc, or what means the same.
        case back

        /// Whether somebody has done something: it is not the game that goes on.
        fileprivate var isByHand: Bool {
            switch self {
            case .intent, .key, .act, .back: true
            default: false
            }
        }
    }

    private(set) var faces: Klondike.Faces?
    private(set) var hand: Klondike.Hand?
    private(set) var phase = Klondike.Phase.playing
    private(set) var standing = KlondikeStanding()
    private(set) var hint: Klondike.Hint?

    private(set) var flights = KlondikeFlights()
    private(set) var cascade: KlondikeCascade?

    /// Where the pointer holds what is dragged.
    private(set) var grip: Grip?

    /// The pile whose cards were asked for by its number: whichever of them fits is meant.
    private(set) var pickedPile: Int?

    /// What the game is to be told of what was done last, and whether somebody wants to leave.
    private(set) var told: [KlondikeOrder] = []
    private(set) var leaves = false

    /// What was put on the clipboard by the last thing that was done.
    private(set) var copied: KlondikeCopy?

    /// How the game ended, once it has.
    private var result: Klondike.Result?

    private var tableFocus = Klondike.Spot.place(.stock)
    private var buttonFocus: KlondikeAct?

    /// Whether somebody has asked how the game was lost, and whether they have seen that it is over.
    private var asksForLoss = false
    private var hasSeenEnd = false

    mutating func apply(_ command: Command) {
        (told, leaves) = ([], false)
        if command.isByHand { copied = nil }
        switch command {
        case .faces(let faces): show(faces)
        case .hand(let hand): take(hand)
        case .phase(let phase, let time): enter(phase, at: time)
        case .standing(let change):
            change(&standing)
            if standing.light != .unwinnable { asksForLoss = false }
        case .hint(let hint): show(hint)
        case .motions(let motions, let time):
            flights.send(motions, at: time, hand: grip?.corner)
        case .dealt(let time):
            (cascade, asksForLoss) = (nil, false)
            if let faces { flights.deal(faces, at: time) }
        case .finished(let result): self.result = result
        case .intent(let intent): follow(intent)
        case .key:
            flights.land()
            grip = nil
        case .act(let act):
            let act = meaning(of: act)
            if dialog?.reacts(to: act) ?? true { note(act) }
        case .back: back()
        }
    }

    /// Where the keyboard is: at a button, while something is asked.
    var focus: KlondikeSpot {
        guard let dialog else { return .table(tableFocus) }
        let first = dialog.acts[0]
        return .button(buttonFocus.map { dialog.acts.contains($0) ? $0 : first } ?? first)
    }

    /// What is asked, if anything.
    var dialog: KlondikeDialog? {
        switch phase {
        case .dealing: faces?.isEmpty ?? true ? .dealing : nil
        case .paused: .paused
        case .stuck:
            hasSeenEnd
                ? nil : .stuck(canUndo: standing.canUndo, toWinnable: standing.canUndoToWinnable)
        case .won: hasSeenEnd ? nil : .won
        case .playing:
            asksForLoss && standing.light == .unwinnable
                ? .lost(toWinnable: standing.canUndoToWinnable) : nil
        }
    }

    /// Whether cards are shown: not in a pause, where one could think about them for nothing.
    var isOpen: Bool { phase != .paused }

    /// Whether cards can be moved.
    private var isPlaying: Bool { phase == .playing || phase == .stuck }

    /// Where what is held may be put down.
    var targets: [Klondike.Place] {
        guard let pickedPile, let faces else { return hand?.targets ?? [] }
        return (Klondike.Place.foundations + Klondike.Place.piles).filter {
            faces.card(ofPile: pickedPile, fitting: $0) != nil
        }
    }

    /// What is to be copied: how the game ended, while that is told, or else its deal.
    private var copy: KlondikeCopy? {
        if dialog == .won, let result { return .result(result) }
        return standing.deal.map { .deal($0) }
    }

    // MARK: What the game says

    private mutating func show(_ new: Klondike.Faces) {
        let old = faces
        faces = new
        guard case .card(let card) = tableFocus, new.spot(of: card) != tableFocus else { return }
        // The focus stays where the card was, and not with a card that cannot be reached.
        let pile = old?.piles.firstIndex { $0.cards.contains(card) }
        tableFocus = pile.map(new.top(ofPile:)) ?? .place(.stock)
    }

    private mutating func take(_ hand: Klondike.Hand?) {
        self.hand = hand
        if hand == nil { pickedPile = nil }
    }

    private mutating func enter(_ phase: Klondike.Phase, at time: Duration) {
        self.phase = phase
        hasSeenEnd = false
        buttonFocus = nil
        cascade = phase == .won ? KlondikeCascade(at: time) : nil
    }

    private mutating func show(_ hint: Klondike.Hint?) {
        self.hint = hint
        switch hint?.reason {
        case .noWinningMove, .neverWinnable: asksForLoss = true
        default: break
        }
    }

    // MARK: What the hands do

    private mutating func follow(_ intent: Intent<KlondikeSpot>) {
        switch intent {
        case .focus(.table(let spot)): tableFocus = spot
        case .focus(.button(let act)): buttonFocus = act
        case .lift(_, let grip), .drag(_, _, let grip), .drop(_, _, let grip): self.grip = grip
        case .press: grip = nil
        default: break
        }
    }

    private mutating func note(_ act: KlondikeAct) {
        told = orders(for: act)
        switch act {
        case .leave: leaves = true
        case .copy: copied = copy
        case .showLoss: asksForLoss = true
        case .close: (hasSeenEnd, asksForLoss, cascade) = (true, false, nil)
        case .pile(let pile) where hand == nil:
            guard let faces else { return }
            // Of an empty pile nothing is taken.
            pickedPile = isPlaying && !faces.piles[pile].cards.isEmpty ? pile : nil
            tableFocus = faces.top(ofPile: pile)
        case .waste where hand == nil: tableFocus = .place(.waste)
        default: break
        }
    }

    /// Steps back from what is held, asked or told, and from the game only if there is none.
    private mutating func back() {
        if dialog?.canBeClosed ?? false {
            note(.close)
        } else if hand != nil || hint != nil || (phase == .dealing && dialog == nil) {
            told = [.cancel]
        } else {
            leaves = true
        }
    }
}
