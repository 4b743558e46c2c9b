import Games
import Reactive
import Testing

@Suite struct AdaptiveGridTests {
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
    func `the usual boards on 80 by 20`(count: Int, grid: String) {
        #expect(picture(count, 80, 20) == grid)
    }

    @Test func `a grid that fits exactly is taken`() {
        let grid = AdaptiveGrid(count: 4, width: 196, height: 254, proportion: .card)
        #expect(grid?.columns == 2 && grid?.cellWidth == 98 && grid?.cellHeight == 127)
    }

    @Test func `where one row is the best, it does not overflow`() {
        let grid = AdaptiveGrid(count: 2, width: 600, height: 300, proportion: .card)
        #expect(grid?.columns == 2 && grid?.cellWidth == 231 && grid?.cellHeight == 299)
    }

    @Test(arguments: [
        (4, 343, 560, 171), (6, 343, 560, 114), (8, 343, 560, 114), (10, 343, 560, 85),
        (12, 343, 560, 85), (16, 343, 560, 85), (16, 760, 200, 76),
    ])
    func `no card is smaller than where cards always fill the width`(
        count: Int, width: Int, height: Int, cellWidth: Int
    ) throws {
        let grid = try #require(
            AdaptiveGrid(count: count, width: width, height: height, proportion: .card))
        #expect(grid.cellWidth >= cellWidth)
        #expect(grid.width <= width && grid.height <= height)
    }

    @Test func `a hundred thousand sizes neither overflow nor waste`() {
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

    /// Whether so many cells of that width fit in any number of columns, tried one by one.
    private func canHold(_ count: Int, cellWidth: Int, _ width: Int, _ height: Int) -> Bool {
        let cellHeight = Int((Double(cellWidth) * 127 / 98 / 2).rounded())
        return (1...count).contains { columns in
            let rows = (count + columns - 1) / columns
            return columns * cellWidth <= width && rows * cellHeight <= height
        }
    }

    @Test(arguments: [
        (16, 78, 21, 8), (16, 38, 17, 4), (16, 118, 37, 6), (24, 78, 21, 8), (12, 78, 21, 6),
        (10, 78, 21, 5),
    ])
    func `rows are full where cards need not be much smaller for it`(
        count: Int, width: Int, height: Int, columns: Int
    ) throws {
        let grid = try #require(
            AdaptiveGrid(fullRowsOf: count, width: width, height: height))
        #expect(grid.columns == columns)
    }

    @Test func `of all grids with cells of four fifths of the width, none is fuller`() {
        var dice = Dice(seed: 7)
        for _ in 0..<20_000 {
            let count = 1 + dice.roll(below: 64)
            let (width, height) = (1 + dice.roll(below: 250), 1 + dice.roll(below: 100))
            let largest = AdaptiveGrid(count: count, width: width, height: height)
            let full = AdaptiveGrid(fullRowsOf: count, width: width, height: height)
            guard let largest, let full else {
                #expect(largest == nil && full == nil)
                continue
            }
            func holds(_ columns: Int) -> Bool {
                let rows = (count + columns - 1) / columns
                let cells = max(4, (4 * largest.cellWidth + 4) / 5)
                let cellHeight = Int((Double(cells) * 127 / 98 / 2).rounded())
                return columns * cells <= width && rows * cellHeight <= height
            }
            func empty(_ columns: Int) -> Int { (count + columns - 1) / columns * columns - count }
            let fewest = (1...count).filter(holds).map(empty).min()
            let isRight =
                full.width <= width && full.height <= height
                && 5 * full.cellWidth >= 4 * largest.cellWidth && empty(full.columns) == fewest
            #expect(isRight, "\(count) in \(width)×\(height): \(full)")
        }
    }

    @Test(arguments: [(0, 80, 24), (4, 0, 24), (4, 80, 0), (4, -5, 24), (1, 3, 3), (1, 4, 2)])
    func `where nothing fits there is no grid`(count: Int, width: Int, height: Int) {
        #expect(AdaptiveGrid(count: count, width: width, height: height) == nil)
    }

    @Test func `a place belongs to the cell that covers it`() throws {
        let grid = try #require(AdaptiveGrid(count: 7, width: 40, height: 12))
        for index in 0..<grid.count {
            let (x, y) = grid.origin(of: index)
            #expect(grid.index(x: x, y: y) == index)
            #expect(grid.index(x: x + grid.cellWidth - 1, y: y + grid.cellHeight - 1) == index)
        }
        let (x, y) = grid.origin(of: grid.count)
        #expect(grid.index(x: x, y: y) == nil)
        #expect(grid.index(x: -1, y: 0) == nil)
        #expect(grid.index(x: 0, y: grid.height) == nil)
    }
}
