import Games
import TUI

/// The state of the Klondike screen: the visible part of the game, the focus, the dragged cards,
/// and the moving cards, which the game itself has already moved.
struct KlondikeScene: GameScene {
    var life: GameLife<KlondikeDeeds, Klondike.Spot>
    private(set) var flights = KlondikeFlights()
    private(set) var cascade: KlondikeCascade?

    /// The grip of the pointer on the dragged cards.
    private(set) var grip: Grip?

    /// The pile that the player chose by its number. A move takes the card of this pile that fits.
    private(set) var pickedPile: Int?

    private(set) var focus = Klondike.Spot.place(.stock)

    /// Indicates whether the player has asked how the game was lost, and whether the player plays
    /// on although no progress is possible.
    private(set) var explainsLoss = false
    private(set) var playsOn = false

    var deeds: KlondikeDeeds {
        KlondikeDeeds(
            isLost: seen.isLost && !seen.isDoomed, canRedo: seen.canRedo,
            canFinish: seen.canFinish && seen.moment == .running,
            isAtEnd: isAtEnd, copiesResult: copiesResult, hint: seen.hintStep,
            lookBack: .init(lookBack))
    }

    /// Indicates whether the end of the game is shown.
    private var isAtEnd: Bool { seen.moment == .over && !lookBack.isOpen }

    /// Indicates whether the key for copying copies the result. Once the player has closed the
    /// dialog of the end, it copies the deal.
    private var copiesResult: Bool { isAtEnd && life.end != .dialogClosed }

    /// The line to share: the result or the deal.
    var resultLine: String? {
        let result = copiesResult ? seen.result : nil
        return result.map { text(of: ResultLine($0, words)) } ?? seen.deal.text
    }

    /// Indicates whether cards are visible. They are hidden in a pause, so that the player cannot
    /// think while the clock is stopped.
    var isOpen: Bool { seen.phase != .paused }

    /// Indicates whether cards can be moved.
    var isPlaying: Bool {
        (seen.phase == .playing || seen.phase == .stuck) && !lookBack.isOpen
    }

    /// The places where the held cards may be put.
    var targets: [Klondike.CardPlace] {
        guard let pickedPile else { return seen.hand?.targets ?? [] }
        return (Klondike.CardPlace.foundations + Klondike.CardPlace.piles).filter {
            seen.faces.card(ofPile: pickedPile, fitting: $0) != nil
        }
    }

    // MARK: The game

    mutating func update(after old: KlondikeSeen, at _: Duration, _: (News) -> Void) {
        if seen.faces != old.faces, !lookBack.isOpen, !old.lookBack.isOpen {
            keepFocus(from: old)
        }
        // A drag may replace the cards that a number has picked up.
        if old.hand != nil, seen.hand?.origin != pickedPile.map(Klondike.CardPlace.pile) {
            pickedPile = nil
        }
        if seen.phase != .won { cascade = nil }
        if seen.phase == .playing, old.phase != .playing { playsOn = false }
        if seen.winnability != .unwinnable, !lookBack.isOpen { explainsLoss = false }
        guard seen.hint != old.hint else { return }
        switch seen.hint?.reason {
        case .noWinningMove, .neverWinnable: explainsLoss = true
        default: break
        }
    }

    mutating func celebrate(after _: KlondikeSeen, at time: Duration) -> Celebration {
        cascade = KlondikeCascade(at: time)
        return KlondikeCascade.celebration
    }

    /// If cards were put on the focused place, focuses the first of them. If the focused card is no
    /// longer in a pile, focuses the top of the pile where it was.
    private mutating func keepFocus(from old: KlondikeSeen) {
        if seen.hand == nil, let hand = old.hand, let card = hand.cards.first,
            let spot = seen.faces.spot(of: card), let place = seen.faces.place(of: spot),
            place != hand.origin, place == seen.faces.place(of: focus)
        {
            focus = spot
            return
        }
        guard case .card(let card) = focus, seen.faces.spot(of: card) != focus else { return }
        let pile = old.faces.piles.firstIndex { $0.cards.contains(card) }
        focus = pile.map(seen.faces.top(ofPile:)) ?? .place(.stock)
    }

