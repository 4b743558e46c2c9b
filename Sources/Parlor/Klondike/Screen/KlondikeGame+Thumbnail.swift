import Games

extension KlondikeGame {
    /// The tops of the foundations, the waste and the stock, and the last cards of the piles.
    var thumbnail: Thumbnail {
        let faces = klondike.faces
        let back = Thumbnail.Sign("▒▒", .cardBack)
        func sign(_ card: Card?, _ empty: String) -> Thumbnail.Sign {
            guard let card else { return .init(empty, .dim) }
            return .init(
                card.rank == 10 ? "T\(card.suit.symbol)" : card.name,
                card.suit.isRed ? .redSuit : .blackSuit)
        }
        func line(_ signs: [Thumbnail.Sign]) -> [Thumbnail.Sign] {
            signs.flatMap { [$0, .init(" ")] }
        }
        var stock = Thumbnail.Sign("○ ", .dim)
        if case .cards = faces.stock { stock = back }
        let top =
            faces.foundations.map { sign($0, "··") }
            + [.init("  "), sign(faces.waste.last, "··"), stock]
        let piles = faces.piles.map { pile in
            (pile.hidden > 0 ? [back] : []) + pile.cards.suffix(7).map { sign($0, "") }
        }
        let rows = (0..<8).map { row in
            line(piles.map { $0.indices.contains(row) ? $0[row] : .init("  ") })
        }
        let last = rows.lastIndex { $0.contains { !$0.text.allSatisfy(\.isWhitespace) } } ?? 0
        return Thumbnail(lines: [line(top), []] + rows[...last])
    }
}
