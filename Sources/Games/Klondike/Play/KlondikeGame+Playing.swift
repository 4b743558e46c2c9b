// What the player does while cards can be moved.

extension KlondikeGame {
    private var table: Klondike.Table { klondike.table }

    /// Whatever is done, cards that go home by themselves stop.
    mutating func play(_ action: Action) {
        finishing = []
        switch action {
        case .tap(let spot): tap(spot)
        case .autoMove(let card): move(card, to: table.homeward(card))
        case .toFoundation(let card): move(card, to: table.home(for: card))
        case .take(let spot, let isDragged): take(spot, isDragged: isDragged)
        case .over(let place): hand?.over = place
        case .drop(let place): drop(on: place)
        case .draw: turn()
        case .undo: undo()
        case .redo: redo()
        case .undoToWinnable: undoToWinnable()
        case .hint: wantsHint = true
        case .finish: finish()
        default: break
        }
    }

    mutating func cancel() {
        putBack()
        finishing = []
        wantsHint = false
        // Without a table there is nothing to go back to.
        if hasCards { search = nil }
    }

    mutating func pause(_ isPaused: Bool) {
        guard isPlaying || phase == .paused else { return }
        self.isPaused = isPaused
        if isPaused {
            putBack()
            finishing = []
        }
    }

    // MARK: The hand

    private mutating func tap(_ spot: Klondike.Spot) {
        let (place, held) = (table.place(of: spot), hand)
        if let held, held.targets.contains(place) { return drop(on: place) }
        putBack()
        if place == .stock { return turn() }
        // A back is no card to be taken, and a card that is tapped again is put down.
        guard case .card(let card) = spot, held?.cards.first != card else { return }
        take(spot, isDragged: false)
    }

    private mutating func take(_ spot: Klondike.Spot, isDragged: Bool) {
        putBack()
        hand = table.card(at: spot).flatMap {
            Klondike.Hand($0, on: table, isDragged: isDragged)
        }
    }

    private mutating func drop(on place: Klondike.Place?) {
        guard let held = hand, let card = held.cards.first else { return }
        hand?.over = place
        guard let place, held.targets.contains(place) else { return putBack() }
        hand = nil
        commit(.move(card, to: place), isFromHand: held.isDragged)
    }

    /// What is held goes back to where it was taken from.
    mutating func putBack() {
        guard let held = hand.take(), held.isDragged || held.over != held.origin else { return }
        news.motions.append(
            Klondike.Motion(
                held.cards, from: held.over ?? held.origin, to: held.origin, isFromHand: true))
    }

    // MARK: Moves

    private mutating func move(_ card: Card, to target: Klondike.Place?) {
        putBack()
        if let target { commit(.move(card, to: target)) }
    }

    private mutating func turn() {
        putBack()
        commit(table.stock.isEmpty ? .refresh : .draw)
    }

    private mutating func commit(_ command: Klondike.Command, isFromHand: Bool = false) {
        let before = klondike
        klondike.apply(command)
        guard klondike.step > before.step, let move = klondike.position.latest else { return }
        outlook.go(on: move, from: before.step, insteadOf: before.undone)
        news.motions.append(
            Klondike.Motion(move, from: before.table, to: table, isFromHand: isFromHand))
        wantsHint = false
        if klondike.isWon { win() }
    }

    private mutating func win() {
        finishing = []
        outlook.know([], winAt: klondike.step)
        news.result = result
    }

    // MARK: Back and forth

    private mutating func undo() {
        putBack()
        let before = klondike
        klondike.apply(.undo)
        guard klondike.step < before.step, let move = before.position.latest else { return }
        news.motions.append(
            Klondike.Motion(move, from: table, to: before.table).reversed)
        wantsHint = false
    }

    private mutating func redo() {
        putBack()
        let before = klondike
        klondike.apply(.redo)
        guard klondike.step > before.step, let move = klondike.position.latest else { return }
        news.motions.append(Klondike.Motion(move, from: before.table, to: table))
        wantsHint = false
    }

    private mutating func undoToWinnable() {
        guard canUndoToWinnable, let line = outlook.line else { return }
        while klondike.step > line.step { undo() }
    }

    // MARK: Going home

    private mutating func finish() {
        putBack()
        guard let moves = klondike.position.finish(by: klondike.rules) else { return }
        outlook.know(moves, winAt: klondike.step)
        finishing = moves
        goHome()
    }

    /// The next card goes home; the stock is turned for it in no time.
    mutating func goHome() {
        while let move = finishing.first {
            finishing.removeFirst()
            commit(.init(move))
            if case .carry = move { return }
        }
    }
}

extension Klondike.Table {
    /// Where the card can go home, if it is not there.
    fileprivate func home(for card: Card) -> Klondike.Place? {
        targets(of: card).first { Klondike.Place.foundations.contains($0) }
    }
}
