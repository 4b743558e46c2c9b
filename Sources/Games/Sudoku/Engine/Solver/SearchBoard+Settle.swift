extension SearchBoard {
    /// State of a board when every consequence was followed.
    enum Outcome { case contradiction, open, solved }

    /// Follows the consequences of what is settled, until there is no new one.
    mutating func settle() -> Outcome {
        // A sum of candidates is less than this.
        let lost: Int16 = 1 << 14
        var before = BoxSets.none
        while true {
            let own = map { $0.single }
            let settled = own.sum
            let rows = lockRows(without: own.rowSums.map { settled &- $0 })
            let columns = lockColumns(without: own.columnSums.map { settled &- $0 })
            place(inLastPlaces: rows.inOne & columns.inOne)

            // Candidates only ever go: as long as the sum stays, all of them do.
            let after = sum
            let missing = ~(columns.union ^ .all).whereEmpty
            switch (after ^ before | missing & BoxSets(repeating: lost)).largest {
            case 0:
                // No other digits than nine different ones have this sum.
                return (settled ^ .allInBoxes).largest == 0 ? .solved : .open
            case lost...:
                return .contradiction
            default:
                before = after
            }
        }
    }

    /// Keeps each digit to the rows in which the three boxes of a band can have it, given the
    /// digits that are settled in other rows of a box. Two cells with the same digit take it from
    /// each other.
    @inline(__always)
    private mutating func lockRows(without settled: BoxTrio) -> BoxTrio {
        let possible = rows.merging(settled) { $0 & ~$1 }
        let kept = possible.locked(
            next: possible.map { $0.nextInBand }, previous: possible.map { $0.previousInBand })
        top = top & kept.first
        middle = middle & kept.second
        bottom = bottom & kept.third
        return kept
    }

    /// The same for the columns, in which a stack's boxes can have a digit.
    @inline(__always)
    private mutating func lockColumns(without settled: BoxTrio) -> BoxTrio {
        let possible = columns.merging(settled) { $0 & ~$1 }
        let kept = possible.locked(
            next: possible.map { $0.nextInStack }, previous: possible.map { $0.previousInStack })
        top = top & kept
        middle = middle & kept
        bottom = bottom & kept
        return kept
    }

    /// Settles the cells in which `digits` of their boxes have their last places.
    @inline(__always)
    private mutating func place(inLastPlaces digits: BoxSets) {
        self = map { cells in
            let last = cells & digits
            return cells & (last | last.whereEmpty)
        }
    }
}
