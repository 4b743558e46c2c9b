// expect: value of optional type 'Array<Card>.Index?' (aka 'Optional<Int>') must be unwrapped
struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
}

struct CardGame {
    private(set) var cards: [Card]

    mutating func choose(_ card: Card) {
        let index = cards.firstIndex { $0.id == card.id }
        cards[index].isFaceUp = !card.isFaceUp
    }
}
