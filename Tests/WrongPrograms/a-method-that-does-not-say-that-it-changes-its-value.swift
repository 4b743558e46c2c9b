// expect: cannot assign to property: 'self' is immutable
struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
}

struct CardGame {
    private(set) var cards: [Card]

    func choose(_ index: Int) {
        cards[index].isFaceUp = !cards[index].isFaceUp
    }
}
