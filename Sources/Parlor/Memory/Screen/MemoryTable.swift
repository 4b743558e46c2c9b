import Games
import TUI

/// The cards on the table, as large as possible. A removed card leaves an empty slot.
struct MemoryTable: CompositeView, Equatable {
    let cards: [MovingMemoryCard]
    /// The slot with the focus or, while the player looks back, with the better choice; nil if
    /// there is none.
    let focus: Int?
    let isOpen: Bool
    let refusal: RefusedAction<MemoryRefusal, MemorySpot>?
    /// The number of rows; nil for the best number.
    let rows: Int?
    /// The arrangement of the cards in the usual space. It is stored, because finding it takes
    /// time.
    let arrangement: MemoryArrangement?

    var content: some View { MemoryCards(table: self) }

    /// The arrangement of the cards in a space; nil if they do not fit.
    func places(in room: Size) -> MemoryArrangement? {
        if let arrangement, arrangement.count == cards.count, arrangement.room == room {
            return arrangement
        }
        return MemoryArrangement(of: cards.count, in: room, rows: rows)
    }
}

/// The cards of a table. Each card is a view.
private struct MemoryCards: PlacingView {
    let table: MemoryTable

    func size(in offer: Size) -> Size { offer }
    var stretch: Stretch { .both }

    func draw(on page: inout Page) {
        let (cards, focus) = (table.cards, table.focus)
        guard let places = table.places(in: page.size) else { return }
        // A moving card can be chosen at its destination, as soon as it starts to move.
        if table.isOpen, let focus {
            for card in cards {
                let tag = MemoryTag(spot: .card(card.id), isFocused: focus == card.slot)
                page.place(tag, in: places.rect(of: card.slot))
            }
        }
        // Without pictures, all cards have rims.
        let form = page.theme.isASCII ? MemoryCard.Form() : places.form
        // Moving cards are drawn on top of the others, and a frame around a bare card below them.
        let framed = cards.first { $0.slot == focus && $0.side != .gone }
        if form.isBare, let card = framed {
            var place = places.frame(around: places.rect(of: card.slot))
            place.column += table.refusal?.offset(of: .card(card.id), on: &page) ?? 0
            page.place(MemoryFrame(), in: place)
        }
        for card in cards.sorted(by: { isOnTheWay($1) && !isOnTheWay($0) }) {
            let way = page.value(of: card.traveled)
            let (start, end) = (places.rect(of: card.formerSlot), places.rect(of: card.slot))
            let picture = MemoryCard(
                card: card, isFocused: focus == card.slot, form: form)
            var place = end
            place.column = start.column.moved(way, to: end.column)
            place.row = start.row.moved(way, to: end.row)
            place.column += table.refusal?.offset(of: .card(card.id), on: &page) ?? 0
            page.place(picture, in: place)
        }
    }

    private func isOnTheWay(_ card: MovingMemoryCard) -> Bool { card.traveled.duration > .zero }
}

/// The frame around a bare card. The card covers its inside.
private struct MemoryFrame: View, Equatable {
    func size(in offer: Size) -> Size { offer }
    func draw(on page: inout Page) {
        page.drawBorder(.heavy, style: page.theme.style(.focus, over: .page))
    }
}

private struct MemoryTag: View, Equatable {
    let spot: MemorySpot
    let isFocused: Bool

    func size(in offer: Size) -> Size { offer }
    func draw(on page: inout Page) { page.tag(spot, as: [.press, .focus], isFocused: isFocused) }
}
