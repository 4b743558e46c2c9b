/// What can be known beforehand about one digit in one band, which is three rows of the board.
///
/// The 27 cells of a band are 27 bits, row by row. Three neighboring cells that are both in a row
/// and in a box are a *slot*; the nine slots of a band are nine bits, again row by row. All tables
/// stand one behind the other in one block of words, so that the solver holds a single address.
struct BandTables: Sendable {
    /// From nine cells of a row to its three slots that are not empty.
    static let slots = 0
    /// From the slots that are not empty to the cells that the digit may keep.
    static let kept = 512
    /// From the columns in which a band has the digit to the cells that other bands may keep.
    static let others = 1024
    /// From a cell of the band to the cells of its row and box inside the band, without itself.
    static let seen = 1536

    static let shared = BandTables()

    let words: [UInt32]

    private init() {
        words =
            (0..<512).map(Self.slots(ofRow:)) + (0..<512).map(Self.kept(slots:))
            + (0..<512).map(Self.others(columns:)) + (0..<27).map(Self.seen(from:))
    }

    private static func slots(ofRow row: UInt32) -> UInt32 {
        (0..<3).reduce(0) { $0 | (row >> ($1 * 3) & 7 == 0 ? 0 : 1 << $1) }
    }

    /// In a band a digit stands once in each row and once in each box: in three slots that form one
    /// of six permutations. What stands in none that is still possible cannot be kept. This is what
    /// players know as locked candidates, both ways, all at once.
    private static func kept(slots: UInt32) -> UInt32 {
        let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        var cells: UInt32 = 0
        for boxes in permutations {
            let places = boxes.enumerated().map { row, box in row * 3 + box }
            guard places.allSatisfy({ slots >> $0 & 1 == 1 }) else { continue }
            for place in places { cells |= 7 << (place * 3) }
        }
        return cells
    }

    /// A box that has the digit in a single column takes this column from the other bands.
    private static func others(columns: UInt32) -> UInt32 {
        var row: UInt32 = 0x1FF
        for box in 0..<3 {
            let inBox = columns & 7 << (box * 3)
            if inBox.nonzeroBitCount == 1 { row &= ~inBox }
        }
        return row | row << 9 | row << 18
    }

    private static func seen(from cell: Int) -> UInt32 {
        (0..<27).reduce(0) { cells, other in
            let isPeer = other / 9 == cell / 9 || other % 9 / 3 == cell % 9 / 3
            return isPeer && other != cell ? cells | 1 << other : cells
        }
    }
}
