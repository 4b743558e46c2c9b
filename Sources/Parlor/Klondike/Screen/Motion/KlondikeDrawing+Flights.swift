import Games
import TUI

// Moving cards, in the coordinates of a table.

extension KlondikeDrawing {
    func draw(_ flight: KlondikeFlights.Flight, _ part: Double, on page: inout Page) {
        let corner = corner(of: flight.position(part))
        let rect = Rect(
            column: corner.column, row: corner.row, columns: layout.card.columns,
            rows: layout.card.rows)
        let isTurning = flight.startsFaceUp != flight.endsFaceUp
        let isUp = part < 0.5 ? flight.startsFaceUp : flight.endsFaceUp
        page.place(
            KlondikeCard(isUp ? .face(flight.card) : .back(nil), deck),
            in: isTurning ? rect.narrowed(part) : rect)
    }

    private func corner(of position: KlondikeWaypoint) -> Point {
        switch position {
        // The point is relative to the window, but the table starts below the bar.
        case .hand(let point, let number):
            Point(
                column: point.column,
                row: point.row - KlondikePicture.barRows + number * layout.step)
        case .top(let place, let number): corner(of: place, above: number)
        case .card(let card, let place): corner(of: card, at: place)
        case .between(let start, let end, let part):
            corner(of: start).moved(part, to: corner(of: end))
        }
    }

    /// The corner of a card that lies on the cards at a place, and on `number` cards that move with
    /// it.
    private func corner(of place: Klondike.CardPlace, above number: Int) -> Point {
        guard case .pile(let pile) = place else { return layout.rect(of: place).corner }
        let cards = faces.piles[pile]
        let column = layout.column(
            ofPile: pile, hidden: cards.hidden, open: cards.cards.count + number + 1)
        return layout.rect(ofPile: pile, row: column.faces.last.flatMap(\.self) ?? 0).corner
    }

    private func corner(of card: Card, at place: Klondike.CardPlace) -> Point {
        switch place {
        case .pile(let pile):
            let (hidden, cards) = (faces.piles[pile].hidden, faces.piles[pile].cards)
            guard let index = cards.firstIndex(of: card) else { break }
            let column = layout.column(ofPile: pile, hidden: hidden, open: cards.count)
            return layout.rect(ofPile: pile, row: column.faces[index] ?? 1).corner
        case .waste:
            let rects = layout.waste(fan: faces.fan)
            let shown = zip(rects, faces.waste.suffix(rects.count))
            if let slot = shown.first(where: { $0.1 == card }) { return slot.0.corner }
        default: break
        }
        return layout.rect(of: place).corner
    }
}

extension Rect {
    fileprivate var corner: Point { Point(column: column, row: row) }
}
