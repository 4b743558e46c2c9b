import Games
import TUI

extension KlondikeGame {
    /// The tops of the foundations, the waste and the stock, and the last cards of the piles, below
    /// a sign for other cards. A card takes three columns, so that a ten has its usual name. A
    /// narrow picture has two columns for a card, and the narrowest picture shows only the suits.
    var thumbnail: Thumbnail {
        Thumbnail(pictures: [3, 2, 1].map { picture(columns: $0) })
    }

    private func picture(columns: Int) -> [[Thumbnail.Sign]] {
        let faces = klondike.faces
        let width = min(columns, 2)
        func sign(_ text: String, _ role: Role = .text) -> Thumbnail.Sign {
            let missing = columns - CharacterWidth(text).columns
            return .init(text + String(repeating: " ", count: max(0, missing)), role)
        }
        let back = sign(String(repeating: "▒", count: width), .cardBack)
        let blank = sign("")
        let place = sign(String(repeating: "·", count: width), .dim)
        func sign(_ card: Card) -> Thumbnail.Sign {
            let suit = "\(card.suit.symbol)"
            let name = card.rank == 10 && columns == 2 ? "T\(suit)" : card.name
            return sign(columns == 1 ? suit : name, card.suit.isRed ? .redSuit : .blackSuit)
        }
        var stock = sign("○", .dim)
        if case .cards = faces.stock { stock = back }
        let top =
            faces.foundations.map { $0.map(sign) ?? place }
            + [blank, faces.waste.last.map(sign) ?? place, stock]
        let most = Thumbnail.rows - 2
        let more = sign(String(repeating: "…", count: width), .dim)
        let piles = faces.piles.map { pile in
            let above = pile.hidden > 0 ? [back] : pile.cards.count > most ? [more] : []
            return above + pile.cards.suffix(most - above.count).map(sign)
        }
        let rows = (0..<most).map { row in
            piles.map { $0.indices.contains(row) ? $0[row] : blank }
        }
        let last = rows.lastIndex { $0.contains { !$0.text.allSatisfy(\.isWhitespace) } } ?? 0
        return [top, []] + rows[...last]
    }
}
