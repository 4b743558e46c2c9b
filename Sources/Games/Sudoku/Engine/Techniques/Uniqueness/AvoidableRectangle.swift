/// A rectangle without given corners, in which two or three corners are filled. The remaining
/// corners must not complete a pattern whose two digits could be exchanged.
///
/// Requires a puzzle with exactly one solution.
struct AvoidableRectangle: Technique {
    let name: SudokuTechnique

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        let found = CellSet.all - position.givens - position.empty
        for rectangle in Rectangle.all where rectangle.cells.isDisjoint(with: position.givens) {
            let filled = rectangle.cells & found
            guard filled.count == (name == .avoidableRectangle1 ? 3 : 2) else { continue }
            for turn in 0..<4 {
                let corners = (0..<4).map { rectangle.corners[(turn + $0) % 4] }
                if name == .avoidableRectangle1 {
                    lastCorner(corners, &best)
                } else {
                    lastSide(corners, &best)
                }
            }
        }
        return best.step
    }

    /// Type 1: the last corner must not have the digit of the opposite corner.
    private func lastCorner(_ corners: [Int], _ best: inout BestStep) {
        let position = best.position
        let digits = corners.map { position.grid[$0] }
        guard digits[3] == 0, digits[0] == digits[2] else { return }
        best.offer(
            digits[1], from: .only(corners[3]),
            pattern(corners, [digits[0], digits[1]], roof: [corners[3]], extra: []),
            evidence: zip(corners, digits).prefix(3).map { Candidate($1, at: $0) })
    }

    /// Type 2: the two empty corners share a row or column, and have the same single extra
    /// candidate. One of them must have this digit, or the two digits of the rectangle could be
    /// exchanged.
    private func lastSide(_ corners: [Int], _ best: inout BestStep) {
        let position = best.position
        let (one, other) = (position.grid[corners[0]], position.grid[corners[1]])
        guard one != 0, other != 0, position.digits[corners[2]].contains(one),
            position.digits[corners[3]].contains(other)
        else { return }
        let extra = position.digits[corners[2]] - .only(one)
        guard extra.count == 1, extra == position.digits[corners[3]] - .only(other),
            let digit = extra.first
        else { return }
        best.offer(
            digit, from: CellHouses.common([corners[2], corners[3]]),
            pattern(corners, [one, other], roof: [corners[2], corners[3]], extra: extra),
            evidence: [Candidate(one, at: corners[0]), Candidate(other, at: corners[1])]
                + position.candidates(.all, in: [corners[2], corners[3]]))
    }

    private func pattern(
        _ corners: [Int], _ digits: [Int], roof: CellSet, extra: DigitSet
    ) -> SudokuPattern {
        .rectangle(
            SudokuRectangle(
                corners: corners, digits: DigitSet(digits), roof: roof, others: [], extra: extra,
                lines: []))
    }
}
