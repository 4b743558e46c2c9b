extension SearchBoard {
    /// What is left of a board when every consequence was followed.
    enum Outcome { case contradiction, open, solved }

    /// Follows the consequences of what is settled, until there is no new one.
    mutating func settle() -> Outcome {
        var before = BoxSets.none
        while true {
            let blank = whereBlank
            let settled = clearSettled()
            let rows = lockRows()
            let columns = lockColumns()
            let missing = columns.union ^ .all
            guard (missing | blank & .all).isEmpty else { return .contradiction }
            place(inLastPlaces: rows.inOne & columns.inOne)
            // Candidates only ever go: as long as the sum stays, all of them do.
            let after = sum
            if (after ^ before).isEmpty {
                return (settled ^ .allInBoxes).isEmpty ? .solved : .open
            }
            before = after
        }
    }

    /// All bits in the boxes with a cell that has no candidate: one less than nothing is negative.
    @inline(__always)
    private var whereBlank: BoxSets {
        map { $0 &- BoxSets(repeating: 1) }.columns.union.whereNegative
    }

    /// Takes the digit of each settled cell from the other cells of its box, and gives the sum of
    /// these digits. Two cells with the same digit take it from each other.
    @inline(__always)
    private mutating func clearSettled() -> BoxSets {
        let own = map(\.single)
        let settled = own.sum
        self = merging(own) { $0 & ~(settled &- $1) }
        return settled
    }

    /// Keeps each digit to the rows in which the three boxes of a band can have it.
    @inline(__always)
    private mutating func lockRows() -> BoxTrio {
        let rows = rows
        let kept = rows.locked(
            next: rows.map(\.nextInBand), previous: rows.map(\.previousInBand))
        top = top & kept.first
        middle = middle & kept.second
        bottom = bottom & kept.third
        return kept
    }

    /// Keeps each digit to the columns in which the three boxes of a stack can have it.
    @inline(__always)
    private mutating func lockColumns() -> BoxTrio {
        let columns = columns
        let kept = columns.locked(
            next: columns.map(\.nextInStack), previous: columns.map(\.previousInStack))
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
