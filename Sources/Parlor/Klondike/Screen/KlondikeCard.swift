import Games
import TUI

/// One card, as large as there is room for: its rank and suit stand in its frame, so that they are
/// seen when another card lies on it.
struct KlondikeCard: View {
    enum Side: Hashable {
        case face(Card)
        /// A number on it says for how many cards it stands.
        case back(Int?)
    }

    private let side: Side
    private let look: KlondikeLook
    private let deck: KlondikeDeck
    private let isCovered: Bool

    /// Of a card that is covered by another one, only the frame is drawn.
    init(
        _ side: Side, _ deck: KlondikeDeck, look: KlondikeLook = KlondikeLook(),
        isCovered: Bool = false
    ) {
        (self.side, self.deck, self.look, self.isCovered) = (side, deck, look, isCovered)
    }

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
        page.drawFrame(look, resting: frame)
        let (columns, rows) = (page.size.columns, page.size.rows)
        let index = card.name
        // The marked frame stays one around what is written in it.
        let ink = look.ink(on: page) ?? suit
        page.draw(index, column: 1, row: 0, style: ink)
        if columns > 8, rows > 3 {
            page.draw(index, column: columns - 1 - index.count, row: rows - 1, style: ink)
        }
        if !isCovered {
            let inside = Rect(column: 1, row: 1, columns: columns - 2, rows: rows - 2)
            page.draw(KlondikeCardFace(card: card, style: suit), in: inside)
        }
    }

    private func drawBack(_ count: Int?, on page: inout Page) {
        let ground = page.theme[.cardBack]
        let (columns, rows) = (page.size.columns, page.size.rows)
        page.fill(style: ground)
        if !isCovered { page.drawBackPattern(inset: 1, ground) }
        page.drawFrame(look, resting: ground)
        guard let count else { return }
        let label = columns > 6 ? " \(count) " : "\(count)"
        let ink = look.ink(on: page) ?? ground
        page.draw(
            label, column: (columns - label.count) / 2, row: isCovered ? 0 : rows - 1, style: ink)
    }
}

/// Why a card or a place stands out. Each has a frame of its own, so that it needs no colour.
enum KlondikeMark: Hashable {
    case focus, held, hint, target

    fileprivate var role: Role {
        switch self {
        case .focus: .focus
        case .held: .selection
        case .hint, .target: .hint
        }
    }

    fileprivate var border: Border {
        switch self {
        case .focus: .heavy
        case .held, .hint: .double
        case .target: .single
        }
    }
}

/// How a card or a place stands out.
struct KlondikeLook: Hashable {
    var mark: KlondikeMark?

    /// Whether what is held may be put there; an arrow says so.
    var isTarget = false

    /// Colour of the frame, if a mark changes it.
    fileprivate func ink(on page: borrowing Page) -> Style? {
        mark.map { page.theme[$0.role] }
    }
}

/// How many colours the suits have.
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
    /// The frame of a card or a place.
    mutating func drawFrame(_ look: KlondikeLook, resting: Style) {
        let style = look.mark.map { theme[$0.role] } ?? resting
        // Of what is one row high, the upper edge is seen.
        within(Rect(column: 0, row: 0, columns: size.columns, rows: max(2, size.rows))) { page in
            page.drawBorder(look.mark?.border ?? .rounded, style: style)
        }
        if look.isTarget { draw("▲", column: size.columns / 2, row: size.rows - 1, style: style) }
    }
}

extension Card {
    /// Rank and suit as they stand on it: `10♥`.
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
