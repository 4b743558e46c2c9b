// The actions of the player. An action that moves cards passes the motion to `show`. An action that
// is refused returns the reason.

extension KlondikeGame {
    /// A function that shows a move of cards.
    typealias Show = (Klondike.Motion) -> Void

    private var table: Klondike.Table { klondike.table }

    /// Carries out an action. Every action on the table stops the automatic moves to the
    /// foundations.
    mutating func play(
        _ action: Action, _ show: Show, _ emit: (KlondikeNews) -> Void
    ) -> Klondike.Refusal? {
        if action.isOnTable {
            guard isPlaying else { return nil }
            finishing = []
            if action != .finish { knowsFinishCost = false }
        }
        switch action {
        case .tap(let spot): return tap(spot, show)
        case .autoMove(let card):
            return send(card, to: table.doubleTapTarget(of: card), else: .noPlace(card), show)
        case .toFoundation(let card):
            let reason: Klondike.Refusal = table.isCovered(card) ? .isCovered(card) : .noHome(card)
            return send(card, to: table.foundation(for: card), else: reason, show)
        case .sendHome: return sendHome(show)
        case .move(let card, let place): return send(card, to: place, show)
        case .take(let spot, let isDragged): return take(spot, isDragged: isDragged, show)
        case .over(let place): hand?.over = place
        case .drop(let place): return drop(on: place, show)
        case .draw: return turn(show)
        case .undo: return undo(show)
        case .redo: return redo(show)
        case .undoToWinnable: return undoToWinnable(show)
        case .hint: return takeHint(show)
        case .finish: return finish(show)
        case .cancel: cancel(show)
        case .dismissHint: hintStage = nil
        case .look(let step): look(at: step)
        case .pause(let isPaused): pause(isPaused, show)
        case .restart: if hasCards { restart(emit) }
        case .newGame: requestDeal(next ?? usualNext, show, emit)
        case .requestDeal(let request): requestDeal(request, show, emit)
        }
        return nil
    }

    private mutating func cancel(_ show: Show) {
        putBack(show)
        finishing = []
        hintStage = nil
        // Without cards, there is no game to return to, so the search goes on.
        if hasCards { search = nil }
    }

    private mutating func pause(_ isPaused: Bool, _ show: Show) {
        if isPaused, phase != .won { record.lookedAt = nil }
        guard isPlaying || phase == .paused else { return }
        self.isPaused = isPaused
        // A dragged card goes back to its origin, because nothing can be dragged during a pause. A
        // selected card stays selected.
        if isPaused, hand?.isDragged ?? false { putBack(show) }
    }

    // MARK: The hand

    private mutating func tap(_ spot: Klondike.Spot, _ show: Show) -> Klondike.Refusal? {
        let (place, held) = (table.place(of: spot), hand)
        if let held, held.targets.contains(place) { return drop(on: place, show) }
        putBack(show)
        if place == .stock { return turn(show) }
        let refusal = place == .waste ? nil : held.flatMap { refusalToPut($0, on: place) }
        if case .card(let card) = spot {
            // Tapping the selected card again puts it down. If the selected card does not fit on
            // the tapped card, the tap picks up the tapped card instead, and the reason is
            // returned.
            if held?.cards.first != card { _ = take(spot, isDragged: false, show) }
            return refusal
        }
        // An empty place has nothing to pick up.
        return held == nil && table.card(at: spot) == nil ? .empty(place) : refusal
    }

    private mutating func take(
        _ spot: Klondike.Spot, isDragged: Bool, _ show: Show
    ) -> Klondike.Refusal? {
        putBack(show)
        guard let card = table.card(at: spot) else {
            if case .place(let place) = spot { return .empty(place) }
            return nil
        }
        hand = Klondike.Hand(card, on: table, isDragged: isDragged)
        return nil
    }

    private mutating func drop(on place: Klondike.CardPlace?, _ show: Show) -> Klondike.Refusal? {
        guard let held = hand, let card = held.cards.first else { return nil }
        hand?.over = place
        guard let place, held.targets.contains(place) else {
            putBack(show)
            return place.flatMap { refusalToPut(held, on: $0) }
        }
        hand = nil
        carry(card, to: place, isFromHand: held.isDragged, show)
        return nil
    }

