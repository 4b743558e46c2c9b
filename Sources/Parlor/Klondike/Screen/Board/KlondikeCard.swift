import Games
import TUI

/// One card, which fills its space. Its rank and suit are on its upper edge. If they are large,
/// they are below the edge, where they stay visible under another card. If only three rows of the
/// card are visible, the rank begins half a row higher, and the suit is a symbol.
struct KlondikeCard: View, Equatable {
    enum Side: Hashable {
        case face(Card)
        /// The back, with the number of cards that it stands for; nil to show no number.
        case back(Int?)
    }

    private let side: Side
    private let highlight: KlondikeHighlight
    private let deck: KlondikeDeck
    /// The number of visible rows of a covered card; nil if nothing lies on it.
    private let visibleRows: Int?

    /// Creates a card. For a covered card, only the frame and the name are drawn.
    init(
        _ side: Side, _ deck: KlondikeDeck, highlight: KlondikeHighlight = KlondikeHighlight(),
        visibleRows: Int? = nil
    ) {
        (self.side, self.deck, self.highlight, self.visibleRows) = (
            side, deck, highlight, visibleRows
        )
    }

    private var isCovered: Bool { visibleRows != nil }

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        guard page.size.columns > 2, page.size.rows > 0 else { return }
        switch side {
        case .face(let card): drawFace(of: card, on: &page)
        case .back(let count): drawBack(count, on: &page)
        }
    }

    private func drawFace(of card: Card, on page: inout Page) {
        let ground = page.theme[.cardFace]
        let suit = page.theme[deck.role(of: card.suit)]
        page.fill(style: ground)
        var frame = page.theme[.disabled]
        frame.background = ground.background
        page.drawFrame(highlight, resting: frame)
        let (columns, rows) = (page.size.columns, page.size.rows)
        let index = card.name
        let ink = highlight.mark.map { page.theme.style($0.role, inkedAs: suit) } ?? suit
        let inside = Rect(column: 1, row: 1, columns: columns - 2, rows: rows - 2)
        if !isCovered { page.draw(KlondikeCardFace(card: card, style: suit), in: inside) }
        guard let rank = largeRank(of: card, inside.size, on: page) else {
            if columns > 8, rows > 3 {
                page.draw(index, column: columns - 1 - index.count, row: rows - 1, style: ink)
            }
            page.draw(index, column: 1, row: 0, style: ink)
            return
        }
        if visibleRows == rank.rows {
            let lower = rank.lower
            page.within(Rect(column: 0, row: 0, columns: columns, rows: 1)) {
                lower.draw(on: &$0, column: 1, row: 0, style: ink)
            }
            page.within(Rect(column: 0, row: 1, columns: columns, rows: rows - 1)) {
                lower.draw(on: &$0, column: 1, row: -1, style: suit)
            }
        } else {
            rank.draw(on: &page, column: 1, row: 1, style: suit)
        }
        if let visibleRows {
            let pip = PixelPicture.pip(card.suit, in: inside.size)
            if let pip, visibleRows > pip.rows {
                pip.drawQuarters(on: &page, column: 6, row: 1, style: suit)
            } else {
                page.draw(card.suit.symbol, column: 6, row: 1, style: suit)
            }
            return
        }
        // The lower right corner shows the upper left corner, rotated by 180 degrees.
        rank.upsideDown.draw(
            on: &page, column: columns - 1 - rank.columns, row: rows - 1 - rank.rows, style: suit)
        if card.isAce { return }
        page.draw(card.suit.symbol, column: 2, row: 1 + rank.rows, style: suit)
        page.draw(
            card.suit.symbol, column: columns - 3, row: rows - 2 - rank.rows, style: suit)
    }

    /// The rank as a picture, if the card is large and enough of it is visible.
    private func largeRank(of card: Card, _ room: Size, on page: borrowing Page) -> RankPicture? {
        guard !page.theme.isASCII, page.theme.hasPartialBlocks,
            let rank = KlondikeFigure.rank(of: card, in: room)
        else { return nil }
        return visibleRows.map { $0 >= rank.lower.rows } ?? true ? rank : nil
    }

    private func drawBack(_ count: Int?, on page: inout Page) {
        let ground = page.theme[.cardBack]
        let (columns, rows) = (page.size.columns, page.size.rows)
        page.fill(style: ground)
        if !isCovered { page.drawBackPattern(inset: Size(columns: 1, rows: 1), ground) }
        page.drawFrame(highlight, resting: ground, over: .cardBack)
        guard let count else { return }
        let label = columns > 6 ? " \(count) " : "\(count)"
        let ink = highlight.mark.map { page.theme.style($0.role, over: .cardBack) } ?? ground
        page.draw(
            label, column: (columns - label.count) / 2, row: isCovered ? 0 : rows - 1, style: ink)
    }
}

/// The number of colors of the suits.
enum KlondikeDeck: Hashable {
    case twoColors, fourColors

    func role(of suit: Suit) -> Role {
        switch (suit, self) {
        case (.spades, _), (.clubs, .twoColors): .blackSuit
        case (.hearts, _), (.diamonds, .twoColors): .redSuit
        case (.clubs, .fourColors): .greenSuit
        case (.diamonds, .fourColors): .blueSuit
        }
    }
}

extension Page {
    /// Draws the frame of a card or place. A mark stands out from the background of `ground`.
    mutating func drawFrame(
        _ highlight: KlondikeHighlight, resting: Style, over ground: Role? = nil
    ) {
        let style =
            highlight.mark.map { mark in
                ground.map { theme.style(mark.role, over: $0) } ?? theme[mark.role]
            } ?? resting
        // With one row, only the upper edge is visible.
        within(Rect(column: 0, row: 0, columns: size.columns, rows: max(2, size.rows))) { page in
            page.drawBorder(highlight.mark?.border ?? .rounded, style: style)
        }
        if highlight.isTarget {
            draw("▲", column: size.columns / 2, row: size.rows - 1, style: style)
        }
    }
}

extension Card {
    /// The rank and suit as printed on the card, such as `10♥`.
    var name: String { "\(rankName)\(suit.symbol)" }

    var rankName: String {
        switch rank {
        case 1: "A"
        case 11: "J"
        case 12: "Q"
        case 13: "K"
        default: "\(rank)"
        }
    }
}

extension Suit {
    var symbol: String {
        switch self {
        case .clubs: "♣"
        case .diamonds: "♦"
        case .hearts: "♥"
        case .spades: "♠"
        }
    }
}
