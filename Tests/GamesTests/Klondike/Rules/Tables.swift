@testable import Games

/// A card by its name. The test is wrong if there is no such card.
func card(_ name: String) -> Card {
    guard let card = Card(name) else { preconditionFailure("\(name) is no card.") }
    return card
}

/// A position from a picture of the table.
func position(_ picture: String) -> Klondike.Position {
    guard let table = Klondike.Table(picture) else { preconditionFailure("This is no table.") }
    return Klondike.Position(table, score: 0)
}

extension Klondike {
    func allows(_ move: Move) -> Bool { position.allows(move, by: rules) }

    /// The command that moves a card, with the cards on it, to a place.
    func carrying(_ card: Card, to target: CardPlace) -> Command {
        .play(.carry(card, from: table.place(of: card), to: target))
    }

    /// The command for a card that is tapped twice. If the card stays, the command is not allowed.
    func sending(_ card: Card) -> Command {
        carrying(card, to: table.doubleTapTarget(of: card) ?? table.place(of: card))
    }
}

extension Klondike.Position {
    /// The table after the card was tapped twice.
    func tapping(_ name: String) -> Klondike.Table {
        guard let target = table.doubleTapTarget(of: card(name)) else { return table }
        return dragging(name, to: target)
    }

    /// The table after the card was dropped on a place.
    func dragging(_ name: String, to target: Klondike.CardPlace) -> Klondike.Table {
        let card = card(name)
        let move = Klondike.Move.carry(card, from: table.place(of: card), to: target)
        return after(move, by: .init())?.table ?? table
    }
}

extension Klondike.Table {
    /// Indicates whether each of the fifty-two cards is on the table once, the foundations are in
    /// order, and the face-up cards of each pile form a run that includes the top card.
    var isWhole: Bool {
        let all = stock + waste + foundations.flatMap(\.self) + piles.flatMap(\.cards)
        let once = all.reduce(0 as UInt64) { $0 | 1 << UInt64(4 * $1.rank + $1.suit.rawValue) }
        return all.count == 52 && once.nonzeroBitCount == 52
            && foundations.allSatisfy { home in
                home.indices.allSatisfy { home[$0].rank == $0 + 1 && home[$0].suit == home[0].suit }
            }
            && piles.allSatisfy { pile in
                pile.isEmpty
                    || pile.hidden < pile.cards.count
                        && zip(pile.faceUp.dropFirst(), pile.faceUp).allSatisfy {
                            $0.fits(inPileOn: $1)
                        }
            }
    }
}
