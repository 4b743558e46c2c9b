/// A coloring of a digit. Candidates that see both colors are removed. If a color sees itself, all
/// its places are removed.
struct SimpleColors: Technique {
    let name = SudokuTechnique.simpleColors

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for digit in 1...9 where !best.isFinal {
            for coloring in Coloring.all(of: digit, in: position) where coloring.cells.count > 2 {
                let sights = coloring.colors.map(\.sight)
                let evidence = { coloring.cells.map { Candidate(digit, at: $0) } }
                for (color, sight) in zip(coloring.colors, sights)
                where !color.isDisjoint(with: sight) {
                    best.offer(
                        digit, from: color, .colors([color, coloring.cells - color]),
                        evidence: evidence())
                }
                best.offer(
                    digit, from: sights[0] & sights[1] - coloring.cells,
                    .colors(coloring.colors), evidence: evidence())
            }
        }
        return best.step
    }
}
