/// A fish that has a few additional places in one box, its fins. Either a fin or the fish is right.
/// Candidates that the fish removes and that see all fins are therefore removed in any case.
///
/// In a sashimi fish, a base line has fewer than two places apart from the fins. In a finned fish,
/// every base line has at least two.
struct FinnedFish: Technique {
    let name: SudokuTechnique
    let size: Int
    let isSashimi: Bool

    init(_ name: SudokuTechnique, size: Int, isSashimi: Bool) {
        self.name = name
        self.size = size
        self.isSashimi = isSashimi
    }

    /// The base lines of a fish.
    private struct Base {
        let digit: Int
        let places: CellSet
        let lines: [House]
        /// All cells of the lines.
        let cells: CellSet
        let across: Lines

        var body: CellSet { cells & places }
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for digit in 1...9 {
            let places = position.cells[digit]
            for across in Lines.both {
                let lines = across.base.filter { (places & $0.cells).count >= 2 }
                let found: Void? = firstChoice(of: size, from: lines) { chosen in
                    let cells = chosen.reduce(CellSet()) { $0 | $1.cells }
                    // The fins are in one box, on three crossing lines at most.
                    let crossings = across.crossings(of: cells & places)
                    guard crossings.nonzeroBitCount <= size + 3 else { return nil }
                    let base = Base(
                        digit: digit, places: places, lines: chosen, cells: cells, across: across)
                    for box in House.boxes { look(base, box.cells, &best) }
                    return best.isFinal ? () : nil
                }
                if found != nil { return best.step }
            }
        }
        return best.step
    }

    /// Looks for a fish with fins in `box`. The crossing lines must cover the rest of the base. If
    /// `size - 1` lines are enough, the last crossing line is one that has candidates to remove in
    /// the box.
    private func look(_ base: Base, _ box: CellSet, _ best: inout BestStep) {
        let losing = base.places & box - base.cells
        guard !losing.isEmpty, !base.body.isDisjoint(with: box) else { return }
        let needed = base.across.crossings(of: base.body - box)
        switch size - needed.nonzeroBitCount {
        case 0: offer(base, needed, losing, &best)
        case 1:
            for line in base.across.crossing where !line.cells.isDisjoint(with: losing) {
                let bit: UInt16 = 1 << UInt16(line.number)
                guard needed & bit == 0 else { continue }
                offer(base, needed | bit, losing, &best)
            }
        default: break
        }
    }

    private func offer(
        _ base: Base, _ numbers: UInt16, _ losing: CellSet, _ best: inout BestStep
    ) {
        let cover = base.across.cover(numbers)
        let trunk = base.body & cover
        guard trunk != base.body, !losing.isDisjoint(with: cover),
            base.lines.contains(where: { ($0.cells & trunk).count < 2 }) == isSashimi
        else { return }
        best.offer(
            base.digit, from: losing & cover,
            .fish(
                base: base.lines, cover: base.across.houses(numbers), body: trunk,
                fins: base.body - cover),
            evidence: base.body.map { Candidate(base.digit, at: $0) })
    }
}
