import Games
import TUI

/// The layout of the cards on the table: cards of one size in centered rows, with gaps between
/// them.
///
/// Rows of equal length are preferred, because a place in a grid is easier to remember. They are
/// compared with the best arrangement in rows of any length. The first choice is rows of equal
/// length whose cards are at most a tenth smaller, or whose drawings are as large, on cards that
/// are at least three quarters as wide and, with their gaps, take at least four fifths of the area.
/// The second choice is rows of equal length whose cards have at least three fifths of the area,
/// unless only the drawings of the best arrangement are fine. In both cases, the cards have the
/// same gaps and the same kind of room for drawings. If no drawing fits inside the frames of the
/// cards, a drawing fills its card, and the frame is in the gap around it.
///
/// Cards that have room for only a letter are as tall as possible. A large letter, which fills its
/// card, is preferred if it fits.
///
/// In all other cases, the lengths of the rows may differ by one, and each row is centered. Cards
/// that have room for a drawing are more important than gaps, and gaps are more important than
/// frames and larger drawings. Larger drawings are more important than a margin or larger cards.
struct MemoryArrangement: Equatable {
    /// The number of rows for the line above the cards, and for the keys. The rows between the
    /// cards and the keys are not included.
    private static let otherRows = 2
    /// The size of the smallest card.
    static let smallest = Size(columns: 4, rows: 3)

    /// The space for the cards.
    let room: Size
    private let plan: Plan
    private let top: Int
    /// The number of cards in each row. It is stored, because it is needed for every card of every
    /// picture.
    private let counts: [Int]

    /// Arranges cards in the given number of rows, or in the best number if `rows` is nil.
    init?(of count: Int, in room: Size, rows: Int? = nil) {
        guard let plan = Plan.best(of: count, in: room, rows: rows) else { return nil }
        (self.room, self.plan) = (room, plan)
        counts = (0..<plan.rows).map(plan.count(inRow:))
        top = (room.rows - plan.height) / 2
    }

    var count: Int { plan.count }
    var rows: Int { plan.rows }
    /// The slots of each row.
    var slots: [Range<Int>] {
        counts.reduce(into: []) { rows, count in
            let first = rows.last?.upperBound ?? 0
            rows.append(first..<first + count)
        }
    }
    /// The room for drawings on the cards.
    private var drawing: DrawingRoom { plan.drawing }
    /// Indicates whether the cards have room for drawings.
    var isDrawn: Bool { drawing > .largeLetter }

    /// Indicates whether a drawing or a large letter fills each card, so its frame is around it.
    private var isBare: Bool { drawing != .none && drawing != .insideFrame }

    /// The form of the cards.
    var form: MemoryCard.Form {
        MemoryCard.Form(
            isBare: isBare, framesBacks: !isBare || !plan.hasWholeFrames,
            touches: MemoryCard.Contact(
                across: plan.columns > 1 && plan.gap.columns == 0,
                down: rows > 1 && plan.gap.rows == 0))
    }

    /// The rectangle of the frame of a bare card, which is in the gaps around the card. If there
    /// is no gap between rows, the frame has only its sides.
    func frame(around card: Rect) -> Rect {
        let above = plan.hasWholeFrames ? 1 : 0
        return Rect(
            column: card.column - 1, row: card.row - above, columns: card.columns + 2,
            rows: card.rows + 2 * above)
    }

    /// Returns whether the cards fit in a window, in the given number of rows, or in any number if
    /// `rows` is nil.
    static func fits(_ count: Int, in window: Size, rows: Int? = nil) -> Bool {
        MemoryArrangement(of: count, in: room(in: window, below: 1), rows: rows) != nil
    }

    /// The best number of rows of a game in a window; nil if the cards do not fit.
    static func rows(of count: Int, in window: Size) -> Int? {
        best(of: count, in: window, rows: nil)?.arrangement.rows
    }

    /// Returns whether the cards of a game in a window have room for drawings.
    static func isDrawn(_ count: Int, in window: Size, rows: Int?) -> Bool {
        best(of: count, in: window, rows: rows)?.arrangement.isDrawn ?? false
    }

