import Games
import TUI

extension KlondikeGame {
    /// The tops of the foundations, the waste and the stock, above the piles. In the largest
    /// picture, cards have five columns and three rows. In the others, a card takes three columns,
    /// then two, and then one, which shows only the suit. Two columns show the suit of a ten by its
    /// color. Each hidden card is visible if there is room. Otherwise, a back has their number, and
    /// only the last cards are visible.
    var thumbnail: Thumbnail {
        let sizes = [(3, 1), (2, 1), (2, 0), (1, 0)]
        return Thumbnail(
            pictures: [table]
                + sizes.flatMap { columns, gap in
                    [false, true].map { picture(columns: columns, gap: gap, isShort: $0) }
                })
    }

    private func picture(columns: Int, gap: Int, isShort: Bool) -> Thumbnail.Picture {
        let faces = klondike.faces
        let width = min(columns, 2)
        func sign(_ text: String, _ role: Role = .text) -> Thumbnail.Sign {
            let missing = columns - CharacterWidth(text).columns
            return .init(text + String(repeating: " ", count: max(0, missing)), role)
        }
        func back(_ count: Int = 0) -> Thumbnail.Sign {
            let blocks = String(repeating: "▒", count: columns)
            return .init(
                count > 1 && columns > 1
                    ? "▒\(count)" + blocks.dropFirst(2) : blocks, .cardBack)
        }
        let blank = sign("")
        let place = sign(String(repeating: "·", count: width), .dim)
        func sign(_ card: Card) -> Thumbnail.Sign {
            let suit = "\(card.suit.symbol)"
            let name = card.rank == 10 && columns == 2 ? "10" : card.name
            return sign(columns == 1 ? suit : name, card.suit.isRed ? .redSuit : .blackSuit)
        }
        var stock = sign("○", .dim)
        if case .cards = faces.stock { stock = back() }
        let top =
            faces.foundations.map { $0.map(sign) ?? place }
            + [blank, faces.waste.last.map(sign) ?? place, stock]
        let most = Thumbnail.most.rows - 2
        let more = sign(String(repeating: "…", count: width), .dim)
        let piles = faces.piles.map { pile in
            if !isShort {
                return Array(repeating: back(), count: pile.hidden) + pile.cards.map(sign)
            }
            let above =
                pile.hidden > 0 ? [back(pile.hidden)] : pile.cards.count > most ? [more] : []
            return above + pile.cards.suffix(most - above.count).map(sign)
        }
        return Thumbnail.rows(of: top, piles, blank: blank, gap: gap)
    }

    /// The whole table, with each card as it lies in its pile.
    private var table: Thumbnail.Picture {
        let faces = klondike.faces
        let blank = Thumbnail.Sign.blank(5)
        func card(_ card: Card) -> [Thumbnail.Sign] {
            let role: Role = card.suit.isRed ? .redSuit : .blackSuit
            let name = card.name.count > 2 ? "\(card.name)  " : "\(card.name)   "
            let last = card.name.count > 2 ? "  \(card.name)" : "   \(card.name)"
            return [name, "  \(card.suit.symbol)  ", last].map { .init($0, role) }
        }
        let edges = ["╭───╮", "│╱╲╱│", "╰───╯"].map { Thumbnail.Sign($0, .cardBack) }
        let place = ["╭───╮", "│   │", "╰───╯"].map { Thumbnail.Sign($0, .dim) }
        var stock = place
        if case .cards = faces.stock { stock = edges }
        let tops =
            faces.foundations.map { $0.map(card) ?? place }
            + [[blank, blank, blank], faces.waste.last.map(card) ?? place, stock]
        let piles = faces.piles.map { pile in
            Array(repeating: edges[0], count: pile.hidden)
                + pile.cards.dropLast().map { card($0)[0] } + (pile.cards.last.map(card) ?? [])
        }
        let top = (0..<3).map { row in tops.map { $0[row] } }
        return top.dropLast().map { Thumbnail.separated($0, by: 1) }
            + Thumbnail.rows(of: top[2], piles, blank: blank, gap: 1)
    }
}

extension Thumbnail {
    fileprivate static func separated(_ row: [Sign], by gap: Int) -> [Sign] {
        gap == 0 ? row : Array(row.map { [$0] }.joined(separator: [.blank(gap)]))
    }

    /// A row above piles, from their first to their last card.
    fileprivate static func rows(
        of top: [Sign], _ piles: [[Sign]], blank: Sign, gap: Int
    ) -> Picture {
        let count = piles.map(\.count).max() ?? 0
        let rows = (0..<count).map { row in
            separated(piles.map { $0.indices.contains(row) ? $0[row] : blank }, by: gap)
        }
        return [separated(top, by: gap), []] + rows
    }
}
