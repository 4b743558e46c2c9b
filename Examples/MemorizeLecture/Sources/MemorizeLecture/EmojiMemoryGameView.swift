import Reactive
import TUI

/// Draws the cards in their current state. A press calls an intent of the view model. A change of
/// the view model redraws the view, once per turn of the loop.
func emojiMemoryGame(_ console: Console, _ viewModel: EmojiMemoryGame) -> Driver<CardsView> {
    let taps = console.intents(of: Int.self).compactMap(\.pressed)
    let choices = taps.flatMap { id -> Observable<Void> in
        if let card = viewModel.cards.first(where: { $0.id == id }) { viewModel.choose(card) }
        return .empty()
    }
    let leaves = console.keys.filter { $0.letter == "q" }
    return Observable.merge(choices, viewModel.redraws(on: console.scheduler).asObservable())
        .startWith(()).take(until: leaves).map { CardsView(cards: viewModel.cards) }
        .asDriver(onErrorDriveWith: .empty())
}

struct CardsView: CompositeView {
    let cards: [MemoryGame<String>.Card]

    var content: some View {
        Column(alignment: .center) {
            Row(spacing: 1) {
                for card in cards {
                    CardView(card: card).onPress(card.id)
                }
            }
            Text("a click turns a card over, q leaves", .dim)
        }
        .aligned(.center, .center)
    }
}

struct CardView: CompositeView {
    let card: MemoryGame<String>.Card

    var content: some View {
        Text(card.isFaceUp ? card.content : "").aligned(.center, .center)
            .frame(columns: 6, rows: 3).border(.rounded, card.isFaceUp ? .cardFace : .cardBack)
    }
}
