/// Finds the solutions of a board, quickly, whatever the board.
///
/// It reasons with bit sets of a digit in three rows at a time, and guesses where this ends.
public struct SudokuSolver: Sendable {
    private let tables = BandTables.shared

    public init() {}

    /// How many solutions a board has: none, one, or so many that it is no puzzle.
    public enum Verdict: Hashable, Sendable {
        case none
        case one(SudokuGrid)
        case many
    }

    /// Whether there is a solution, and whether it is the only one.
    public func verdict(on grid: SudokuGrid) -> Verdict {
        let search = search(grid, limit: 2)
        switch search.count {
        case 0: return .none
        case 1: return .one(Self.grid(of: search.first))
        default: return .many
        }
    }

    /// The number of solutions, which is not counted beyond `limit`.
    public func solutions(of grid: SudokuGrid, limit: Int) -> Int {
        guard limit > 0 else { return 0 }
        return search(grid, limit: limit).count
    }

    /// A solution, if there is one: of several, always the same.
    public func solution(of grid: SudokuGrid) -> SudokuGrid? {
        let search = search(grid, limit: 1)
        return search.count == 0 ? nil : Self.grid(of: search.first)
    }

    /// The solution, if there is no other.
    public func onlySolution(of grid: SudokuGrid) -> SudokuGrid? {
        if case .one(let solution) = verdict(on: grid) { solution } else { nil }
    }

    /// Whether a board has exactly one solution.
    public func isUnique(_ grid: SudokuGrid) -> Bool { search(grid, limit: 2).count == 1 }

    private func search(_ grid: SudokuGrid, limit: Int) -> (count: Int, first: [UInt32]) {
        // Both addresses are used inside these closures only; see `BandSearch` for the bounds.
        tables.words.withUnsafeBufferPointer { tables in
            withUnsafeTemporaryAllocation(
                of: UInt32.self, capacity: BandSearch.frames * BandSearch.frameSize
            ) { frames in
                guard let tables = tables.baseAddress, let frame = frames.baseAddress else {
                    return (0, [])
                }
                var search = BandSearch(tables: tables, limit: limit)
                guard search.prepare(frame, grid.digits) else { return (0, []) }
                search.explore(frame)
                return (search.found, search.solution)
            }
        }
    }

    private static func grid(of candidates: [UInt32]) -> SudokuGrid {
        var grid = SudokuGrid()
        for (word, cells) in candidates.enumerated() {
            var cells = cells
            while cells != 0 {
                grid[word % 3 * 27 + cells.trailingZeroBitCount] = word / 3 + 1
                cells &= cells &- 1
            }
        }
        return grid
    }
}
