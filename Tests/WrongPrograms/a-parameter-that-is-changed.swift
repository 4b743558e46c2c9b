// expect: cannot assign to property: 'card' is a 'let' constant
struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
}

struct CardGame {
    private(set) var cards: [Card]

    mutating func choose(_ card: Card) {
        card.isFaceUp = !card.isFaceUp
    }
}
