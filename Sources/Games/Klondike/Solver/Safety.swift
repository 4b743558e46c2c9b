extension Klondike.Solver.State {
    /// Cards that can go home, next, without a loss.
    ///
    /// Let X be of rank r, with both homes of the other colour at r − 2 or higher and that of the
    /// other suit of its colour at r − 3 or higher. On X only the two cards Z of rank r − 1 of the
    /// other colour can lie, on these only cards Y of rank r − 2 of X's colour, and so on: by the
    /// condition, each of them is home or can go home whenever it is free. Take any way to win that
    /// keeps X. Follow it with X home; where it puts a Z on X, or a Y on a Z, put it home instead,
    /// or leave it there. All cards on piles are on piles in the original too, so every place that
    /// a higher card needs is free, cards are turned up no later, and the win is reached.
    var safe: Klondike.CardSet { next & comfortable(next) }

    /// Cards on top of their homes that would be safe to go there: to bring one back is no use.
    var safelyHome: Klondike.CardSet {
        let homes = Klondike.Cards.lower(next)
        return homes & comfortable(homes)
    }

    /// Those of `cards`, of which each suit has one, whose rank is low beside what the others wait
    /// for.
    @inline(__always)
    private func comfortable(_ cards: Klondike.CardSet) -> Klondike.CardSet {
        var comfortable: Klondike.CardSet = 0
        var rest = cards
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let rank = bit >> 2
            let suit = Klondike.Cards.suit(bit)
            // A home waits for one rank above what it has.
            if rank <= wanted(by: suit ^ 2) + 1, rank <= wanted(by: suit ^ 3) + 1,
                rank <= wanted(by: suit ^ 1) + 2
            {
                comfortable |= 1 << Klondike.CardSet(bit)
            }
            rest &= rest - 1
        }
        return comfortable
    }

    /// From 0, the ace, to 13, nothing.
    @inline(__always)
    private func wanted(by suit: Int) -> Int {
        let even: Klondike.CardSet = 0x0101_0101_0101_0101 << Klondike.CardSet(suit)
        let odd: Klondike.CardSet = 0x1010_1010_1010_1010 << Klondike.CardSet(suit ^ 2)
        return (next & (even | odd)).trailingZeroBitCount >> 2
    }
}
