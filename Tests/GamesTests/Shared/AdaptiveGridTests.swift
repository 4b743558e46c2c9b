import Games
import Reactive
import Sweep
import Testing

@Suite struct `An adaptive grid` {
    private func picture(_ count: Int, _ width: Int, _ height: Int) -> String {
        guard let grid = AdaptiveGrid(count: count, width: width, height: height) else {
            return "too small"
        }
        return "\(grid.columns)×(\(grid.cellWidth)×\(grid.cellHeight))"
    }

    @Test(arguments: [
        (4, "4×(20×13)"), (6, "5×(16×10)"), (8, "5×(16×10)"), (10, "5×(16×10)"),
        (12, "6×(13×8)"), (16, "8×(10×6)"),
    ])
    func `the usual boards fit on 80 by 20`(count: Int, grid: String) {
        #expect(picture(count, 80, 20) == grid)
    }

    @Test func `a grid that fits exactly is chosen`() {
        let grid = AdaptiveGrid(count: 4, width: 196, height: 254, proportion: .card)
        #expect(grid?.columns == 2 && grid?.cellWidth == 98 && grid?.cellHeight == 127)
    }

    @Test func `a grid of one row does not overflow`() {
        let grid = AdaptiveGrid(count: 2, width: 600, height: 300, proportion: .card)
        #expect(grid?.columns == 2 && grid?.cellWidth == 231 && grid?.cellHeight == 299)
    }

    @Test(arguments: [
        (4, 343, 560, 171), (6, 343, 560, 114), (8, 343, 560, 114), (10, 343, 560, 85),
        (12, 343, 560, 85), (16, 343, 560, 85), (16, 760, 200, 76),
    ])
    func `no card is smaller than with the rule that fills the width`(
        count: Int, width: Int, height: Int, cellWidth: Int
    ) throws {
        let grid = try #require(
            AdaptiveGrid(count: count, width: width, height: height, proportion: .card))
        #expect(grid.cellWidth >= cellWidth)
        #expect(grid.width <= width && grid.height <= height)
    }

    @Test func `100 000 sizes neither overflow nor waste room`() {
        var dice = Dice(seed: 31)
        for _ in 0..<100_000 {
            let count = 1 + dice.roll(below: 64)
            let width = 1 + dice.roll(below: 250)
            let height = 1 + dice.roll(below: 100)
            let fits = (width / 4) * (height / 3) >= count
            guard let grid = AdaptiveGrid(count: count, width: width, height: height) else {
                #expect(!fits, "\(count) in \(width)×\(height)")
                continue
            }
            let isRight =
                fits && grid.width <= width && grid.height <= height
                && grid.columns * grid.rows >= count && grid.columns <= count
                && !canHold(count, cellWidth: grid.cellWidth + 1, width, height)
            #expect(isRight, "\(count) in \(width)×\(height): \(grid)")
        }
    }

    /// Returns whether this many cells of this width fit, in any number of columns. It tries all
    /// numbers.
    private func canHold(_ count: Int, cellWidth: Int, _ width: Int, _ height: Int) -> Bool {
        let cellHeight = Int((Double(cellWidth) * 127 / 98 / 2).rounded())
        for columns in 1...count {
            let rows = (count + columns - 1) / columns
            if columns * cellWidth <= width && rows * cellHeight <= height { return true }
        }
        return false
    }

    @Test(arguments: [
        (16, 80, 21, 8), (16, 40, 17, 4), (16, 120, 37, 8), (16, 118, 37, 6), (24, 80, 21, 8),
        (12, 80, 21, 6), (10, 80, 21, 5),
    ])
    func `rows are full where that costs little of the card size`(
        count: Int, width: Int, height: Int, columns: Int
    ) throws {
        let grid = try #require(
            AdaptiveGrid(fullRowsOf: count, width: width, height: height))
        #expect(grid.columns == columns)
    }

    /// The widest card for each number of rows: 127/196 of the width, rounded, because a cell is
    /// twice as tall as wide.
    private static let widest: [Int] = (0...60).map { (rows: Int) -> Int in
        (0...200).last { (width: Int) -> Bool in (2 * width * 127 + 196) / 392 <= rows } ?? 0
    }

    /// The room for the cards in windows of 20 to 200 columns and 12 to 60 rows.
    @Test(arguments: Array(stride(from: 4, through: 64, by: 2)))
    func `the fullest grid is chosen whose cards are at least four fifths as wide`(
        count: Int
    ) {
        let widest = Self.widest
        for width in stride(from: 20, through: 200, by: Sweep.count(7, whole: 1)) {
            for height in 9...57 {
                // The plain rule: cells that fill the width, in the fewest columns that fit the
                // height. If no such cells fit, the largest cells that do.
                var (plain, largest) = (0, 0)
                for columns in 1...count where plain == 0 {
                    let high = widest[height / ((count + columns - 1) / columns)]
                    largest = max(largest, min(width / columns, high))
                    if width / columns <= high { plain = width / columns }
                }
                if plain == 0 { plain = largest }
                var best: (empty: Int, card: Int, columns: Int) = (Int.max, 0, 0)
                for columns in 1...count {
                    let rows = (count + columns - 1) / columns
                    let card = min(width / columns, widest[height / rows])
                    guard 5 * card >= 4 * plain, card >= 4 else { continue }
                    let empty = rows * columns - count
                    let isFuller = empty < best.empty
                    let isAsFull = empty == best.empty
                    // Of equally wide cards, those in the most columns.
                    if isFuller || isAsFull && card >= best.card {
                        best = (empty, card, columns)
                    }
                }
                let grid = AdaptiveGrid(fullRowsOf: count, width: width, height: height)
                var isRight = grid?.columns ?? 0 == best.columns
                isRight = isRight && grid?.cellWidth ?? 0 == best.card
                isRight = isRight && grid?.width ?? 0 <= width && grid?.height ?? 0 <= height
                if !isRight { Issue.record("\(count) in \(width)×\(height): \(grid as Any)") }
            }
        }
    }

    @Test(arguments: [(0, 80, 24), (4, 0, 24), (4, 80, 0), (4, -5, 24), (1, 3, 3), (1, 4, 2)])
    func `a room that is too small has no grid`(count: Int, width: Int, height: Int) {
        #expect(AdaptiveGrid(count: count, width: width, height: height) == nil)
    }
}
