/// The base lines of a fish and the lines that cross them. They may be rows and columns, or columns
/// and rows.
struct Lines: Sendable {
    let base: [House]
    let crossing: [House]

    static let both = [
        Lines(base: House.rows, crossing: House.columns),
        Lines(base: House.columns, crossing: House.rows),
    ]

    /// The numbers of the crossing lines that contain any of `cells`, with a bit for each.
    func crossings(of cells: CellSet) -> UInt16 {
        crossing[0].kind == .column ? Self.columns(of: cells) : Self.rows(of: cells)
    }

    /// The columns of `cells`, with a bit for each: the bits of all nine rows, combined.
    private static func columns(of cells: CellSet) -> UInt16 {
        let band = cells.bits | cells.bits &>> 27 | cells.bits &>> 54
        return UInt16(truncatingIfNeeded: band | band &>> 9 | band &>> 18) & 0x1FF
    }

    private static func rows(of cells: CellSet) -> UInt16 {
        var rows: UInt16 = 0
        var (row, rest) = (UInt16(1), cells.bits)
        while rest != 0 {
            if rest & 0x1FF != 0 { rows |= row }
            row = row &<< 1
            rest = rest &>> 9
        }
        return rows
    }

    /// The crossing lines with these numbers.
    func houses(_ numbers: UInt16) -> [House] {
        crossing.filter { numbers >> UInt16($0.number) & 1 == 1 }
    }

    /// All cells of the crossing lines with these numbers.
    func cover(_ numbers: UInt16) -> CellSet {
        crossing.reduce(CellSet()) { cells, line in
            numbers >> UInt16(line.number) & 1 == 1 ? cells | line.cells : cells
        }
    }
}
