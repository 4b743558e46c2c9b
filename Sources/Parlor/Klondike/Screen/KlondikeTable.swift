import Games
import TUI

/// The table and its cards. Marks are drawn as frames around cards. Moving cards are drawn on top
/// of the others, and dragged cards on top of all.
struct KlondikeTable: CompositeView, Equatable {
    let shown: Shown
    let deck: KlondikeDeck
    let top: KlondikeLayout.Top

    /// The part of a scene that a table shows. The clock is not part of it, so that a new second
    /// does not change the table.
    struct Shown: Equatable {
        let faces: Klondike.Faces
        let hand: Klondike.Hand?
        let hint: Klondike.Hint?
        let pastStep: Klondike.PastStep?
        let redealsLeft: Int?
        let targets: [Klondike.Place]
        let isOpen: Bool
        /// The focused spot of the table; nil while a dialog is open.
        let focus: Klondike.Spot?
        let flights: KlondikeFlights
        let grip: Grip?
        let cascade: KlondikeCascade?
        let refusal: RefusedAction<Klondike.Refusal, Klondike.Spot>?
    }

    init(scene: KlondikeScene, deck: KlondikeDeck, stock side: StockSideChoice) {
        let seen = scene.seen
        top = .stock(side, seen.request.rules.draw)
        shown = Shown(
            faces: seen.faces, hand: seen.hand, hint: seen.hint, pastStep: seen.pastStep,
            redealsLeft: seen.redealsLeft, targets: scene.targets, isOpen: scene.isOpen,
            focus: scene.shownDialog == nil && !scene.lookBack.isOpen ? scene.focus : nil,
            flights: scene.flights,
            grip: scene.grip,
            cascade: scene.life.end == .dialogClosed || scene.lookBack.isOpen
                ? nil : scene.cascade,
            refusal: scene.life.refusal)
        self.deck = deck
    }

    var content: some View { KlondikeSpots(shown: shown, deck: deck, top: top) }
}

/// The places of the table and their cards. Each place and each card is a view.
private struct KlondikeSpots: PlacingView {
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

    /// The style of text and outlines on the cloth.
    func onFelt(_ role: Role) -> Style {
        var style = theme[role]
        if style.background == .default { style.background = theme[.felt].background }
        return style
    }
}

/// The cloth of the table, with a faint pattern.
private struct KlondikeFelt: View, Equatable {
    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let felt = page.theme[.felt]
        page.fill(style: felt)
        let dot = page.cell("·", felt)
        for row in 0..<page.size.rows {
            let first = row.isMultiple(of: 2) ? 1 : 4
            for column in stride(from: first, to: page.size.columns, by: 6) {
                page.canvas[column, row] = dot
            }
        }
    }
}

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
