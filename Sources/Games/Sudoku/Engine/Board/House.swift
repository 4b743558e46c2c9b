/// A row, a column or a box: nine cells that have each digit once.
public struct House: Hashable, Sendable {
    /// The shape of a house.
    public enum Kind: Sendable { case row, column, box }

    public let kind: Kind
    /// 0 to 8: rows from the top, columns from the left, boxes in reading order.
    public let number: Int
    public let cells: CellSet

    private init(_ kind: Kind, _ number: Int) {
        self.kind = kind
        self.number = number
        cells = CellSet(
            (0..<9).map { place in
                switch kind {
                case .row: number * 9 + place
                case .column: place * 9 + number
                case .box: (number / 3 * 3 + place / 3) * 9 + number % 3 * 3 + place % 3
                }
            })
    }

    public static let rows = (0..<9).map { House(.row, $0) }
    public static let columns = (0..<9).map { House(.column, $0) }
    public static let boxes = (0..<9).map { House(.box, $0) }

    /// All rows, then all columns, then all boxes.
    public static let all = rows + columns + boxes

    /// The houses, beginning with those in which people see digits best: boxes, then rows, then
    /// columns.
    static let visible = boxes + rows + columns

    /// The houses that contain all of `cells`, in the order of `all`.
    public static func all(of cells: CellSet) -> [House] {
        all.filter { cells.isSubset(of: $0.cells) }
    }
}

/// The row, the column and the box of a cell.
enum CellHouses {
    static func row(_ cell: Int) -> Int { cell / 9 }
    static func column(_ cell: Int) -> Int { cell % 9 }
    static func box(_ cell: Int) -> Int { cell / 27 * 3 + cell % 9 / 3 }

    /// The row, the column and the box of each cell.
    static let houses: [[House]] = (0..<81).map { cell in
        House.all.filter { $0.cells.contains(cell) }
    }

    /// The twenty cells that share a house with each cell.
    static let peers: [CellSet] = (0..<81).map { cell in
        houses[cell].reduce(CellSet()) { $0 | $1.cells } - .only(cell)
    }

    /// The cells that see all of `cells`.
    static func common(_ cells: CellSet) -> CellSet {
        var seen = CellSet.all
        for cell in cells { seen &= peers[cell] }
        return seen
    }
}
