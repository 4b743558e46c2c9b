/// A rectangle of two digits, in which one corner has only these digits. In the row and the column
/// of the opposite corner, one of these digits has places only in the rectangle. If the opposite
/// corner had the other digit, the puzzle would have two solutions.
///
/// Requires a puzzle with exactly one solution.
struct HiddenRectangle: Technique {
    let name = SudokuTechnique.hiddenRectangle

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for found in DoubtfulRectangle.all(in: position) {
            let corners = found.rectangle.corners
            for (index, corner) in corners.enumerated() where found.floor.contains(corner) {
                let opposite = corners[(index + 2) % 4]
                let lines = [
                    House.rows[CellHouses.row(opposite)],
                    House.columns[CellHouses.column(opposite)],
                ]
                for digit in found.digits {
                    let isBound = lines.allSatisfy {
                        (position.cells[digit] & $0.cells).isSubset(of: found.rectangle.cells)
                    }
                    guard isBound else { continue }
                    best.offer(
                        position.candidates(found.digits - .only(digit), in: .only(opposite)),
                        found.pattern(in: position, lines: lines),
                        evidence: found.evidence(in: position))
                }
            }
        }
        return best.step
    }
}
