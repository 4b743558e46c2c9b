extension SearchBoard {
    /// The state of a board after all consequences were followed.
    enum Outcome { case contradiction, open, solved }

    /// Follows the consequences of the settled cells until there are no new ones.
    mutating func settle() -> Outcome {
        // The sign of a contradiction: a number greater than every sum of candidates.
        let lost: Int16 = 1 << 14
        var before = BoxSets.none
        while true {
            let own = map { $0.single }
            let settled = own.sum
            let rows = lockRows(without: own.rowSums.map { settled &- $0 })
            let columns = lockColumns(without: own.columnSums.map { settled &- $0 })
            place(inLastPlaces: rows.inOne & columns.inOne)

            // Candidates are only ever removed, so the board is unchanged if their sum is
            // unchanged.
            let after = sum
            let missing = ~(columns.union ^ .all).whereEmpty
            switch (after ^ before | missing & BoxSets(repeating: lost)).largest {
            case 0:
                // Nine digits have this sum only if they are all different.
                return (settled ^ .allInBoxes).largest == 0 ? .solved : .open
            case lost...:
                return .contradiction
            default:
                before = after
            }
        }
    }

    /// Removes candidates that the three boxes of a band exclude from their rows. For each row of a
    /// box, `settled` contains the digits that are settled in its other rows. If two cells are
    /// settled to the same digit, both lose it.
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

    /// Removes candidates that the three boxes of a stack exclude from their columns, as `lockRows`
    /// does for rows.
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

    /// Settles the cells that are the last places of these `digits` in their boxes.
    @inline(__always)
    private mutating func place(inLastPlaces digits: BoxSets) {
        self = map { cells in
            let last = cells & digits
            return cells & (last | last.whereEmpty)
        }
    }
}
