import Games
import TUI

/// The places on a table: seven equal columns, with the foundations, the waste and the stock in the
/// top row and the piles below. A card is about 1.27 times as tall as it is wide. It has an odd
/// number of columns and of rows, so that its picture has a middle. Only the smallest card has an
/// even number of columns: four. Cards are smaller if there are few rows. If there are very few,
/// the top row shows only the upper part of its cards.
struct KlondikeLayout: Equatable {
    /// The columns of the first foundation, the waste and the stock in the top row. The upper cards
    /// of the waste overlap to the left of its top card, where a column is free for them.
    struct Top: Equatable {
        var foundation = 0
        var waste = 5
        var stock = 6

        static func stock(_ side: StockSideChoice, _ draw: Klondike.Draw) -> Top {
            side == .right
                ? Top() : Top(foundation: 3, waste: draw == .one ? 1 : 2, stock: 0)
        }
    }

    let room: Size
    private let topColumns: Top
    let card: Size

    /// The distance from one column to the next.
    let pitch: Int

    /// The number of visible card rows in the top row.
    let topRows: Int

    private let left: Int
    private let pilesTop: Int

    /// The rows of the longest pile: thirteen open cards, and one row for its six hidden cards.
    private static let longestPile = 14

    init(_ room: Size, top: Top = Top()) {
        (self.room, topColumns) = (room, top)
        let column = max(4, room.columns / 7)
        let broadest = column > 5 ? column - 1 : column
        // A third of the rows is for one whole card, and the rest for the cards that it covers.
        let highest = max(1, (room.rows - 1) / 3)
        let columns =
            (4...broadest).last {
                !$0.isMultiple(of: 2) && KlondikeLayout.rows(of: $0) <= highest
            } ?? 4
        card = Size(columns: columns, rows: KlondikeLayout.rows(of: columns))
        pitch = min(column, 2 * columns)
        left = max(0, (room.columns - 7 * pitch) / 2) + (pitch - columns) / 2
        let gap = room.rows > KlondikeLayout.longestPile + 1 ? 1 : 0
        topRows = min(card.rows, max(1, room.rows - gap - KlondikeLayout.longestPile))
        pilesTop = topRows + gap
    }

    /// The number of rows of a card with this many columns. A terminal cell is twice as tall as it
    /// is wide. The number is odd, so that the card has a middle row.
    private static func rows(of columns: Int) -> Int {
        1 + 2 * Int(((Double(columns) * 1.27 / 2 - 1) / 2).rounded())
    }

    /// The number of visible rows of a covered card: 27 % of its height, but at least one row.
    var step: Int { max(1, card.rows * 27 / 100) }

    var pileRows: Int { max(0, room.rows - pilesTop) }

    /// The rectangle of a place: of its top card, or of the first card of a pile.
    func rect(of place: Klondike.CardPlace) -> Rect {
        switch place {
        case .foundation(let home): top(topColumns.foundation + home)
        case .waste: top(topColumns.waste)
        case .stock: top(topColumns.stock)
        case .pile(let pile):
            Rect(
                column: column(pile), row: pilesTop, columns: card.columns,
                rows: min(card.rows, pileRows))
        }
    }

    /// The area of a pile in which cards can be dropped.
    func ground(ofPile pile: Int) -> Rect {
        Rect(column: column(pile), row: pilesTop, columns: pitch, rows: pileRows)
    }

    /// The rectangles of the upper cards of the waste, from the bottom card to the top card. The
    /// less space there is, the more they overlap.
    func waste(fan: Int) -> [Rect] {
        let below = max(0, fan - 1)
        let step = min(KlondikeLayout.fanStep, pitch / max(1, below))
        return (0...below).map { card in
            var rect = top(topColumns.waste)
            rect.column -= (below - card) * step
            return rect
        }
    }

    /// The number of columns that identify a covered card: its edge, its rank and its suit. In a
    /// very narrow window, only the edge and the rank are visible, in the color of the suit.
    private static let fanStep = 4

    func column(ofPile pile: Int, hidden: Int, open: Int) -> KlondikeColumn {
        KlondikeColumn(
            hidden: hidden, open: open, cardRows: card.rows, step: step, rows: pileRows)
    }

    /// The row for the number of a pile; nil if there is no free row.
    func rowOfNumber(ofPile pile: Int, _ column: KlondikeColumn) -> Int? {
        if pilesTop > topRows { return topRows }
        let last = column.faces.compactMap(\.self).last ?? column.backs.last ?? 0
        let card = rect(ofPile: pile, row: last)
        return card.row + card.rows < room.rows ? card.row + card.rows : nil
    }

    /// The full rectangle of a card in a pile. Other cards may cover its lower rows.
    func rect(ofPile pile: Int, row: Int) -> Rect {
        Rect(
            column: column(pile), row: pilesTop + row, columns: card.columns,
            rows: max(1, min(card.rows, pileRows - row)))
    }

    private func column(_ number: Int) -> Int { left + number * pitch }

    private func top(_ number: Int) -> Rect {
        Rect(column: column(number), row: 0, columns: card.columns, rows: topRows)
    }
}

/// The rows at which the cards of a pile start. If the cards do not fit, they first lie closer
/// together. Then the hidden cards are folded into one row, and then the last card is cut off. If
/// there are too many open cards, the middle cards are folded too.
struct KlondikeColumn: Equatable {
    /// The rows of the visible backs.
    private(set) var backs: [Int]

    /// The number of hidden cards that one back stands for; 0 if no cards are folded.
    private(set) var folded = 0

    /// The rows of the open cards; nil for a folded card.
    private(set) var faces: [Int?]

    /// The row of the folded open cards, and their number.
    private(set) var gap: (row: Int, count: Int)?

    /// `step` is the number of visible rows of an open card if there is enough room.
    init(hidden: Int, open: Int, cardRows: Int, step: Int, rows: Int) {
        var step = step
        var hiddenStep = max(1, step / 2)
        func needed() -> Int { hidden * hiddenStep + max(0, open - 1) * step + cardRows }
        while needed() > rows, hiddenStep > 1 { hiddenStep -= 1 }
        while needed() > rows, step > 1 { step -= 1 }
        backs = (0..<hidden).map { $0 * hiddenStep }
        if needed() > rows, hidden > 1 { (backs, folded) = ([0], hidden) }
        let first = folded > 0 ? 1 : hidden * hiddenStep
        faces = (0..<open).map { first + $0 * step }
        if first + open > rows { fold(first: first, rows: rows) }
    }

    /// The number of visible rows of an open card that another card covers.
    var leastRows: Int {
        guard gap == nil, faces.count > 1, let first = faces[0], let next = faces[1] else {
            return 1
        }
        return next - first
    }

    /// Folds the open cards between the bottom card and the upper cards that fit.
    private mutating func fold(first: Int, rows: Int) {
        let upper = max(1, rows - first - 2)
        let count = faces.count - 1 - upper
        guard count > 0 else { return }
        gap = (first + 1, count)
        faces = faces.indices.map { index in
            index == 0 ? first : index <= count ? nil : first + 1 + index - count
        }
    }

    static func == (one: KlondikeColumn, other: KlondikeColumn) -> Bool {
        one.backs == other.backs && one.folded == other.folded && one.faces == other.faces
            && one.gap?.row == other.gap?.row && one.gap?.count == other.gap?.count
    }
}
