extension SearchBoard {
    /// A board from 81 digits, with 0 for an empty cell.
    init(_ digits: [UInt8]) {
        func candidates(_ cell: Int) -> Int16 {
            digits[cell] == 0 ? BoxSets.full : 1 &<< Int16(truncatingIfNeeded: digits[cell])
        }
        func sets(_ cell: Int) -> BoxSets {
            let full = BoxSets.full
            return BoxSets(
                BoxSets.Lanes(
                    candidates(cell), candidates(cell + 3), candidates(cell + 6), full,
                    candidates(cell + 27), candidates(cell + 30), candidates(cell + 33), full,
                    candidates(cell + 54), candidates(cell + 57), candidates(cell + 60), full,
                    full, full, full, full))
        }
        func row(_ cell: Int) -> BoxTrio {
            BoxTrio(first: sets(cell), second: sets(cell + 1), third: sets(cell + 2))
        }
        (top, middle, bottom) = (row(0), row(9), row(18))
    }

    /// The candidates of a cell. Cells are numbered row by row.
    subscript(cell: Int) -> Int16 {
        get {
            let (row, column) = (cell / 9, cell % 9)
            return self[row: row % 3][column % 3].lanes[row / 3 * 4 + column / 3]
        }
        set {
            let (row, column) = (cell / 9, cell % 9)
            self[row: row % 3][column % 3].lanes[row / 3 * 4 + column / 3] = newValue
        }
    }

    private subscript(row row: Int) -> BoxTrio {
        get {
            switch row {
            case 0: top
            case 1: middle
            default: bottom
            }
        }
        set {
            switch row {
            case 0: top = newValue
            case 1: middle = newValue
            default: bottom = newValue
            }
        }
    }
}

extension BoxTrio {
    fileprivate subscript(index: Int) -> BoxSets {
        get {
            switch index {
            case 0: first
            case 1: second
            default: third
            }
        }
        set {
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            default: third = newValue
            }
        }
    }
}
