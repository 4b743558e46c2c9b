extension Klondike.Solver.State {
    /// The next cards of the foundations that can go there without a loss.
    ///
    /// Let X have rank r, with both foundations of the other color at r − 2 or higher, and the
    /// foundation of the other suit of its color at r − 3 or higher. Only the two cards Z of rank r
    /// − 1 and the other color can lie on X, only cards Y of rank r − 2 and X's color can lie on
    /// these, and so on. By the condition, each of these cards is on its foundation or can go there
    /// as soon as it is free. Take any solution that keeps X on its pile, and follow it with X on
    /// its foundation. Where the solution puts a Z on X, or a Y on a Z, move that card to its
    /// foundation instead, or leave it there. Every card that is then on a pile is also on a pile
    /// in the original solution. So every place that a higher card needs is free, cards are turned
    /// up no later, and the new solution also wins.
    @inline(__always)
    var safe: Klondike.CardSet { comfortable(next, 0) }

    /// The top cards of the foundations that could be moved there without a loss. Bringing such a
    /// card back is useless.
    @inline(__always)
    var safelyOnFoundation: Klondike.CardSet { comfortable(Klondike.Cards.lower(next), 1) }

    /// The cards on which a card from below the top of a foundation may be put. That card comes
    /// back after the cards that lie on it in the foundation.
    @inline(__always)
    var deepPlaces: Klondike.CardSet {
        let red = max(wanted(by: 0), wanted(by: 1))
        let black = max(wanted(by: 2), wanted(by: 3))
        return Self.black & (1 << UInt64(4 * red) - 1) | Self.red & (1 << UInt64(4 * black) - 1)
    }

    private static let red = cards(of: 0) | cards(of: 1)
    private static let black = cards(of: 2) | cards(of: 3)

    /// The part of `cards` whose ranks are low enough compared with the next cards of the other
    /// foundations. `cards` contains at most one card of each suit. The rank of each card is the
    /// rank of the next card of its foundation, minus `below`.
    @inline(__always)
    private func comfortable(_ cards: Klondike.CardSet, _ below: Int) -> Klondike.CardSet {
        let ranks = (wanted(by: 0), wanted(by: 1), wanted(by: 2), wanted(by: 3))
        let (low, high) = (min(ranks.0, ranks.1), min(ranks.2, ranks.3))
        var comfortable: Klondike.CardSet = 0
        if ranks.0 - below <= min(high + 1, ranks.1 + 2) { comfortable |= Self.cards(of: 0) }
        if ranks.1 - below <= min(high + 1, ranks.0 + 2) { comfortable |= Self.cards(of: 1) }
        if ranks.2 - below <= min(low + 1, ranks.3 + 2) { comfortable |= Self.cards(of: 2) }
        if ranks.3 - below <= min(low + 1, ranks.2 + 2) { comfortable |= Self.cards(of: 3) }
        return cards & comfortable
    }

    /// The next rank that the foundation of a suit needs: 0 is the ace, and 13 means that it is
    /// full.
    @inline(__always)
    private func wanted(by suit: Int) -> Int {
        (next & Self.cards(of: suit)).trailingZeroBitCount >> 2
    }

    /// The bits of a suit's cards.
    @inline(__always)
    private static func cards(of suit: Int) -> Klondike.CardSet {
        let even: Klondike.CardSet = 0x0101_0101_0101_0101 << Klondike.CardSet(suit)
        let odd: Klondike.CardSet = 0x1010_1010_1010_1010 << Klondike.CardSet(suit ^ 2)
        return even | odd
    }
}