    /// The reason why the cards in hand do not go to a place; nil if they came from this place,
    /// because the player has then put them back.
    private func refusalToPut(
        _ held: Klondike.Hand, on place: Klondike.CardPlace
    ) -> Klondike.Refusal? {
        place == held.origin ? nil : held.cards.first.map { refusal(of: $0, on: place) }
    }

    /// The reason why a card cannot be moved to a place. Nothing is said about the place of a
    /// face-down card, which the player must not learn.
    private func refusal(of card: Card, on place: Klondike.CardPlace) -> Klondike.Refusal {
        if !table.isFree(card) { return .notFree(card) }
        if table.isHome(card), Klondike.CardPlace.foundations.contains(place) {
            return .isHome(card)
        }
        if table.place(of: card) == place { return .isThere(card) }
        if table.isCovered(card), Klondike.CardPlace.foundations.contains(place) {
            return .isCovered(card)
        }
        return .misfit(card, on: place, top: table.top(of: place))
    }

    /// Puts the cards in hand back where they came from.
    mutating func putBack(_ show: Show) {
        guard let held = hand.take(), held.isDragged || held.over != held.origin else { return }
        show(
            Klondike.Motion(
                held.cards, from: held.over ?? held.origin, to: held.origin, isFromHand: true))
    }

    // MARK: Moves

    /// Moves a card to `target`. If `target` is nil, returns why the card stays: it is on a
    /// foundation, it cannot be picked up or, in all other cases, `reason`.
    private mutating func send(
        _ card: Card, to target: Klondike.CardPlace?, else reason: Klondike.Refusal, _ show: Show
    ) -> Klondike.Refusal? {
        putBack(show)
        guard let target else {
            return table.isHome(card) ? .isHome(card) : table.isFree(card) ? reason : .notFree(card)
        }
        carry(card, to: target, isFromHand: false, show)
        return nil
    }

    private mutating func send(
        _ card: Card, to place: Klondike.CardPlace, _ show: Show
    ) -> Klondike.Refusal? {
        putBack(show)
        guard table.targets(of: card).contains(place) else { return refusal(of: card, on: place) }
        carry(card, to: place, isFromHand: false, show)
        return nil
    }

    private mutating func turn(_ show: Show) -> Klondike.Refusal? {
        putBack(show)
        if table.stock.isEmpty, table.waste.isEmpty { return .empty(.stock) }
        if table.stock.isEmpty, klondike.redealsLeft == 0 { return .noRedeal }
        commit(table.stock.isEmpty ? .redeal : .draw, show)
        return nil
    }

    private mutating func carry(
        _ card: Card, to target: Klondike.CardPlace, isFromHand: Bool, _ show: Show
    ) {
        let move = Klondike.Move.carry(card, from: table.place(of: card), to: target)
        commit(move, isFromHand: isFromHand, show)
    }

    private mutating func commit(
        _ move: Klondike.Move, isFromHand: Bool = false, _ show: Show
    ) {
        let (before, isHinted) = (klondike, hint?.move == move)
        klondike.apply(.play(move))
        guard klondike.step > before.step else { return }
        remark(on: move, after: before, isHinted: isHinted)
        outlook.go(on: move, from: before.step, insteadOf: before.undone)
        show(Klondike.Motion(move, from: before.table, to: table, isFromHand: isFromHand))
        hintStage = nil
        if klondike.isWon {
            finishing = []
            outlook.know([], winAt: klondike.step)
        }
    }

    /// Requests a hint or its reason, or makes its move.
    private mutating func takeHint(_ show: Show) -> Klondike.Refusal? {
        switch hint?.move {
        case .some where hintStage == .look:
            hintStage = .reason
            return nil
        case .draw, .redeal: return turn(show)
        case .carry(let card, _, let target): return send(card, to: target, show)
        case nil:
            if hintStage == nil { isHintCounted = false }
            hintStage = .look
            return nil
        }
    }