    /// The best arrangement in a window, with the number of rows between the cards and the keys;
    /// nil if the cards do not fit. With two such rows, the text about a past turn fits without
    /// moving the cards. If the cards need one of them, only the row of the clock is left.
    static func best(
        of count: Int, in window: Size, rows: Int?
    ) -> (arrangement: MemoryArrangement, below: Int)? {
        let fitting = [2, 1].compactMap { below in
            MemoryArrangement(of: count, in: room(in: window, below: below), rows: rows)
                .map { (arrangement: $0, below: below) }
        }
        return fitting.max { $0.arrangement.plan.kind < $1.arrangement.plan.kind }
    }

    private static func room(in window: Size, below: Int) -> Size {
        Size(columns: window.columns, rows: window.rows - otherRows - below)
    }

    /// The columns that are free to the right of the cards, but at most one.
    var margin: Int {
        let last = counts.max().map(plan.width(of:)) ?? 0
        return min(1, (room.columns - last) / 2)
    }

    /// The rectangle of the card in a slot. Slots fill the rows from left to right.
    func rect(of slot: Int) -> Rect {
        var (row, place) = (0, slot)
        while row < plan.rows - 1, place >= counts[row] {
            place -= counts[row]
            row += 1
        }
        // An odd column is free on the left, below the text of the line above the cards.
        let left = (room.columns - plan.width(of: counts[row]) + 1) / 2
        return Rect(
            column: left + place * (plan.card.columns + plan.gap.columns),
            row: top + row * (plan.card.rows + plan.gap.rows),
            columns: plan.card.columns, rows: plan.card.rows)
    }
}

/// The room for drawings on cards of one size.
private enum DrawingRoom: Comparable {
    case none
    /// A large letter fills its card, and at least the sides of a frame fit beside it.
    case largeLetter
    /// A drawing fills its card, and only the sides of a frame fit beside it.
    case betweenBars
    /// A drawing fills its card, and a frame fits around it.
    case whole
    case insideFrame
}

/// An arrangement of cards with a given number of rows and given gaps.
private struct Plan: Equatable {
    let count, rows: Int
    let card, gap: Size
    let margin: Size
    /// The width of the drawings on the cards. It is stored, because comparing plans uses it.
    private let drawingWidth: Int
    let drawing: DrawingRoom

    /// Indicates whether a frame fits around each card, and not only its sides.
    let hasWholeFrames: Bool

    var columns: Int { (count + rows - 1) / rows }
    private var isFull: Bool { count.isMultiple(of: rows) }
    private var area: Int { card.columns * card.rows }
    /// The area of all cards with the gaps between them.
    private var occupiedArea: Int { width(of: columns) * height }

    /// The largest cards that fit; nil if they are too small. A card looks at least as tall as it
    /// is wide, and at most about one and a half times as tall, or twice as tall if it is so narrow
    /// that only a letter fits. (A terminal cell is about twice as tall as it is wide.)
    private init?(_ count: Int, rows: Int, gap: Size, margin: Size, in room: Size) {
        (self.count, self.rows, self.gap, self.margin) = (count, rows, gap, margin)
        let inRow = (count + rows - 1) / rows
        let largest = Size(
            columns: (room.columns - 2 * margin.columns - (inRow - 1) * gap.columns) / inRow,
            rows: (room.rows - 2 * margin.rows - (rows - 1) * gap.rows) / rows)
        let height = min(
            largest.rows, largest.columns < 6 ? largest.columns : (3 * largest.columns + 3) / 4)
        card = Size(columns: min(largest.columns, 2 * height), rows: height)
        let smallest = MemoryArrangement.smallest
        if card.columns < smallest.columns || card.rows < smallest.rows { return nil }
        let inside = MemoryArt.columnsOfDrawing(in: MemoryCard.inside(card))
        // Without a gap, drawings that fill their cards would run into each other.
        let whole = gap.columns > 0 ? MemoryArt.columnsOfDrawing(in: card) : 0
        drawingWidth = inside > 0 ? inside : whole
        hasWholeFrames = gap.rows > 0 && margin.rows > 0
        let isSeparate = gap.columns > 0 && gap.rows > 0
        let letter = isSeparate && MemoryArt.hasLargeLetter(card) ? DrawingRoom.largeLetter : .none
        drawing =
            inside > 0 ? .insideFrame : whole == 0 ? letter : hasWholeFrames ? .whole : .betweenBars
    }

