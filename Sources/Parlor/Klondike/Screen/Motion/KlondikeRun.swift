import Games
import TUI

/// Overlapping cards that are dragged together.
struct KlondikeRun: View {
    let cards: [Card]
    let layout: KlondikeLayout
    let deck: KlondikeDeck

    func size(in offer: Size) -> Size {
        Size(
            columns: layout.card.columns,
            rows: layout.card.rows + (cards.count - 1) * layout.step)
    }

    func draw(on page: inout Page) {
        for (number, held) in cards.enumerated() {
            page.draw(
                KlondikeCard(
                    .face(held), deck, highlight: KlondikeHighlight(mark: .held),
                    visibleRows: number < cards.count - 1 ? layout.step : nil),
                in: Rect(
                    column: 0, row: number * layout.step, columns: layout.card.columns,
                    rows: layout.card.rows))
        }
    }
}
