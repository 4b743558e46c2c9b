import Games

/// The previous solver, for comparison. Its board has bit sets of one digit in three rows, like
/// JCZSolve, and it guesses in the first cell with two candidates.
struct BandYardstick {
    private let digits: [UInt8]

    init(_ grid: SudokuGrid) { digits = (0..<81).map { UInt8(grid[$0]) } }

    /// Returns the number of solutions up to `limit`, the number of guesses, and the first
    /// solution.
    func search(limit: Int) -> (found: Int, guesses: Int, first: SudokuGrid) {
        let search = run(limit: limit)
        return (search?.found ?? 0, search?.guesses ?? 0, Self.grid(of: search?.solution ?? []))
    }

    var isUnique: Bool { run(limit: 2)?.found == 1 }

    private func run(limit: Int) -> BandSearch? {
        // Only these closures use the two addresses. See `BandSearch` for the bounds.
        BandTables.shared.words.withUnsafeBufferPointer { tables in
            withUnsafeTemporaryAllocation(
                of: UInt32.self, capacity: BandSearch.frames * BandSearch.frameSize
            ) { frames in
                guard let tables = tables.baseAddress, let frame = frames.baseAddress else {
                    return nil
                }
                var search = BandSearch(tables: tables, limit: limit)
                guard search.prepare(frame, digits) else { return nil }
                search.explore(frame)
                return search
            }
        }
    }

    private static func grid(of candidates: [UInt32]) -> SudokuGrid {
        var grid = SudokuGrid()
        for (word, cells) in candidates.enumerated() {
            for cell in 0..<27 where cells >> UInt32(cell) & 1 == 1 {
                grid[word % 3 * 27 + cell] = word / 3 + 1
            }
        }
        return grid
    }
}