    static func best(of count: Int, in room: Size, rows wanted: Int?) -> Plan? {
        guard count > 0 else { return nil }
        let plans = (wanted.map { $0...$0 } ?? 1...count).filter { rows in
            // If fewer rows are enough for this number of columns, one of the rows would be empty.
            let columns = (count + rows - 1) / rows
            return (count + columns - 1) / columns == rows
        }.flatMap { rows in
            [(2, 1), (1, 1), (1, 0), (0, 0)].flatMap { across, down in
                [(1, 1), (1, 0), (0, 1), (0, 0)].compactMap { beside, above in
                    Plan(
                        count, rows: rows, gap: Size(columns: across, rows: down),
                        margin: Size(columns: beside, rows: above), in: room)
                }
            }
        }
        guard let most = plans.map(\.kind).max(by: { $0 < $1 }) else { return nil }
        let finest = plans.filter { $0.kind == most }
        guard let best = finest.max(by: { $0.preference < $1.preference }) else { return nil }
        let full = finest.filter(\.isFull)
        let large = full.filter { plan in
            10 * plan.area >= 9 * best.area
                || plan.drawingWidth >= best.drawingWidth
                    && 4 * plan.card.columns >= 3 * best.card.columns
                    && 5 * plan.occupiedArea >= 4 * best.occupiedArea
        }
        if let plan = large.max(by: { $0.preference < $1.preference }) { return plan }
        let smaller = full.filter { plan in
            5 * plan.area >= 3 * best.area
                && plan.drawingWidth >= min(best.drawingWidth, MemoryArt.columnsOfFineDrawing)
        }
        return smaller.max { $0.cardPreference < $1.cardPreference } ?? best
    }

    /// The value by which plans are compared if their cards may be smaller than others.
    private var cardPreference: (Int, Int, Int, Int) {
        (card.columns, areaOfLetter, margin.columns + margin.rows, gap.columns)
    }

    /// The area of a card that has room for only a letter, or else 0.
    private var areaOfLetter: Int { drawing <= .largeLetter ? area : 0 }

    /// The number of directions in which gaps separate the cards, counting a wide gap once.
    private var gaps: Int { min(gap.columns, 1) + gap.rows }

    /// The most important values by which plans are compared: whether there is a drawing or a large
    /// letter, then the gaps, and then the room for frames.
    var kind: (DrawingRoom, Int, DrawingRoom) { (min(drawing, .betweenBars), gaps, drawing) }

    /// The values by which plans of one kind are compared: the size of the drawings or of cards
    /// without one, the margin, the size of the cards, and last the width of the gaps.
    private var preference: (Int, Int, Int, Int) {
        (max(drawingWidth, areaOfLetter), margin.columns + margin.rows, area, gap.columns)
    }

    func width(of cards: Int) -> Int { cards * (card.columns + gap.columns) - gap.columns }
    var height: Int { rows * (card.rows + gap.rows) - gap.rows }

    /// The number of cards in a row. If the cards cannot be spread evenly, the rows nearest to the
    /// middle get one more each, symmetrically. If the middle row cannot be one of them, these are
    /// the outer rows, so that long and short rows do not alternate.
    func count(inRow row: Int) -> Int {
        let (least, over) = count.quotientAndRemainder(dividingBy: rows)
        let isOuter = over.isMultiple(of: 2) && !rows.isMultiple(of: 2)
        func distance(_ row: Int) -> Int { abs(2 * row + 1 - rows) }
        let order = (0..<rows).sorted {
            isOuter ? distance($0) > distance($1) : distance($0) < distance($1)
        }
        return least + (order.prefix(over).contains(row) ? 1 : 0)
    }
}
