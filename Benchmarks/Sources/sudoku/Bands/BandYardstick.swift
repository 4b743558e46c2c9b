import Games

/// A board for the solver that the library had before: bit sets of one digit in three rows, in the
/// manner of JCZSolve, and the first cell with two candidates for a guess. For comparison.
struct BandYardstick {
    private let digits: [UInt8]

    init(_ grid: SudokuGrid) { digits = (0..<81).map { UInt8(grid[$0]) } }

    /// The number of solutions up to `limit`, the first of them, and what it took.
    func search(limit: Int) -> (found: Int, guesses: Int, first: SudokuGrid) {
        let search = run(limit: limit)
        return (search?.found ?? 0, search?.guesses ?? 0, Self.grid(of: search?.solution ?? []))
    }

    var isUnique: Bool { run(limit: 2)?.found == 1 }

    private func run(limit: Int) -> BandSearch? {
        // Both addresses are used inside these closures only; see `BandSearch` for the bounds.
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