    /// Counts a requested hint as soon as the hint shows a move.
    mutating func countHint() {
        guard hintStage != nil, !isHintCounted, hint?.move != nil else { return }
        record.help.hints.countUp()
        isHintCounted = true
    }

    // MARK: Back and forth

    /// Takes back the last move. If the player holds cards, only puts them back.
    private mutating func undo(_ show: Show) -> Klondike.Refusal? {
        guard hand == nil else {
            putBack(show)
            return nil
        }
        guard klondike.canUndo else { return .nothingToUndo }
        let (before, wasLost) = (klondike, winnability == .unwinnable)
        klondike.apply(.undo)
        guard let move = before.position.latest else { return nil }
        show(Klondike.Motion(move, from: table, to: before.table).reversed)
        hintStage = nil
        record.help.undone.countUp()
        if wasLost, winnability != .unwinnable { record.help.rescues.countUp() }
        return nil
    }

    private mutating func redo(_ show: Show) -> Klondike.Refusal? {
        putBack(show)
        guard klondike.canRedo else { return .nothingToRedo }
        let before = klondike
        klondike.apply(.redo)
        guard let move = klondike.position.latest else { return nil }
        show(Klondike.Motion(move, from: before.table, to: table))
        hintStage = nil
        return nil
    }

    private mutating func undoToWinnable(_ show: Show) -> Klondike.Refusal? {
        guard canUndoToWinnable, let step = outlook.winnableAt else { return .nothingToRewind }
        while klondike.step > step { _ = undo(show) }
        return nil
    }

    // MARK: Going home

    private mutating func finish(_ show: Show) -> Klondike.Refusal? {
        putBack(show)
        guard let moves = klondike.position.finish(by: klondike.rules) else {
            return .cannotFinish
        }
        let cost = klondike.position.pointsLost(by: moves, klondike.rules)
        if cost > 0, !knowsFinishCost {
            knowsFinishCost = true
            return .finishCosts(cost)
        }
        outlook.know(moves, winAt: klondike.step)
        finishing = moves
        moveToFoundation(show)
        return nil
    }

    private mutating func sendHome(_ show: Show) -> Klondike.Refusal? {
        putBack(show)
        guard table.cardForFoundation != nil else { return .nothingGoesHome }
        while let card = table.cardForFoundation, let foundation = table.foundation(for: card) {
            carry(card, to: foundation, isFromHand: false, show)
        }
        return nil
    }

    /// Moves the next card to its foundation. If the stock has to be turned first, turns it at
    /// once.
    mutating func moveToFoundation(_ show: Show) {
        while let move = finishing.first {
            finishing.removeFirst()
            commit(move, show)
            if case .carry = move { return }
        }
    }
}

extension KlondikeGame.Action {
    /// Indicates whether the action needs a table on which cards can be moved.
    fileprivate var isOnTable: Bool {
        switch self {
        case .tap, .autoMove, .toFoundation, .sendHome, .move, .take, .over, .drop, .draw, .undo,
            .redo, .undoToWinnable, .hint, .finish:
            true
        case .cancel, .dismissHint, .look, .pause, .restart, .newGame, .requestDeal: false
        }
    }
}

extension Klondike.Table {
    /// The foundation that the card fits on; nil if there is none, or if the card is already on a
    /// foundation.
    func foundation(for card: Card) -> Klondike.CardPlace? {
        targets(of: card).first { Klondike.CardPlace.foundations.contains($0) }
    }

    fileprivate func isHome(_ card: Card) -> Bool {
        Klondike.CardPlace.foundations.contains(place(of: card))
    }

    /// Returns whether the card can be picked up where it lies.
    fileprivate func isFree(_ card: Card) -> Bool { !run(from: card).isEmpty }
    /// Returns whether a card that can be moved has others on it.
    fileprivate func isCovered(_ card: Card) -> Bool { run(from: card).count > 1 }

    /// A top card of the piles or the waste that fits on a foundation.
    var cardForFoundation: Card? {
        (piles.compactMap(\.cards.last) + waste.suffix(1)).first { foundation(for: $0) != nil }
    }
}
