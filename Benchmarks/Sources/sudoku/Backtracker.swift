import Games

/// The simplest solver, for comparison. It tries the digits of the cell with the fewest candidates.
struct Backtracker {
    private var rows = [UInt16](repeating: 0, count: 9)
    private var columns = [UInt16](repeating: 0, count: 9)
    private var boxes = [UInt16](repeating: 0, count: 9)
    private var empty: [Int] = []
    private var found = 0
    private let limit: Int

    static func solutions(of grid: SudokuGrid, limit: Int) -> Int {
        var search = Backtracker(limit: limit)
        for cell in 0..<81 {
            guard grid[cell] != 0 else {
                search.empty.append(cell)
                continue
            }
            let digit: UInt16 = 1 << UInt16(grid[cell])
            if search.taken(cell) & digit != 0 { return 0 }
            search.toggle(cell, digit)
        }
        search.explore()
        return search.found
    }

    private init(limit: Int) { self.limit = limit }

    private func taken(_ cell: Int) -> UInt16 {
        rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3]
    }

    private mutating func toggle(_ cell: Int, _ digit: UInt16) {
        rows[cell / 9] ^= digit
        columns[cell % 9] ^= digit
        boxes[cell / 27 * 3 + cell % 9 / 3] ^= digit
    }

    private mutating func explore() {
        var best = -1
        var fewest = 10
        for index in empty.indices {
            let count = 9 - taken(empty[index]).nonzeroBitCount
            if count < fewest { (best, fewest) = (index, count) }
        }
        guard best >= 0 else {
            found += 1
            return
        }
        let cell = empty.remove(at: best)
        var free = 0b11_1111_1110 & ~taken(cell)
        while free != 0, found < limit {
            let digit = free & (0 &- free)
            toggle(cell, digit)
            explore()
            toggle(cell, digit)
            free &= free &- 1
        }
        empty.insert(cell, at: best)
    }
}
