import TUI

/// The tile of today's board: the name and picture of the game, and the state of the board.
struct HomeTileView: View {
    let tile: HomeTile
    let scale: Int
    /// The titles of all tiles. Every tile is wide enough for the longest title.
    let titles: [String]
    let isSelected: Bool

    static func size(scale: Int, titles: [String]) -> Size {
        let card = EmblemCard.size(scale: scale)
        // A title has a space and a piece of the frame at each end.
        let title = titles.map { CharacterWidth($0).columns + 4 }.max() ?? 0
        return Size(columns: max(17, card.columns + 4, title), rows: card.rows + 3)
    }

    func size(in offer: Size) -> Size { HomeTileView.size(scale: scale, titles: titles) }

    func draw(on page: inout Page) {
        page.tagTile(tile, isSelected: isSelected)
        page.drawBorder(
            isSelected ? .heavy : .rounded, style: page.style(isSelected ? .accent : .border))
        let inside = Rect(
            column: 1, row: 0, columns: page.size.columns - 2, rows: page.size.rows)
        page.within(inside) { page in
            // The title interrupts the frame.
            page.draw(Text(" \(tile.title) ", .title).alignment(.center), in: page.row(0))
            let text = Text("\(tile.mark) \(tile.text)", tile.state.isSolved ? .success : .text)
            page.draw(text.alignment(.center), in: page.row(page.size.rows - 2))
        }
        let card = EmblemCard(emblem: tile.emblem, scale: scale)
        let size = card.size(in: page.size)
        page.draw(
            card,
            in: Rect(
                column: (page.size.columns - size.columns) / 2, row: 1, columns: size.columns,
                rows: size.rows))
    }
}

/// Today's board on one line.
struct CompactTile: View {
    private let tile: HomeTile
    private let isSelected: Bool

    init(_ tile: HomeTile, _ selected: ListSpot) {
        (self.tile, isSelected) = (tile, selected == .row(tile.row.id))
    }

    private var text: Text {
        let time = if case .solved = tile.state { [tile.text] } else { [String]() }
        // No-break spaces keep the mark, the title and the time on one line.
        return Text(
            ([tile.mark, tile.title] + time).joined(separator: "\u{A0}"),
            isSelected ? .focus : tile.state.isSolved ? .success : .text)
    }

    func size(in offer: Size) -> Size { text.size(in: offer) }

    func draw(on page: inout Page) {
        page.tagTile(tile, isSelected: isSelected)
        text.draw(on: &page)
    }
}

extension Page {
    fileprivate mutating func tagTile(_ tile: HomeTile, isSelected: Bool) {
        tag(ListSpot.row(tile.row.id), as: [.press, .hover, .focus], isFocused: isSelected)
        if isSelected { placeFocusCursor(column: 0, row: 0) }
    }

    fileprivate func row(_ row: Int) -> Rect {
        Rect(column: 0, row: row, columns: size.columns, rows: 1)
    }
}
