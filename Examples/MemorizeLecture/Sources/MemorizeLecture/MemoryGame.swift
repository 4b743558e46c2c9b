/// The model of the lecture, a value. An argument is a copy, so `choose` finds the card by its
/// identity, and changes it in the game.
struct MemoryGame<CardContent> {
    struct Card: Identifiable {
        let id: Int
        let content: CardContent
        var isFaceUp = true
        var isMatched = false
    }

    private(set) var cards: [Card]

    init(numberOfPairsOfCards: Int, cardContentFactory: (Int) -> CardContent) {
        cards = (0..<numberOfPairsOfCards).flatMap { pairIndex in
            let content = cardContentFactory(pairIndex)
            return [
                Card(id: pairIndex * 2, content: content),
                Card(id: pairIndex * 2 + 1, content: content),
            ]
        }
    }

    /// Turns a card over. Does nothing if the game does not have the card.
    mutating func choose(_ card: Card) {
        guard let chosenIndex = index(of: card) else { return }
        cards[chosenIndex].isFaceUp.toggle()
    }

    func index(of card: Card) -> Int? { cards.firstIndex { $0.id == card.id } }
}
