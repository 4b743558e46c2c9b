import TUI
import Testing

@testable import Games
@testable import Parlor

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
    func `every board that fits is centered, and its cards do not touch`(
        _ columns: Int, _ rows: Int
    ) throws {
        var fitting = 0
        for pairs in MemoryOptions.pairsRange {
            let room = Size(columns: columns, rows: rows - 3)
            guard let places = MemoryArrangement(of: 2 * pairs, in: room) else { continue }
            fitting += 1
            let rects = (0..<2 * pairs).map(places.rect)
            // An empty row or column separates two cards.
            func touch(_ one: Rect, _ other: Rect) -> Bool {
                let right = min(one.column + one.columns, other.column + other.columns)
                let bottom = min(one.row + one.rows, other.row + other.rows)
                return max(one.column, other.column) <= right
                    && max(one.row, other.row) <= bottom
            }
            let touching = rects.indices.first { index in
                rects[..<index].contains { touch($0, rects[index]) }
            }
            // Many cards may touch, so that they have room for pictures.
            let mayTouch =
                places.isDrawn ? pairs > (columns < 80 ? 7 : 12) : columns < 80 && pairs > 16
            #expect(touching == nil || mayTouch, "\(pairs)")
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

    /// The area of the largest card in this number of rows, with these gaps.
    private func area(
        _ count: Int, _ rows: Int, across: Int, down: Int, in room: Size
    ) -> Int {
        let inRow = (count + rows - 1) / rows
        let columns = (room.columns - (inRow - 1) * across) / inRow
        let height = min((room.rows - (rows - 1) * down) / rows, (3 * columns + 3) / 4)
        return max(0, min(columns, 2 * height)) * max(0, height)
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
                // Full rows with the same gaps, and cards of at least the smallest size.
                let across = rects[1].column - rects[0].column - rects[0].columns
                let tops = lines.keys.sorted()
                let down = tops[1] - tops[0] - rects[0].rows
                let own = rects[0].columns * rects[0].rows
                // The drawings are inside the frames of the cards.
                let isInside = places.isDrawn && rects[0].rows > 5
                for inRow in 1...count where count.isMultiple(of: inRow) {
                    let other = area(
                        count, count / inRow, across: across, down: down, in: room)
                    let isDrawn = other >= (isInside ? 54 : 45) || !places.isDrawn
                    #expect(10 * other < 9 * own || !isDrawn, "\(pairs) in \(room)")
                    // The smaller side of the cards in full rows.
                    let columns = (room.columns - (inRow - 1) * across) / inRow
                    let high = count / inRow
                    let height = min(
                        (room.rows - (high - 1) * down) / high, (3 * columns + 3) / 4)
                    let (width, ownSide) = (
                        min(columns, 2 * height), min(rects[0].columns, 2 * rects[0].rows)
                    )
                    let smallest = isInside ? 6 : places.isDrawn ? 5 : 3
                    let fits = width > (places.isDrawn ? 8 : 3) && height >= smallest
                    #expect(4 * width < 3 * ownSide || !fits, "\(pairs) in \(room)")
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
                    let inRows = Dictionary(grouping: rects, by: \.row).values.map(\.count)
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
