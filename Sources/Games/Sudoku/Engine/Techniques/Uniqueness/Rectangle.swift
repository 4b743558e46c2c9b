/// Four cells in two rows, two columns and two boxes. If none of them is given and opposite corners
/// have the same digit, exchanging the two digits gives a second solution.
struct Rectangle: Sendable {
    /// The corners in circular order. Neighbors share a row or a column.
    let corners: [Int]
    let cells: CellSet

    static let all: [Rectangle] = (0..<9).flatMap { top in
        (top + 1..<9).flatMap { bottom in
            (0..<9).flatMap { left in
                (left + 1..<9).compactMap { right -> Rectangle? in
                    // There must be exactly two boxes, so the rows are in one band, or the columns
                    // in one stack.
                    guard (top / 3 == bottom / 3) != (left / 3 == right / 3) else { return nil }
                    let corners = [
                        top * 9 + left, top * 9 + right, bottom * 9 + right, bottom * 9 + left,
                    ]
                    return Rectangle(corners: corners, cells: CellSet(corners))
                }
            }
        }
    }
}

/// A rectangle whose empty corners could all contain the same two digits.
struct DoubtfulRectangle {
    let rectangle: Rectangle
    let digits: DigitSet
    /// The corners with only these two digits.
    let floor: CellSet
    /// The other corners. At least one of them has another digit.
    let roof: CellSet

    /// All rectangles of empty cells with a corner that has only two digits.
    static func all(in position: SudokuPosition) -> [DoubtfulRectangle] {
        let pairs = position.cells(withDigits: 2)
        return Rectangle.all.flatMap { rectangle -> [DoubtfulRectangle] in
            guard rectangle.cells.isSubset(of: position.empty),
                !rectangle.cells.isDisjoint(with: pairs)
            else { return [] }
            let digits = Set((rectangle.cells & pairs).map { position.digits[$0] })
            return digits.compactMap { digits in
                guard rectangle.cells.allSatisfy({ digits.isSubset(of: position.digits[$0]) })
                else { return nil }
                let floor = CellSet(rectangle.cells.filter { position.digits[$0] == digits })
                return DoubtfulRectangle(
                    rectangle: rectangle, digits: digits, floor: floor,
                    roof: rectangle.cells - floor)
            }.sorted { $0.digits.bits < $1.digits.bits }
        }
    }

    func evidence(in position: SudokuPosition) -> [Candidate] {
        position.candidates(.all, in: rectangle.cells)
    }
}
