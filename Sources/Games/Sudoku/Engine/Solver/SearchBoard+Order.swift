/// The order of the solutions of a board that has several.
///
/// A seed identifies a puzzle that is made from the first solution of a board with many solutions.
/// If this order changes, seeds give other puzzles, and `SudokuGenerator.version` must be raised.
extension SearchBoard {
    /// Removes a candidate from an open cell, and returns the board on which the cell has that
    /// digit. The cell is the first one with two candidates, and the digit is the lower of the two.
    /// If there is no such cell, the digit is the one with the fewest places in any row, but at
    /// least two, and the cell is the first of these places.
    mutating func splitInOrder() -> SearchBoard {
        let cells = (0..<81).map { self[$0] }
        let pair = cells.firstIndex { $0.nonzeroBitCount == 2 }
        let (cell, digit) =
            pair.map { ($0, cells[$0] & (0 &- cells[$0])) } ?? Self.fewestPlaces(in: cells)
        var settled = self
        settled[cell] = digit
        self[cell] &= ~digit
        return settled
    }

    /// The digit with the fewest places in any row, but at least two, and the first of these
    /// places. An open board always has such a digit: if every digit had a single place in each
    /// row, the board would be solved.
    private static func fewestPlaces(in cells: [Int16]) -> (cell: Int, digit: Int16) {
        var best = (cell: 0, digit: Int16(0))
        var fewest = 10
        for digit in (1...9).map({ Int16(1) << $0 }) {
            for row in stride(from: 0, to: 81, by: 9) {
                let places = (row..<row + 9).lazy.filter { cells[$0] & digit != 0 }
                let count = places.count
                guard count > 1, count < fewest, let first = places.first else { continue }
                fewest = count
                best = (first, digit)
            }
        }
        return best
    }
}
