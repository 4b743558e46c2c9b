import Games
import TUI

/// The places of the table and their cards. Each place and each card is a view.
struct KlondikeSpots: PlacingView {
    let shown: KlondikeTable.Shown
    let deck: KlondikeDeck
    let top: KlondikeLayout.Top

    func size(in offer: Size) -> Size { offer }
    var stretch: Stretch { .both }

    func draw(on page: inout Page) {
        page.place(KlondikeFelt())
        let layout = KlondikeLayout(page.size, top: top)
        let flying = page.flying(shown.flights)
        let absent = Set(flying.map(\.flight.card)).union(dragged)
        let drawing = KlondikeDrawing(
            shown: shown, layout: layout, deck: deck, absent: absent)
        drawing.drawGrounds(on: &page)
        for foundation in 0..<4 { drawing.drawFoundation(foundation, on: &page) }
        drawing.drawStock(on: &page)
        drawing.drawWaste(on: &page)
        for pile in 0..<7 { drawing.drawPile(pile, on: &page) }
        if case .carry? = shown.hint?.move { drawing.drawNumbers(on: &page) }
        for (flight, part) in flying { drawing.draw(flight, part, on: &page) }
        drawHand(layout, on: &page)
        drawCascade(layout, on: &page)
    }

    /// The cards that follow the pointer.
    private var dragged: [Card] {
        guard let hand = shown.hand, hand.isDragged, shown.grip != nil else { return [] }
        return hand.cards
    }

    private func drawHand(_ layout: KlondikeLayout, on page: inout Page) {
        guard let grip = shown.grip, !dragged.isEmpty else { return }
        page.place(
            Floating(grip) {
                KlondikeRun(cards: dragged, layout: layout, deck: deck)
            }, in: Rect(column: 0, row: 0, columns: 0, rows: 0))
    }

    private func drawCascade(_ layout: KlondikeLayout, on page: inout Page) {
        guard let cascade = shown.cascade else { return }
        let foundations = shown.faces.foundations
        let part = page.value(of: cascade.way)
        for jump in KlondikeCascade.jumps(after: part) {
            guard let suit = foundations[jump.foundation]?.suit else { continue }
            let start = layout.rect(of: .foundation(jump.foundation))
            let floor = max(0, layout.room.rows - layout.card.rows)
            let side = jump.rank.isMultiple(of: 2) ? layout.room.columns : -layout.card.columns
            let place = Rect(
                column: start.column.moved(jump.across, to: side),
                row: start.row.moved(jump.down, to: floor),
                columns: layout.card.columns, rows: layout.card.rows)
            page.place(
                KlondikeCard(.face(Card(rank: jump.rank, suit: suit)), deck), in: place)
        }
    }
}

extension Page {
    /// The cards that are moving in this frame, each with the fraction of its flight that is
    /// completed.
    fileprivate mutating func flying(
        _ flights: KlondikeFlights
    ) -> [(flight: KlondikeFlights.Flight, part: Double)] {
        var flying: [(flight: KlondikeFlights.Flight, part: Double)] = []
        for flight in flights.flights {
            let part = value(of: flight.way)
            if part < 1 { flying.append((flight, part)) }
        }
        return flying
    }
}
