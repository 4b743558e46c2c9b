import Games
import TUI

/// Draws the cards and the empty places of a table, and tags the targets of the pointer.
struct KlondikeDrawing {
    let shown: KlondikeTable.Shown
    let layout: KlondikeLayout
    let deck: KlondikeDeck

    /// The cards that are drawn elsewhere, because they are moving.
    let absent: Set<Card>

    var faces: Klondike.Faces { shown.faces }
    var focus: Klondike.Spot? { shown.focus }

    /// Tags the whole column of each pile, so that cards can be dropped below a short pile.
    func drawGrounds(on page: inout Page) {
        for pile in 0..<7 {
            tag(.place(.pile(pile)), layout.ground(ofPile: pile), [.press, .drop], on: &page)
        }
    }

    func drawFoundation(_ home: Int, on page: inout Page) {
        let place = Klondike.CardPlace.foundation(home)
        let (rect, top) = (layout.rect(of: place), faces.foundations[home])
        let uses: Area.Uses = top == nil ? [.press, .focus] : .movable
        tag(.place(place), rect, uses.union(.drop), on: &page)
        let highlight = highlight(of: .place(place), at: place, top)
        // Under a card that is moving, the card of the previous rank is visible.
        guard let seen = top.flatMap({ absent.contains($0) ? $0.below : $0 }) else {
            return drawOutline(place, rect, highlight, .ace, on: &page)
        }
        draw(seen, in: rect, highlight, on: &page)
    }

    func drawStock(on page: inout Page) {
        let rect = layout.rect(of: .stock)
        tag(.place(.stock), rect, [.press, .focus], on: &page)
        let highlight = highlight(of: .place(.stock), at: .stock, nil)
        switch faces.stock {
        // After a win, nobody needs to know whether more cards can be drawn.
        case _ where faces.foundations.allSatisfy { $0?.rank == 13 }:
            drawOutline(.stock, rect, highlight, nil, on: &page)
        case .cards(let count):
            page.place(KlondikeCard(.back(count), deck, highlight: highlight), in: rect)
        case .redeal:
            drawOutline(.stock, rect, highlight, .turn(left: shown.redealsLeft), on: &page)
        case .exhausted: drawOutline(.stock, rect, highlight, .end, on: &page)
        }
    }

    func drawWaste(on page: inout Page) {
        let rects = layout.waste(fan: faces.fan)
        let fan = Array(zip(rects, faces.waste.suffix(rects.count)))
        tag(
            .place(.waste), layout.rect(of: .waste), faces.waste.isEmpty ? .focus : .movable,
            on: &page)
        let highlight = highlight(of: .place(.waste), at: .waste, faces.waste.last)
        if fan.allSatisfy({ absent.contains($0.1) }) {
            let below = faces.waste.last { !absent.contains($0) }
            guard let below else {
                return drawOutline(.waste, layout.rect(of: .waste), highlight, nil, on: &page)
            }
            draw(below, in: rects[0], KlondikeHighlight(), on: &page)
        }
        let last = fan.last { !absent.contains($0.1) }?.1
        for (rect, card) in fan where !absent.contains(card) {
            let highlight =
                card == faces.waste.last
                ? highlight : self.highlight(of: .card(card), at: nil, card)
            draw(card, in: rect, highlight, visibleRows: card == last ? nil : 1, on: &page)
        }
    }

    func drawPile(_ pile: Int, on page: inout Page) {
        let place = Klondike.CardPlace.pile(pile)
        let (hidden, cards) = (faces.piles[pile].hidden, faces.piles[pile].cards)
        let column = layout.column(ofPile: pile, hidden: hidden, open: cards.count)
        let last = cards.last { !absent.contains($0) }
        if last == nil && hidden == 0 { drawEmpty(pile, isFree: cards.isEmpty, on: &page) }
        for (number, row) in column.backs.enumerated() {
            let isLast = last == nil && number == column.backs.count - 1
            let count = column.folded > 0 ? column.folded : nil
            page.place(
                KlondikeCard(.back(count), deck, visibleRows: isLast ? nil : 1),
                in: layout.rect(ofPile: pile, row: row))
        }
        if let gap = column.gap { drawGap(pile, gap.row, gap.count, on: &page) }
        for (number, card) in cards.enumerated() {
            guard let row = column.faces[number] else { continue }
            let rect = layout.rect(ofPile: pile, row: row)
            tag(.card(card), rect, .movable, on: &page)
            if absent.contains(card) { continue }
            let highlight = highlight(of: .card(card), at: card == last ? place : nil, card)
            let visibleRows = card == last ? nil : column.leastRows
            draw(card, in: rect, highlight, visibleRows: visibleRows, on: &page)
        }
    }

