extension SearchBoard {
    /// Takes a candidate from an open cell, and gives the board on which the cell has it instead.
    ///
    /// Of the cells with fewest candidates, mostly two, it is the one that sees most open cells. What
    /// is settled where much is open has many consequences, and so has what is taken away there.
    mutating func split() -> SearchBoard {
        let ranks = ranks
        var rest = map(\.withoutLowest)
        var best: Int16
        repeat {
            let fewer = rest.map(\.withoutLowest)
            // Cells in which the last candidate was taken away now; the others become negative.
            let isLast = rest.merging(fewer) { $1.whereEmpty & ~$0.whereEmpty }
            best = ranks.merging(isLast) { $0 | ~$1 & BoxSets(repeating: .min) }.largest
            rest = fewer
        } while best < 0
        return split(where: ranks.map { ($0 ^ BoxSets(repeating: best)).whereEmpty })
    }

    private mutating func split(where isCell: SearchBoard) -> SearchBoard {
        let candidate = merging(isCell) { ($0 & $1).lowest }
        let others = isCell.merging(candidate) { $0 & ~$1 }
        defer { self = merging(candidate) { $0 & ~$1 } }
        return merging(others) { $0 & ~$1 }
    }

    /// A number for each cell, the greater the more open cells it sees, and different everywhere.
    private var ranks: SearchBoard {
        let minusSettled = map(\.withoutLowest.whereEmpty)
        let rows = minusSettled.rowSums
        let columns = minusSettled.columnSums
        let inRows = rows.map { $0.nextInBand &+ $0.previousInBand } &+ rows.sum
        let inColumns = columns.map { $0.nextInStack &+ $0.previousInStack }
        let seen = SearchBoard(
            top: inColumns &+ inRows.first, middle: inColumns &+ inRows.second,
            bottom: inColumns &+ inRows.third)
        return seen.merging(.ranksIfAllIsOpen) { $0 &* 256 &+ $1 }
    }

    /// A cell sees 20 others. Lanes without a box have the least rank.
    private static var ranksIfAllIsOpen: SearchBoard {
        func ranks(_ place: Int16) -> BoxSets {
            BoxSets(
                BoxSets.Lanes(
                    0, 1, 2, -16_384, 4, 5, 6, -16_384, 8, 9, 10, -16_384,
                    -16_384, -16_384, -16_384, -16_384))
                &+ BoxSets(repeating: 20 * 256 + place * 16)
        }
        return SearchBoard(
            top: BoxTrio(first: ranks(0), second: ranks(1), third: ranks(2)),
            middle: BoxTrio(first: ranks(3), second: ranks(4), third: ranks(5)),
            bottom: BoxTrio(first: ranks(6), second: ranks(7), third: ranks(8)))
    }

    private var largest: Int16 {
        func largest(_ trio: BoxTrio) -> BoxSets.Lanes {
            pointwiseMax(pointwiseMax(trio.first.lanes, trio.second.lanes), trio.third.lanes)
        }
        return pointwiseMax(pointwiseMax(largest(top), largest(middle)), largest(bottom)).max()
    }
}
