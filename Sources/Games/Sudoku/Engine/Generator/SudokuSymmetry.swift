/// The symmetry of the clues of a puzzle.
public enum SudokuSymmetry: CaseIterable, Sendable {
    case none
    /// A half turn maps the pattern to itself.
    case halfTurn
    /// The left and the right side mirror each other.
    case mirror
    /// Exchanging rows and columns maps the pattern to itself.
    case diagonal

    /// The cell and the cells symmetric to it. Either all of them have clues, or none.
    func group(of cell: Int) -> CellSet {
        switch self {
        case .none: [cell]
        case .halfTurn: [cell, 80 - cell]
        case .mirror: [cell, CellHouses.row(cell) * 9 + 8 - CellHouses.column(cell)]
        case .diagonal: [cell, CellHouses.column(cell) * 9 + CellHouses.row(cell)]
        }
    }

    /// All groups, ordered by their first cells.
    var groups: [CellSet] {
        (0..<81).filter { group(of: $0).first == $0 }.map(group)
    }
}
