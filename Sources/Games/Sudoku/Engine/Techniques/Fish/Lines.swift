/// The rows and the columns, once each way: those a fish starts from, and those that cross them.
struct Lines: Sendable {
    let base: [House]
    let crossing: [House]

    static let both = [
        Lines(base: House.rows, crossing: House.columns),
        Lines(base: House.columns, crossing: House.rows),
    ]

    /// The numbers of the crossing lines on which `cells` lie, a bit each.
    func crossings(of cells: CellSet) -> UInt16 {
        crossing.reduce(0) { bits, line in
            cells.isDisjoint(with: line.cells) ? bits : bits | 1 << UInt16(line.number)
        }
    }

    /// All cells of the crossing lines with these numbers.
    func cover(_ numbers: UInt16) -> CellSet {
        crossing.reduce(CellSet()) { cells, line in
            numbers >> UInt16(line.number) & 1 == 1 ? cells | line.cells : cells
        }
    }
}
