/// Two colorings of a digit. Exactly one color of each coloring is right. If a color of one
/// coloring sees a color of the other, at most one of these two colors is right, so at least one of
/// their opposite colors is right. Candidates that see both opposite colors are removed. A color
/// that sees both colors of the other coloring is wrong.
struct MultiColors: Technique {
    let name = SudokuTechnique.multiColors

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for digit in 1...9 where !best.isFinal {
            let colorings = Coloring.all(of: digit, in: position)
            for (index, one) in colorings.enumerated() {
                for (otherIndex, other) in colorings.enumerated() where otherIndex != index {
                    let evidence = { (one.cells | other.cells).map { Candidate(digit, at: $0) } }
                    for side in 0..<2 {
                        let sight = one.colors[side].sight
                        let seen = other.colors.map { !$0.isDisjoint(with: sight) }
                        if seen[0], seen[1] {
                            best.offer(
                                digit, from: one.colors[side],
                                .colors([
                                    one.colors[side], one.colors[1 - side],
                                    other.colors[0], other.colors[1],
                                ]), evidence: evidence())
                        }
                        for otherSide in 0..<2 where seen[otherSide] {
                            let both =
                                one.colors[1 - side].sight & other.colors[1 - otherSide].sight
                            best.offer(
                                digit, from: both - one.cells - other.cells,
                                .colors([
                                    one.colors[side], one.colors[1 - side],
                                    other.colors[otherSide], other.colors[1 - otherSide],
                                ]), evidence: evidence())
                        }
                    }
                }
            }
        }
        return best.step
    }
}
