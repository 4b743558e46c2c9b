/// The pattern in which the clues of a puzzle lie.
public enum SudokuSymmetry: CaseIterable, Sendable {
    case none
    /// The same upside down.
    case halfTurn
    /// Left and right alike.
    case mirror
    /// The same when rows and columns change places.
    case diagonal

    /// The cells that hold clues together with this one.
    func group(of cell: Int) -> CellSet {
        switch self {
        case .none: [cell]
        case .halfTurn: [cell, 80 - cell]
        case .mirror: [cell, Place.row(cell) * 9 + 8 - Place.column(cell)]
        case .diagonal: [cell, Place.column(cell) * 9 + Place.row(cell)]
        }
    }

    /// All groups, by their first cell.
    var groups: [CellSet] {
        (0..<81).filter { group(of: $0).first == $0 }.map(group)
    }
}
