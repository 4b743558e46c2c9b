import Games
import Reactive
import TUI
import Testing

// The code of "Coming from SwiftUI", as in the document.

struct CardGame {
    struct Card: Identifiable, Hashable {
        let id: Int
        let content: String
        var isFaceUp = false
    }

    private(set) var cards: [Card]

    init(_ contents: [String]) {
        cards = contents.enumerated().map { Card(id: $0, content: $1) }
    }

    func index(of card: Card) -> Int? { cards.firstIndex { $0.id == card.id } }

    mutating func choose(_ card: Card) {
        guard let index = index(of: card) else { return }
        cards[index].isFaceUp.toggle()
    }
}

struct CardRow: CompositeView {
    let cards: [CardGame.Card]

    var content: some View {
        Row(spacing: 1) {
            for card in cards {
                Text(card.isFaceUp ? card.content : "?").border().onPress(card)
            }
        }
    }
}

final class CardGameViewModel: ObservableObject {
    @Published private var game = CardGame(["♥", "♠", "♦"])

    var cards: [CardGame.Card] { game.cards }
    func choose(_ card: CardGame.Card) { game.choose(card) }
}

func cardScreen(_ console: Console, _ viewModel: CardGameViewModel) -> Driver<CardRow> {
    let taps = console.intents(of: CardGame.Card.self).compactMap(\.pressed)
    let choices = taps.flatMap { card -> Observable<Void> in
        viewModel.choose(card)
        return .empty()
    }
    let redraws = viewModel.redraws(on: console.scheduler).asObservable()
    return Observable.merge(choices, redraws).startWith(())
        .map { CardRow(cards: viewModel.cards) }.asDriver(onErrorDriveWith: .empty())
}

extension CardGame: Model {
    enum Command { case choose(Card) }

    mutating func apply(_ command: Command) {
        switch command {
        case .choose(let card): choose(card)
        }
    }
}

func cardScreen(_ console: Console) -> Driver<CardRow> {
    let taps = console.intents(of: CardGame.Card.self).compactMap(\.pressed)
    let game = Driver.play(CardGame(["♥", "♠", "♦"])) { _ in taps.map { .choose($0) } }
    return game.map(\.cards).distinctUntilChanged().map { CardRow(cards: $0) }
}

@Suite struct `Coming from SwiftUI` {
    @Test func `the same state makes the same picture, however often it is drawn`() {
        let row = CardRow(cards: CardGame(["♥", "♠"]).cards)
        let pilot = Pilot(columns: 8, rows: 3) { _ in .never().startWith(row) }
        let picture = pilot.svg
        pilot.resize(columns: 3, rows: 1)
        pilot.resize(columns: 8, rows: 3)
        #expect(pilot.drawings == 3 && pilot.svg == picture)
    }

    @Test func `a picture is drawn only when there is something new`() {
        let pilot = Pilot(columns: 12, rows: 3, cardScreen)
        pilot.advance(by: .seconds(60))
        #expect(pilot.drawings == 1)
        pilot.resize(columns: 20, rows: 3)
        #expect(pilot.drawings == 2)
    }

    @Test func `a card that was read from the game is a copy`() {
        let game = CardGame(["♥", "♠"])
        var card = game.cards[0]
        card.isFaceUp = true
        #expect(!game.cards[0].isFaceUp)
    }

    @Test func `choosing a card of another game changes nothing`() {
        var game = CardGame(["♥", "♠"])
        let before = game.cards
        game.choose(CardGame.Card(id: 7, content: "♦"))
        #expect(game.cards == before)
    }

    @Test func `an object announces a change before it happens`() {
        let viewModel = CardGameViewModel()
        var seen: [Bool] = []
        let subscription = viewModel.objectWillChange
            .subscribe(onNext: { seen.append(viewModel.cards[0].isFaceUp) })
        viewModel.choose(viewModel.cards[0])
        subscription.dispose()
        #expect(seen == [false])
        #expect(viewModel.cards[0].isFaceUp)
    }

    @Test func `a change that is announced twice makes one frame`() {
        let viewModel = CardGameViewModel()
        let pilot = Pilot(columns: 12, rows: 3) { cardScreen($0, viewModel) }
        var signals = 0
        let subscription = viewModel.objectWillChange.subscribe(onNext: { signals += 1 })
        viewModel.objectWillChange.accept(())
        viewModel.choose(viewModel.cards[0])
        pilot.advance(by: .milliseconds(20))
        subscription.dispose()
        #expect(signals == 2)
        #expect(pilot.drawings == 2 && pilot.text.contains("♥"))
    }

    @Test func `a tap sends the intent with which the view was drawn`() throws {
        let viewModel = CardGameViewModel()
        let pilot = Pilot(columns: 12, rows: 3) { cardScreen($0, viewModel) }
        try pilot.click(.value(viewModel.cards[2]))
        #expect(viewModel.cards.map(\.isFaceUp) == [false, false, true])
        #expect(pilot.text.contains("♦"))
    }

    @Test func `a fold is drawn again only after a change`() throws {
        let pilot = Pilot(columns: 12, rows: 3, cardScreen)
        try pilot.click("?")
        #expect(pilot.text.contains("♥"))
        let drawings = pilot.drawings
        pilot.press(.down)
        try pilot.click(.at(11, 1))
        #expect(pilot.drawings == drawings)
    }
}
