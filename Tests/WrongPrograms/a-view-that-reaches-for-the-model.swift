// expect: 'game' is inaccessible due to 'private' protection level
import Reactive

struct CardGame {
    var cards: [String]
}

final class CardGameViewModel: ObservableObject {
    @Published private var game = CardGame(cards: ["♥", "♠"])
}

func shuffle(_ viewModel: CardGameViewModel) {
    viewModel.game.cards.shuffle()
}
