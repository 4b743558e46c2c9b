// The actions of the player while cards can be moved. Each one shows the cards that it moved.

extension KlondikeGame {
    /// A function that shows a move of cards.
    typealias Show = (Klondike.Motion) -> Void

    private var table: Klondike.Table { klondike.table }

    /// Carries out an action. Every action stops the automatic moves to the foundations.
    mutating func carryOut(_ action: Action, _ show: Show) {
        finishing = []
        switch action {
        case .tap(let spot): tap(spot, show)
        case .autoMove(let card): send(card, to: table.homeward(card), show)
        case .toFoundation(let card): send(card, to: table.home(for: card), show)
        case .sendHome: sendHome(show)
        case .move(let card, let place):
            send(card, to: table.targets(of: card).contains(place) ? place : nil, show)
        case .take(let spot, let isDragged): take(spot, isDragged: isDragged, show)
        case .over(let place): hand?.over = place
        case .drop(let place): drop(on: place, show)
        case .draw: turn(show)
        case .undo: undo(show)
        case .redo: redo(show)
        case .undoToWinnable: undoToWinnable(show)
        case .hint: askForHint()
        case .finish: finish(show)
        case .cancel, .dismissHint, .pause, .restart, .shake, .ask, .look: break
        }
    }

    mutating func cancel(_ show: Show) {
        putBack(show)
        finishing = []
        isHintRequested = false
        // Without cards there is no game to return to.
        if hasCards { search = nil }
    }

    mutating func pause(_ isPaused: Bool, _ show: Show) {
        guard isPlaying || phase == .paused else { return }
        self.isPaused = isPaused
        // A dragged card goes back, because nothing can be dragged during a pause. A selected card
        // stays selected.
        if isPaused, hand?.isDragged ?? false { putBack(show) }
    }

    // MARK: The hand

    private mutating func tap(_ spot: Klondike.Spot, _ show: Show) {
        let (place, held) = (table.place(of: spot), hand)
        if let held, held.targets.contains(place) { return drop(on: place, show) }
        putBack(show)
        if place == .stock { return turn(show) }
        // A back cannot be picked up. Tapping the selected card again puts it down.
        guard case .card(let card) = spot, held?.cards.first != card else { return }
        take(spot, isDragged: false, show)
    }

    private mutating func take(_ spot: Klondike.Spot, isDragged: Bool, _ show: Show) {
        putBack(show)
        hand = table.card(at: spot).flatMap {
            Klondike.Hand($0, on: table, isDragged: isDragged)
        }
    }

    private mutating func drop(on place: Klondike.Place?, _ show: Show) {
        guard let held = hand, let card = held.cards.first else { return }
        hand?.over = place
        guard let place, held.targets.contains(place) else { return putBack(show) }
        hand = nil
        carry(card, to: place, isFromHand: held.isDragged, show)
    }

    /// Puts the cards in hand back where they came from.
    mutating func putBack(_ show: Show) {
        guard let held = hand.take(), held.isDragged || held.over != held.origin else { return }
        show(
            Klondike.Motion(
                held.cards, from: held.over ?? held.origin, to: held.origin, isFromHand: true))
    }

    // MARK: Moves

    private mutating func send(_ card: Card, to target: Klondike.Place?, _ show: Show) {
        putBack(show)
        if let target { carry(card, to: target, isFromHand: false, show) }
    }

    private mutating func turn(_ show: Show) {
        putBack(show)
        commit(table.stock.isEmpty ? .refresh : .draw, show)
    }

    private mutating func carry(
        _ card: Card, to target: Klondike.Place, isFromHand: Bool, _ show: Show
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
        isHintRequested = false
        if klondike.isWon {
            finishing = []
            outlook.know([], winAt: klondike.step)
        }
    }

    private mutating func askForHint() {
        if !isHintRequested { help?.hints.countUp() }
        isHintRequested = true
    }

    // MARK: Back and forth

    private mutating func undo(_ show: Show) {
        putBack(show)
        let (before, wasLost) = (klondike, winnability == .unwinnable)
        klondike.apply(.undo)
        guard klondike.step < before.step, let move = before.position.latest else { return }
        show(Klondike.Motion(move, from: table, to: before.table).reversed)
        isHintRequested = false
        help?.undone.countUp()
        if wasLost, winnability != .unwinnable { help?.rescues.countUp() }
    }

    private mutating func redo(_ show: Show) {
        putBack(show)
        let before = klondike
        klondike.apply(.redo)
        guard klondike.step > before.step, let move = klondike.position.latest else { return }
        show(Klondike.Motion(move, from: before.table, to: table))
        isHintRequested = false
    }

    private mutating func undoToWinnable(_ show: Show) {
        guard canUndoToWinnable, let step = outlook.winnableAt else { return }
        while klondike.step > step { undo(show) }
    }

    // MARK: Going home

    private mutating func finish(_ show: Show) {
        putBack(show)
        guard let moves = klondike.position.finish(by: klondike.rules) else { return }
        outlook.know(moves, winAt: klondike.step)
        finishing = moves
        goHome(show)
    }

    private mutating func sendHome(_ show: Show) {
        putBack(show)
        while let card = table.homebound { send(card, to: table.home(for: card), show) }
    }

    /// Moves the next card to its foundation. Turns the stock for it without a delay.
    mutating func goHome(_ show: Show) {
        while let move = finishing.first {
            finishing.removeFirst()
            commit(move, show)
            if case .carry = move { return }
        }
    }
}

extension Klondike.Table {
    /// The foundation that the card fits on; nil if there is none, or if it is on a foundation
    /// already.
    func home(for card: Card) -> Klondike.Place? {
        targets(of: card).first { Klondike.Place.foundations.contains($0) }
    }

    /// A card that fits on a foundation.
    var homebound: Card? {
        (piles.compactMap(\.cards.last) + waste.suffix(1)).first { home(for: $0) != nil }
    }
}
