// expect: cannot assign to property: 'chosen' is a 'let' constant
struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
}

struct CardGame {
    private(set) var cards: [Card]

    mutating func choose(_ index: Int) {
        let chosen = cards[index]
        chosen.isFaceUp = !chosen.isFaceUp
    }
}
