import Games

extension KlondikeGame {
    /// The tops of the foundations, the waste and the stock, and the last cards of the piles. The
    /// narrowest picture shows only the suits.
    var thumbnail: Thumbnail {
        Thumbnail(pictures: [
            picture(hasRanks: true, gap: " "), picture(hasRanks: true, gap: ""),
            picture(hasRanks: false, gap: ""),
        ])
    }

    private func picture(hasRanks: Bool, gap: String) -> [[Thumbnail.Sign]] {
        let faces = klondike.faces
        let columns = hasRanks ? 2 : 1
        let back = Thumbnail.Sign(String(repeating: "▒", count: columns), .cardBack)
        let blank = Thumbnail.Sign(String(repeating: " ", count: columns))
        let place = Thumbnail.Sign(String(repeating: "·", count: columns), .dim)
        func sign(_ card: Card) -> Thumbnail.Sign {
            let name = card.rank == 10 ? "T\(card.suit.symbol)" : card.name
            return .init(
                hasRanks ? name : "\(card.suit.symbol)", card.suit.isRed ? .redSuit : .blackSuit)
        }
        func line(_ signs: [Thumbnail.Sign]) -> [Thumbnail.Sign] {
            signs.flatMap { [$0, .init(gap)] }.dropLast()
        }
        var stock = Thumbnail.Sign(hasRanks ? "○ " : "○", .dim)
        if case .cards = faces.stock { stock = back }
        let top =
            faces.foundations.map { $0.map(sign) ?? place }
            + [blank, faces.waste.last.map(sign) ?? place, stock]
        let piles = faces.piles.map { pile in
            (pile.hidden > 0 ? [back] : []) + pile.cards.suffix(7).map(sign)
        }
        let rows = (0..<8).map { row in
            line(piles.map { $0.indices.contains(row) ? $0[row] : blank })
        }
        let last = rows.lastIndex { $0.contains { !$0.text.allSatisfy(\.isWhitespace) } } ?? 0
        return [line(top), []] + rows[...last]
    }
}
