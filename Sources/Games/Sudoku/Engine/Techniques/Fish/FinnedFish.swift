/// A fish but for a few places in one box, its fins: one of them is true, or the fish is. What sees
/// all fins and is taken by the fish goes either way.
///
/// Without its fins a sashimi fish has a line with a single place; a finned one has none.
struct FinnedFish: Technique {
    let name: SudokuTechnique
    let size: Int
    let isSashimi: Bool

    init(_ name: SudokuTechnique, size: Int, isSashimi: Bool) {
        self.name = name
        self.size = size
        self.isSashimi = isSashimi
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        for digit in 1...9 {
            let places = position.cells[digit]
            for lines in Lines.both {
                let base = lines.base.filter { (places & $0.cells).count >= 2 }
                guard base.count >= size else { continue }
                let _: Void? = firstChoice(of: size, from: base) { chosen in
                    for box in House.boxes {
                        look(digit, chosen, lines, box, &best)
                    }
                    return nil
                }
            }
        }
        return best.step
    }

    /// The fins are in `box`, so the rest of the base has to fit the crossing lines; where it leaves
    /// one of them free, this is one through the box.
    private func look(
        _ digit: Int, _ base: [House], _ lines: Lines, _ box: House, _ best: inout BestStep
    ) {
        let position = best.position
        let places = position.cells[digit]
        let baseCells = base.reduce(CellSet()) { $0 | $1.cells }
        let inBox = baseCells & box.cells & places
        let losing = places & box.cells - baseCells
        guard !inBox.isEmpty, !losing.isEmpty else { return }
        let body = baseCells & places
        let needed = lines.crossings(of: body - box.cells)
        switch size - needed.nonzeroBitCount {
        case 0: offer(digit, base, body, lines.cover(needed), losing, &best)
        case 1:
            for line in lines.crossing where !line.cells.isDisjoint(with: losing) {
                let bit: UInt16 = 1 << UInt16(line.number)
                guard needed & bit == 0 else { continue }
                offer(digit, base, body, lines.cover(needed | bit), losing, &best)
            }
        default: break
        }
    }

    private func offer(
        _ digit: Int, _ base: [House], _ body: CellSet, _ cover: CellSet, _ losing: CellSet,
        _ best: inout BestStep
    ) {
        let trunk = body & cover
        guard trunk != body, !losing.isDisjoint(with: cover) else { return }
        let counts = base.map { ($0.cells & trunk).count }
        guard counts.contains(where: { $0 < 2 }) == isSashimi else { return }
        best.offer(digit, from: losing & cover, evidence: body.map { Candidate(digit, at: $0) })
    }
}
