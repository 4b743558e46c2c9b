extension Klondike.Solver {
    /// Takes the steps that are certainly right, as long as there are any.
    @inline(__always)
    mutating func settle(_ state: inout State, onStep: (Step) -> Void = { _ in }) {
        guard prunes, state.allowsEveryStep else { return }
        while let step = safeStep(from: state) {
            state.take(step, layout: layout)
            onStep(step)
        }
    }

    @inline(__always)
    private mutating func safeStep(from state: State) -> Step? {
        let safe = state.safe
        let onTop = state.faceUp & state.free & safe
        if onTop != 0 { return Step(kind: .toFoundation, bit: UInt8(onTop.trailingZeroBitCount)) }
        // The order of the talon matters if three cards are drawn at once or redeals are limited.
        guard hasWholeTalon else { return nil }
        let fromTalon = talon.cards(state, layout: layout) & safe
        guard fromTalon != 0 else { return nil }
        return Step(kind: .talonToFoundation, bit: UInt8(fromTalon.trailingZeroBitCount))
    }

    /// Adds the useful steps, with the most promising last. Adds cards of the talon only if they
    /// were out of reach at earlier visits of this position.
    @inline(__always)
    mutating func addSteps(from state: State, _ known: TalonPhase.Known?) {
        let free = state.free
        let ready = state.faceUp & free & state.next & state.allowedOnFoundations
        let all = talon.cards(state, layout: layout)
        let inReach = known.map { all & ~cardsInReach(state, $0) } ?? all
        let emptyPiles = state.emptyPiles
        let fits = (free >> 4 | (emptyPiles > 0 ? Klondike.Cards.kings : 0)) & state.allowedOnPiles
        // The needed cards: a card can be put on them, or a card of their pair can go to its
        // foundation.
        let needed = Klondike.Cards.pairs(
            (all | state.tops | Klondike.Cards.lower(state.next)) << 4 | state.next & state.faceUp)
        addBack(state, free: free, fits: fits, needed: needed)
        add(.toFoundation, all: ready & ~state.tops)
        addPut(state, inReach & fits, free: free, needed: needed)
        add(.talonToFoundation, all: inReach & state.next & state.allowedOnFoundations)
        addLifts(state, fits: fits, emptyPiles: emptyPiles, talon: all)
        add(.toFoundation, all: ready & state.tops)
    }

    /// Returns the talon's cards that were in reach in the known phases.
    private mutating func cardsInReach(
        _ state: State, _ known: TalonPhase.Known
    ) -> Klondike.CardSet {
        var state = state
        state.turned = 0
        var cards = talon.cards(state, layout: layout)
        TalonPhase.forEach(in: known) {
            state.turned = $0
            cards |= talon.cards(state, layout: layout)
        }
        return cards
    }

    /// Adds the steps that bring a card back from its foundation. Such a step is useful only
    /// directly before a move that needs the card on a pile, or that brings back the card under it.
    /// Before that, the card can stay on its foundation, which keeps a place free.
    ///
    /// There is one exception: a step can need two preparing steps that do not need each other. The
    /// first step uncovers a card on its foundation. The second step puts a card from another
    /// foundation or the talon on a pile, as a place for the uncovered card. In the thorough
    /// search, any step may therefore follow one that prepares such a place. The quick search
    /// leaves out these steps, and records that it is incomplete.
    @inline(__always)
    private mutating func addBack(
        _ state: State, free: Klondike.CardSet, fits: Klondike.CardSet, needed: Klondike.CardSet
    ) {
        let cards = Klondike.Cards.lower(state.next) & fits
        guard prunes else { return add(.back, all: cards) }
        let below = Klondike.Cards.higher(free >> 4)
        let useful = cards & ~state.safelyOnFoundation & (~free | below)
        let (deep, atOnce) = (useful & state.deepPlaces, useful & (needed & ~free | below))
        if !isThorough {
            if deep != 0 { isIncomplete = true }
            return add(.backToUse, all: atOnce)
        }
        add(.backToUse, all: atOnce & ~deep)
        add(.back, all: deep)
    }

    /// Adds the steps from the talon to a pile. If every card of the talon is always in reach, such
    /// a step is useful only directly before a move that needs the card on the pile. Before that,
    /// the card can stay in the talon, which keeps a place free.
    @inline(__always)
    private mutating func addPut(
        _ state: State, _ cards: Klondike.CardSet, free: Klondike.CardSet, needed: Klondike.CardSet
    ) {
        guard prunes else { return add(.put, all: cards) }
        let cards = cards & ~state.safe
        guard isThorough, hasWholeTalon else { return add(.put, all: cards) }
        let deep = state.deepPlaces
        add(.put, all: cards & ~free & deep)
        add(.putToUse, all: cards & ~free & needed & ~deep)
    }

    /// Adds the steps that move all face-up cards of a pile to another pile. A step that empties a
    /// pile is useful only if a king can go there at once and no other pile is empty. If not, the
    /// step can wait, because nothing in between needs the empty pile.
    @inline(__always)
    private mutating func addLifts(
        _ state: State, fits: Klondike.CardSet, emptyPiles: Int, talon: Klondike.CardSet
    ) {
        var cards = state.tops & fits
        guard cards != 0 else { return }
        let kings = talon | state.tops | Klondike.Cards.lower(state.next)
        let emptying = !prunes || emptyPiles == 0 && kings & Klondike.Cards.kings != 0
        while cards != 0 {
            let bit = cards.trailingZeroBitCount
            let left = state.counts >> (4 * UInt32(layout.pile[bit])) & 15
            if left > 1 || emptying { steps.append(Step(kind: .lift, bit: UInt8(bit))) }
            cards &= cards - 1
        }
    }

    @inline(__always)
    private mutating func add(_ kind: Step.Kind, all cards: Klondike.CardSet) {
        var cards = cards
        while cards != 0 {
            steps.append(Step(kind: kind, bit: UInt8(cards.trailingZeroBitCount)))
            cards &= cards - 1
        }
    }
}
