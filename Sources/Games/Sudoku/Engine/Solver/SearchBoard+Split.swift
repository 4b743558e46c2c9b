extension SearchBoard {
    /// Removes a candidate from an open cell, and returns the board on which the cell has that
    /// digit.
    ///
    /// Among the cells with the fewest candidates, usually two, `split` chooses the cell that sees
    /// the most open cells, because that decision has the most consequences.
    mutating func split() -> SearchBoard {
        var rest = map { $0.withoutLowest }
        let ranks = Self.ranks(settled: rest.map { $0.whereEmpty })
        var best: Int16
        repeat {
            let fewer = rest.map { $0.withoutLowest }
            let isLast = rest.merging(fewer) { ~$0.whereEmpty & $1.whereEmpty }
            best = ranks.merging(isLast, &).largest
            rest = fewer
        } while best <= 0

        let cell = merging(ranks) { $0 & $1.whereEqual(to: best) }
        defer { self = merging(cell) { $0 ^ $1.lowest } }
        return merging(cell) { $0 ^ $1.withoutLowest }
    }

    /// A different positive number for each cell, which is greater if the cell sees more open
    /// cells. Lanes without a box contain negative numbers. `settled` contains -1 for a settled
    /// cell.
    @inline(__always)
    private static func ranks(settled: SearchBoard) -> SearchBoard {
        let rows = settled.rowSums
        let columns = settled.columnSums
        let inBoxes = rows.sum &* 256 &+ numbersOfBoxes
        let inRows = rows.map { ($0.nextInBand &+ $0.previousInBand) &* 256 &+ inBoxes }
        let inColumns = columns.map { ($0.nextInStack &+ $0.previousInStack) &* 256 }
        // The low eight bits are the number of the cell.
        let numberedRows = inRows &+ steps(of: 48)
        let numberedColumns = inColumns &+ steps(of: 16)
        return SearchBoard(
            top: numberedColumns &+ numberedRows.first,
            middle: numberedColumns &+ numberedRows.second,
            bottom: numberedColumns &+ numberedRows.third)
    }

    /// A different number for each box, which is so great that a rank stays positive after 20
    /// settled cells are subtracted. Lanes without a box have a negative number.
    private static var numbersOfBoxes: BoxSets {
        let noBox: Int16 = -16_384
        return BoxSets(
            BoxSets.Lanes(
                0, 1, 2, noBox, 4, 5, 6, noBox, 8, 9, 10, noBox, noBox, noBox, noBox, noBox))
            &+ BoxSets(repeating: 20 * 256 + 1)
    }

    private static func steps(of length: Int16) -> BoxTrio {
        BoxTrio(
            first: .none, second: BoxSets(repeating: length), third: BoxSets(repeating: 2 * length))
    }

    private var largest: Int16 {
        func largest(_ trio: BoxTrio) -> BoxSets { trio.first.max(trio.second).max(trio.third) }
        return largest(top).max(largest(middle)).max(largest(bottom)).largest
    }
}
