import Games

extension Card {
    /// The neighbors of this card on a foundation: the card under it and the card on it.
    var below: Card? { isAce ? nil : Card(rank: rank - 1, suit: suit) }
    var above: Card? { isKing ? nil : Card(rank: rank + 1, suit: suit) }
}