    mutating func handle(_ news: KlondikeNews, at time: Duration, _: (News) -> Void) {
        switch news {
        case .moved(let motions): flights.send(motions, at: time, hand: grip?.corner)
        case .dealt(let motions):
            clearTable()
            flights.send(motions, at: time)
        case .takenBack: clearTable()
        case .refused, .stuck, .finished, .givenUp: break
        }
    }

    private mutating func clearTable() {
        (explainsLoss, playsOn) = (false, false)
        flights.land()
    }

    func reason(for refusal: Klondike.Refusal) -> String {
        words.reason(for: refusal) { $0.name }
    }

    func spot(of refusal: Klondike.Refusal) -> Klondike.Spot? {
        switch refusal {
        case .noPlace(let card), .noHome(let card), .isCovered(let card), .isHome(let card),
            .isThere(let card), .notFree(let card), .misfit(let card, _, _):
            .card(card)
        case .empty(let place): .place(place)
        case .noRedeal: .place(.stock)
        case .nothingGoesHome, .cannotFinish, .finishCosts, .nothingToUndo, .nothingToRedo,
            .nothingToRewind:
            nil
        }
    }

    // MARK: The hands

    /// Ends all motion, as every key does.
    mutating func finishMotions() {
        flights.land()
        grip = nil
    }

    mutating func perform(_ act: KlondikeOwnAct, _ emit: (News) -> Void) {
        for action in actions(for: act) { emit(.action(action)) }
    }

    mutating func enter(_ emit: (News) -> Void) {
        for action in tap(focus) { emit(.action(action)) }
    }

    /// The actions for an act. Some acts also change the state of the screen.
    private mutating func actions(for act: KlondikeOwnAct) -> [KlondikeGame.Action] {
        switch act {
        // If no card is chosen, every card that fits goes home.
        case .autoMove: return chosenCard.map { [.autoMove($0)] } ?? [.sendHome]
        case .home:
            if let chosenCard { return [.toFoundation(chosenCard)] }
            life.refuse(words.klondike.refusals.noCardChosen)
            return []
        case .pile(let pile):
            if seen.hand != nil { return put(on: .pile(pile)) }
            // An empty pile has no card to take.
            pickedPile = isPlaying && !seen.faces.piles[pile].cards.isEmpty ? pile : nil
            focus = seen.faces.top(ofPile: pile)
            return pick(.pile(pile))
        case .waste:
            if seen.hand != nil { return [.cancel] }
            focus = .place(.waste)
            return pick(.waste)
        case .showLoss: return showLoss()
        case .playOn:
            (playsOn, explainsLoss) = (seen.phase == .stuck, false)
            // Playing on also hides the hint.
            return seen.hint == nil ? [] : [.dismissHint]
        }
    }

    /// Opens the dialog of a stuck or lost game, or says whether the game can still be won.
    /// Requests a hint if it cannot be won.
    private mutating func showLoss() -> [KlondikeGame.Action] {
        if seen.phase == .stuck {
            playsOn = false
        } else if seen.winnability == .unwinnable {
            explainsLoss = true
        } else {
            life.refuse(words.klondike.sentence(of: seen.winnability))
        }
        return seen.winnability == .unwinnable ? [.hint] : []
    }

    /// Closes the dialog of a stuck or lost game, stops the search for a hint, puts back the held
    /// cards, or cancels the search for a deal. Returns false if there is nothing to do.
    mutating func cancelInnermost(_ emit: (News) -> Void) -> Bool {
        if isPlaying, shownDialog != nil {
            perform(.playOn, emit)
        } else if seen.awaitsHint {
            emit(.action(.dismissHint))
        } else if seen.hand != nil || seen.phase == .dealing && !seen.faces.isEmpty {
            emit(.action(.cancel))
        } else {
            return false
        }
        return true
    }

    mutating func respond(to intent: Intent<Klondike.Spot>, _ emit: (News) -> Void) {
        switch intent {
        case .focus(let spot): focus = spot
        case .lift(_, let grip), .drag(_, _, let grip), .drop(_, _, let grip): self.grip = grip
        case .press: grip = nil
        default: break
        }
        guard let actions = actions(of: intent) else { return }
        life.clear()
        for action in actions { emit(.action(action)) }
    }
}