    /// Draws the numbers of the piles, because the text of a hint uses them. They are above the
    /// piles or, if no row is free there, below the last cards.
    func drawNumbers(on page: inout Page) {
        for pile in 0..<7 {
            let (hidden, open) = (faces.piles[pile].hidden, faces.piles[pile].cards.count)
            let column = layout.column(ofPile: pile, hidden: hidden, open: open)
            guard let row = layout.rowOfNumber(ofPile: pile, column) else { continue }
            let middle = layout.rect(of: .pile(pile)).column + layout.card.columns / 2
            page.place(
                Text("\(pile + 1)", .hint),
                in: Rect(column: middle, row: row, columns: 1, rows: 1))
        }
    }

    /// Draws an empty pile. If `isFree` is false, cards are still moving to the pile.
    private func drawEmpty(_ pile: Int, isFree: Bool, on page: inout Page) {
        let place = Klondike.CardPlace.pile(pile)
        let rect = layout.rect(of: place)
        if isFree { tag(.place(place), rect, [.press, .focus], on: &page) }
        let highlight = isFree ? highlight(of: .place(place), at: place, nil) : KlondikeHighlight()
        drawOutline(place, rect, highlight, nil, on: &page)
    }

    /// Draws a row in place of the open cards that do not fit. The cards above and below the row
    /// show which cards are missing.
    private func drawGap(_ pile: Int, _ row: Int, _ count: Int, on page: inout Page) {
        var rect = layout.rect(ofPile: pile, row: row)
        rect.rows = 1
        page.place(KlondikeGap(count: count), in: rect)
    }

    // MARK: Cards and outlines

    private func draw(
        _ card: Card, in rect: Rect, _ highlight: KlondikeHighlight, visibleRows: Int? = nil,
        on page: inout Page
    ) {
        let turned = shown.flights.turns[card].map { page.value(of: $0) } ?? 1
        let isUp = shown.isOpen && turned >= 0.5
        let view = KlondikeCard(
            isUp ? .face(card) : .back(nil), deck, highlight: highlight, visibleRows: visibleRows)
        page.place(view, in: shaken(.card(card), rect.narrowed(turned), on: &page))
    }

    /// Draws a place without cards.
    private func drawOutline(
        _ place: Klondike.CardPlace, _ rect: Rect, _ highlight: KlondikeHighlight,
        _ sign: KlondikeOutline.Sign?, on page: inout Page
    ) {
        page.place(
            KlondikeOutline(highlight: highlight, sign: sign),
            in: shaken(.place(place), rect, on: &page))
    }

    /// The rectangle of a spot. It shakes after a refusal.
    private func shaken(_ spot: Klondike.Spot, _ rect: Rect, on page: inout Page) -> Rect {
        var rect = rect
        rect.column += shown.refusal?.offset(of: spot, on: &page) ?? 0
        return rect
    }

    private func tag(
        _ spot: Klondike.Spot, _ rect: Rect, _ uses: Area.Uses, on page: inout Page
    ) {
        page.place(KlondikeTag(spot: spot, uses: uses, isFocused: spot == focus), in: rect)
    }
}

private struct KlondikeTag: View, Equatable {
    let spot: Klondike.Spot
    let uses: Area.Uses
    let isFocused: Bool

    func size(in offer: Size) -> Size { offer }
    func draw(on page: inout Page) { page.tag(spot, as: uses, isFocused: isFocused) }
}

/// A row in place of several open cards.
private struct KlondikeGap: View, Equatable {
    let count: Int

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let style = page.theme[.cardFace]
        page.fill(style: style)
        page.draw("│", column: 0, row: 0, style: style)
        page.draw("+\(count)", column: 1, row: 0, style: style)
        page.draw("│", column: page.size.columns - 1, row: 0, style: style)
    }
}

extension Area.Uses {
    /// The uses of a card that can be moved.
    fileprivate static let movable: Area.Uses = [.press, .drag, .focus]
}

extension Rect {
    /// The rectangle of a turning card. Halfway through the turn it is narrowest.
    func narrowed(_ turned: Double) -> Rect {
        let seen = max(3, Int((Double(columns) * abs(1 - 2 * turned)).rounded()))
        guard turned < 1, seen < columns else { return self }
        return Rect(column: column + (columns - seen) / 2, row: row, columns: seen, rows: rows)
    }
}
