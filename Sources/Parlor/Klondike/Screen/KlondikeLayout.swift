import Games
import TUI

/// Places of things on a table: seven equal columns, the foundations, the waste and the stock in
/// the top row, and the piles below. A card is about 1.27 times as high as it is broad, and both
/// are odd, so that its picture has a middle; where rows are few it is smaller, and where they are
/// very few, only a part of the top row is seen.
struct KlondikeLayout: Equatable {
    let room: Size
    let card: Size

    /// From one column to the next.
    let pitch: Int

    /// How many rows of a card are seen in the top row.
    let topRows: Int

    private let left: Int
    private let pilesTop: Int

    /// A pile of six hidden cards, folded into one row, and thirteen that are open.
    private static let longestPile = 14

    init(_ room: Size) {
        self.room = room
        let column = max(4, room.columns / 7)
        let broadest = column > 5 ? column - 1 : column
        // As many rows again are for the cards that lie on each other.
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

    /// A cell is twice as high as it is broad. The number is odd, so that there is a middle.
    private static func rows(of columns: Int) -> Int {
        1 + 2 * Int(((Double(columns) * 1.27 / 2 - 1) / 2).rounded())
    }

    /// How many rows of a card are seen below the next: 27 % of its height.
    var step: Int { max(1, card.rows * 27 / 100) }

    /// How many rows there are for a pile.
    var pileRows: Int { max(0, room.rows - pilesTop) }

    /// The place itself, where one card lies.
    func rect(of place: Klondike.Place) -> Rect {
        switch place {
        case .foundation(let home): top(home)
        case .waste: top(5)
        case .stock: top(6)
        case .pile(let pile):
            Rect(
                column: column(pile), row: pilesTop, columns: card.columns,
                rows: min(card.rows, pileRows))
        }
    }

    /// All that belongs to a pile: what is let go there lands on it.
    func ground(ofPile pile: Int) -> Rect {
        Rect(column: column(pile), row: pilesTop, columns: pitch, rows: pileRows)
    }

    /// The upper cards of the waste, from the lowest to the one on top: beside each other as far as
    /// there is room for it.
    func waste(fan: Int) -> [Rect] {
        let below = min(max(0, fan - 1), pitch / KlondikeLayout.fanStep)
        return (0...below).map { card in
            var rect = top(5)
            rect.column -= (below - card) * KlondikeLayout.fanStep
            return rect
        }
    }

    /// Columns by which a card is known: its edge, its rank and its suit.
    private static let fanStep = 4

    func column(ofPile pile: Int, hidden: Int, open: Int) -> KlondikeColumn {
        KlondikeColumn(
            hidden: hidden, open: open, cardRows: card.rows, step: step, rows: pileRows)
    }

    /// The whole of a card of a pile, which is covered but for its upper rows if others follow.
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

/// In which rows of its column the cards of a pile begin. Where they would not fit they lie closer,
/// then the hidden ones are folded into one row, then the last is cut off, and only where the open
/// ones alone are too many, some from their middle are folded as well.
struct KlondikeColumn: Equatable {
    /// Of the backs that are seen.
    private(set) var backs: [Int]

    /// The number of hidden cards that a single back stands for, if more than one.
    private(set) var folded = 0

    /// Of the open cards; nothing for one that is folded away.
    private(set) var faces: [Int?]

    /// Row in which the folded open cards would be, and how many they are.
    private(set) var gap: (row: Int, count: Int)?

    /// `step` is what is seen of an open card, where there is room.
    init(hidden: Int, open: Int, cardRows: Int, step: Int, rows: Int) {
        var step = step
        var hiddenStep = max(1, step / 2)
        func needed() -> Int { hidden * hiddenStep + max(0, open - 1) * step + cardRows }
        while needed() > rows, hiddenStep > 1 { hiddenStep -= 1 }
        while needed() > rows, step > 1 { step -= 1 }
        backs = (0..<hidden).map { $0 * hiddenStep }
        if needed() > rows, hidden > 1 { (backs, folded) = ([0], hidden) }
        let first = backs.isEmpty ? 0 : backs.count == 1 ? 1 : hidden * hiddenStep
        faces = (0..<open).map { first + $0 * step }
        if first + open > rows { fold(first: first, rows: rows) }
    }

    /// Keeps the lowest of the open cards and as many of the upper as there is room for.
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
