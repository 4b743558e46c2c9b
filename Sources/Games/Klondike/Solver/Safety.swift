extension Klondike.Solver.State {
    /// The next cards of the homes that can go home without a loss.
    ///
    /// Let X have rank r, with both homes of the other color at r − 2 or higher, and the home of
    /// the other suit of its color at r − 3 or higher. Only the two cards Z of rank r − 1 and the
    /// other color can lie on X, only cards Y of rank r − 2 and X's color can lie on these, and so
    /// on. By the condition, each of them is home or can go home as soon as it is free. Take any
    /// way to win that keeps X, and follow it with X home. Where it puts a Z on X, or a Y on a Z,
    /// put that card home instead, or leave it there. All cards on piles are also on piles in the
    /// original way. So every place that a higher card needs is free, cards are turned up no later,
    /// and the win is reached.
    var safe: Klondike.CardSet { next & comfortable(next) }

    /// Top cards of homes that would be safe to send home. Bringing one back is useless.
    var safelyHome: Klondike.CardSet {
        let homes = Klondike.Cards.lower(next)
        return homes & comfortable(homes)
    }

    /// The cards whose rank is low compared with the cards that the other homes wait for. `cards`
    /// has one card of each suit.
    @inline(__always)
    private func comfortable(_ cards: Klondike.CardSet) -> Klondike.CardSet {
        var comfortable: Klondike.CardSet = 0
        var rest = cards
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let rank = bit >> 2
            let suit = Klondike.Cards.suit(bit)
            // A home waits for the card one rank above its top card.
            if rank <= wanted(by: suit ^ 2) + 1, rank <= wanted(by: suit ^ 3) + 1,
                rank <= wanted(by: suit ^ 1) + 2
            {
                comfortable |= 1 << Klondike.CardSet(bit)
            }
            rest &= rest - 1
        }
        return comfortable
    }

    /// The next rank that a foundation needs: 0 is the ace, and 13 means that it is full.
    @inline(__always)
    private func wanted(by suit: Int) -> Int {
        let even: Klondike.CardSet = 0x0101_0101_0101_0101 << Klondike.CardSet(suit)
        let odd: Klondike.CardSet = 0x1010_1010_1010_1010 << Klondike.CardSet(suit ^ 2)
        return (next & (even | odd)).trailingZeroBitCount >> 2
    }
}
