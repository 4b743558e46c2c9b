/// Precomputed facts about one digit in one band, which is three rows of the board.
///
/// The 27 cells of a band are 27 bits, row by row. A *slot* is three neighboring cells in the same
/// row and the same box. The nine slots of a band are nine bits, also row by row. All tables are in
/// one block of words, so that the solver needs only one address.
struct BandTables: Sendable {
    /// Maps the nine cells of a row to those of its three slots that are not empty.
    static let slots = 0
    /// Maps the slots that are not empty to the cells that the digit may keep.
    static let kept = 512
    /// Maps the columns in which a band has the digit to the cells that other bands may keep.
    static let others = 1024
    /// Maps a cell of the band to the other cells of its row and box in the band.
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

    /// Returns the cells that a digit may keep. In a band, a digit is once in each row and once in
    /// each box, so its three slots form one of six permutations. Removes the cells that are in no
    /// possible permutation. Players call this technique locked candidates. It includes both
    /// pointing and claiming.
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

    /// Returns the cells that other bands may keep. If a box has the digit in a single column, the
    /// other bands lose this column.
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
