extension Klondike.Solver {
    /// A move between two states: the bit of the moved card, and the kind of the move.
    struct Step {
        enum Kind: UInt8 {
            /// A card moves from a pile or the talon to its foundation.
            case toFoundation, talonToFoundation
            /// A card moves from its foundation to a pile. `backToUse` uses the card there at once.
            case back, backToUse
            /// A card moves from the talon to a pile. `putToUse` uses the card there at once.
            case put, putToUse
            /// A card of a pile, with the cards on it, moves to another pile.
            case lift
        }

        let kind: Kind
        let bit: UInt8
    }
}

extension Klondike.Solver.State {
    @inline(__always)
    mutating func take(_ step: Klondike.Solver.Step, layout: borrowing Klondike.Solver.Layout) {
        let bit = Int(step.bit)
        let card: Klondike.CardSet = 1 << Klondike.CardSet(bit)
        (allowedOnPiles, allowedOnFoundations) = (.max, .max)
        switch step.kind {
        case .toFoundation:
            faceUp ^= card
            if tops & card != 0 { uncover(bit, layout: layout) }
            next ^= card | Klondike.Cards.higher(card)
            weight += layout.weights[7 + Klondike.Cards.suit(bit)]
        case .talonToFoundation:
            takeFromTalon(bit, layout: layout)
            next ^= card | Klondike.Cards.higher(card)
            weight += layout.weights[7 + Klondike.Cards.suit(bit)]
        case .back, .backToUse:
            faceUp |= card
            next ^= card | Klondike.Cards.higher(card)
            weight -= layout.weights[7 + Klondike.Cards.suit(bit)]
            if step.kind == .backToUse {
                (allowedOnPiles, allowedOnFoundations) = uses(of: card)
                allowedOnPiles |= Klondike.Cards.lower(card)
            }
        case .put, .putToUse:
            takeFromTalon(bit, layout: layout)
            faceUp |= card
            if step.kind == .putToUse { (allowedOnPiles, allowedOnFoundations) = uses(of: card) }
        case .lift:
            uncover(bit, layout: layout)
            let left = counts >> (4 * UInt32(layout.pile[bit])) & 15
            if left == 0, card & Klondike.Cards.kings == 0, !revealedKing(bit, layout: layout) {
                (allowedOnPiles, allowedOnFoundations) = (Klondike.Cards.kings, 0)
            }
        }
    }

    /// Returns whether the pile is not empty although its column is, because a king was turned up
    /// at its bottom.
    @inline(__always)
    private func revealedKing(_ bit: Int, layout: borrowing Klondike.Solver.Layout) -> Bool {
        let bottom = layout.columns[Int(layout.pile[bit])][0]
        return Int(bottom) != bit
    }

    /// Removes a *top* (see `State`) from the column of its pile, and turns up the card under it.
    @inline(__always)
    private mutating func uncover(_ bit: Int, layout: borrowing Klondike.Solver.Layout) {
        let pile = Int(layout.pile[bit])
        let shift = UInt32(4 * pile)
        tops ^= 1 << Klondike.CardSet(bit)
        counts -= 1 << shift
        weight -= layout.weights[pile]
        let left = Int(counts >> shift & 15)
        guard left > 0 else {
            clearedColumns += 1
            return
        }
        let turnedUp: Klondike.CardSet = 1 << Klondike.CardSet(layout.columns[pile][left - 1])
        faceUp |= turnedUp
        if left == 1, turnedUp & Klondike.Cards.kings != 0 {
            counts -= 1 << shift
            weight -= layout.weights[pile]
            clearedColumns += 1
        } else {
            tops |= turnedUp
        }
    }

    @inline(__always)
    private mutating func takeFromTalon(_ bit: Int, layout: borrowing Klondike.Solver.Layout) {
        let talonBit: UInt32 = 1 << UInt32(layout.talonIndex[bit])
        let below = (talon & (talonBit - 1)).nonzeroBitCount
        if redeals != Self.unlimited,
            !isAhead(below + 1, of: talon.nonzeroBitCount, draw: layout.draw)
        {
            redeals -= 1
        }
        talon ^= talonBit
        turned = Int8(below)
        forgetTurns(draw: layout.draw)
    }

    /// Returns whether the card at this place of the talon, counted from 1, comes up before a
    /// redeal.
    @inline(__always)
    func isAhead(_ place: Int, of count: Int, draw: Int) -> Bool {
        let turned = Int(turned)
        return place == turned
            || place > turned && ((place - turned) % draw == 0 || place == count)
    }

    /// The cards that need this card on a pile: the cards to put on it, and its twin, which is the
    /// other card of its rank and color. A card that lies on the twin must move to this card before
    /// the twin can go to its foundation.
    @inline(__always)
    private func uses(of card: Klondike.CardSet) -> (Klondike.CardSet, Klondike.CardSet) {
        let pair = Klondike.Cards.pairs(card)
        return (pair >> 4, pair ^ card)
    }
}
