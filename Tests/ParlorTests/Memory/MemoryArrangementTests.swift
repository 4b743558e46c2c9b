import Sweep
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `The places of the memory cards` {
    /// The numbers of cards in the rows, from top to bottom.
    private func rows(_ count: Int, in columns: Int, _ rows: Int) throws -> [Int] {
        let places = try #require(
            MemoryArrangement(of: count, in: Size(columns: columns, rows: rows - 3)))
        let all = Dictionary(grouping: (0..<count).map { places.rect(of: $0).row }) { $0 }
        return all.sorted { $0.key < $1.key }.map(\.value.count)
    }

    @Test(arguments: [
        (40, 20, [4, 4, 4, 4]), (80, 24, [8, 8]), (120, 40, [4, 4, 4, 4]),
        (200, 60, [4, 4, 4, 4]), (100, 40, [4, 4, 4, 4]), (60, 40, [4, 4, 4, 4]),
    ])
    func `sixteen cards lie in full rows, unless that makes them much smaller`(
        _ columns: Int, _ rows: Int, _ inRows: [Int]
    ) throws {
        #expect(try self.rows(16, in: columns, rows) == inRows)
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `every board that fits is centered`(
        _ columns: Int, _ rows: Int
    ) throws {
        var fitting = 0
        for pairs in MemoryOptions.pairsRange {
            let room = Size(columns: columns, rows: rows - 3)
            guard let places = MemoryArrangement(of: 2 * pairs, in: room) else { continue }
            fitting += 1
            let rects = (0..<2 * pairs).map(places.rect)
            for row in Dictionary(grouping: rects, by: \.row).values {
                let left = row.map(\.column).min() ?? 0
                let right = columns - (row.map { $0.column + $0.columns }.max() ?? 0)
                #expect(abs(left - right) <= 1 && left >= 0, "\(pairs): \(left) \(right)")
            }
            let top = rects.map(\.row).min() ?? 0
            let bottom = room.rows - (rects.map { $0.row + $0.rows }.max() ?? 0)
            #expect(abs(top - bottom) <= 1 && top >= 0, "\(pairs): \(top) \(bottom)")
        }
        #expect(fitting >= (columns == 40 ? 15 : 31))
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `the usual boards take up more than half of the window`(_ columns: Int, _ rows: Int) throws
    {
        for pairs in [8, 10, 12, 16, 18, 20, 24, 32] {
            let room = Size(columns: columns, rows: rows - 3)
            let places = try #require(MemoryArrangement(of: 2 * pairs, in: room))
            let rects = (0..<2 * pairs).map(places.rect)
            let width =
                (rects.map { $0.column + $0.columns }.max() ?? 0)
                - (rects.map(\.column).min() ?? 0)
            let height =
                (rects.map { $0.row + $0.rows }.max() ?? 0)
                - (rects.map(\.row).min() ?? 0)
            let share = 100 * width * height / (room.columns * room.rows)
            #expect(share >= 53, "\(pairs) pairs take \(share) %")
            // No card is stretched: it is at most 1.5 times as tall as wide, in square pixels, or
            // twice as tall if it has space for only a letter.
            let card = rects[0]
            let tallest = card.columns < 6 ? card.columns : (3 * card.columns + 3) / 4
            #expect(card.columns <= 2 * card.rows && card.rows <= tallest)
        }
    }

    /// The largest card with a drawing in this number of rows, with these gaps, and a margin for
    /// its frame; nil if there is none. A drawing inside a frame takes 9×6 cells.
    private func card(
        _ count: Int, _ rows: Int, across: Int, down: Int, in room: Size
    ) -> Size? {
        let inRow = (count + rows - 1) / rows
        let columns = (room.columns - (inRow - 1) * across) / inRow
        let height = min((room.rows - (rows - 1) * down) / rows, (3 * columns + 3) / 4)
        let card = Size(columns: min(columns, 2 * height), rows: height)
        return card.columns >= 9 && card.rows >= 6 ? card : nil
    }

    /// Returns whether a drawing with fine lines, of 11×6 cells, fits inside the frame of a card.
    private func isFine(_ card: Size) -> Bool { card.columns >= 13 && card.rows >= 8 }

    /// Returns whether a grid of cards of a size fits with a gap between any two of them.
    private func fits(_ count: Int, cardsOf card: Size, in room: Size) -> Bool {
        (1...count).contains { inRow in
            let rows = (count + inRow - 1) / inRow
            return inRow * (card.columns + 1) - 1 <= room.columns
                && rows * (card.rows + 1) - 1 <= room.rows
        }
    }

    /// Almost half of the height is free if one more row only just does not fit, and a ninth of the
    /// width if a card only just does not get a column more.
    @Test func `in every window, no cards touch that need not, and they take up 44 percent`() {
        var (apart, touching) = (0, 0)
        for columns in stride(from: 40, through: 200, by: Sweep.isWhole ? 1 : 8) {
            for rows in stride(from: 15, through: 60, by: Sweep.isWhole ? 1 : 3) {
                for count in MemoryOptions.pairsRange.map({ 2 * $0 }) {
                    let window = Size(columns: columns, rows: rows)
                    guard let best = MemoryArrangement.best(of: count, in: window, rows: nil)
                    else { continue }
                    let places = best.arrangement
                    let (room, lines) = (places.room, places.slots)
                    let (first, second) = (places.rect(of: 0), places.rect(of: 1))
                    let below = lines.count > 1 ? places.rect(of: lines[1].lowerBound) : nil
                    let isApart =
                        (below.map { $0.row > first.bottom } ?? true)
                        && (lines[0].count == 1 || second.column > first.right)
                    if isApart { apart += 1 } else { touching += 1 }
                    // The smallest cards with a drawing, with a large letter and with a letter.
                    let card =
                        places.isDrawn
                        ? Size(columns: 7, rows: 4)
                        : places.form.isBare
                            ? Size(columns: 4, rows: 4) : MemoryArrangement.smallest
                    let mustTouch = !fits(count, cardsOf: card, in: room)
                    #expect(isApart || mustTouch, "\(count) in \(window)")
                    let rects = lines.map {
                        (places.rect(of: $0.lowerBound), places.rect(of: $0.upperBound - 1))
                    }
                    let width = rects.map { $1.right - $0.column }.max() ?? 0
                    let height = (rects.last?.0.bottom ?? 0) - (rects.first?.0.row ?? 0)
                    let share = 100 * width * height / (room.columns * room.rows)
                    #expect(share >= 44, "\(count) in \(window): \(share) %")
                }
            }
        }
        #expect(apart > touching && touching > 0)
    }

    @Test func `rows differ only if full rows would leave much room or have smaller cards`() throws
    {
        var staggered = 0
        for (columns, rows) in [(40, 20), (80, 24), (120, 40), (200, 60), (100, 30), (60, 50)] {
            for pairs in MemoryOptions.pairsRange {
                let (count, room) = (2 * pairs, Size(columns: columns, rows: rows - 3))
                guard let places = MemoryArrangement(of: count, in: room) else { continue }
                let rects = (0..<count).map(places.rect)
                let lines = Dictionary(grouping: rects, by: \.row).mapValues(\.count)
                guard Set(lines.values).count > 1 else { continue }
                staggered += 1
                // Full rows with the same gaps have much smaller cards, or only coarse drawings.
                let across = rects[1].column - rects[0].column - rects[0].columns
                let tops = lines.keys.sorted()
                let down = tops[1] - tops[0] - rects[0].rows
                let own = rects[0]
                for inRow in 1...count where count.isMultiple(of: inRow) {
                    guard
                        let full = card(
                            count, count / inRow, across: across, down: down, in: room)
                    else { continue }
                    let isSmall = 5 * full.columns * full.rows < 3 * own.columns * own.rows
                    let isCoarse =
                        !isFine(full) && isFine(Size(columns: own.columns, rows: own.rows))
                    #expect(isSmall || isCoarse, "\(pairs) in \(room)")
                }
            }
        }
        #expect(staggered > 0)
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `a small board leaves an empty row above and below`(_ columns: Int, _ rows: Int) throws {
        for pairs in 2...4 {
            let room = Size(columns: columns, rows: rows - 3)
            let places = try #require(MemoryArrangement(of: 2 * pairs, in: room))
            let rects = (0..<2 * pairs).map(places.rect)
            #expect(rects.allSatisfy { $0.row > 0 && $0.row + $0.rows < room.rows }, "\(rects)")
        }
    }

    @Test func `no row is longer than another by more than a card, in any window`() throws {
        var fitting = 0
        for columns in stride(from: 40, through: 200, by: 8) {
            for rows in stride(from: 15, through: 60, by: 5) {
                for count in stride(from: 4, through: 64, by: 10) {
                    let room = Size(columns: columns, rows: rows - 3)
                    guard let places = MemoryArrangement(of: count, in: room) else { continue }
                    fitting += 1
                    let rects = (0..<count).map(places.rect)
                    let inRows = places.slots.map(\.count)
                    // Long and short rows do not alternate.
                    let changes = zip(inRows, inRows.dropFirst()).count { $0 != $1 }
                    #expect(changes <= 2 && inRows == inRows.reversed(), "\(inRows)")
                    #expect((inRows.max() ?? 0) - (inRows.min() ?? 0) <= 1)
                    #expect(rects.allSatisfy { $0.column >= 0 && $0.row >= 0 })
                    #expect(rects.allSatisfy { $0.column + $0.columns <= room.columns })
                    #expect(rects.allSatisfy { $0.row + $0.rows <= room.rows })
                }
            }
        }
        #expect(fitting > 1_000, "\(fitting)")
    }
}
