/// Two almost locked sets, of which only one can have the digit x. The set without x has all its
/// other digits, so a common digit z is in one of the sets. If there are two such digits x, both
/// sets are locked.
struct AlsXZ: Technique {
    let name = SudokuTechnique.alsXZ

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        let sets = AlmostLockedSet.all(in: position)
        for (index, one) in sets.enumerated() {
            for other in sets[(index + 1)...] {
                let common = one.digits & other.digits
                guard common.count >= 2 else { continue }
                let restricted = one.restricted(with: other)
                guard !restricted.isEmpty else { continue }
                let pattern = {
                    SudokuPattern.sets([one.cells, other.cells], joinedBy: Array(restricted))
                }
                let evidence = { position.candidates(.all, in: one.cells | other.cells) }
                for digit in common where restricted != .only(digit) {
                    best.offer(
                        digit, from: one.sight[digit] & other.sight[digit], pattern(),
                        evidence: evidence())
                }
                if restricted.count == 2 { lockBoth(one, other, restricted, pattern(), &best) }
            }
        }
        return best.step
    }

    /// Offers the removals for two locked sets. Each of the sets has one of the two digits, and all
    /// its other digits.
    private func lockBoth(
        _ one: AlmostLockedSet, _ other: AlmostLockedSet, _ restricted: DigitSet,
        _ pattern: SudokuPattern, _ best: inout BestStep
    ) {
        let position = best.position
        var losses: Set<Candidate> = []
        for set in [one, other] {
            for digit in set.digits - restricted {
                let cells = set.sight[digit] & position.cells[digit]
                losses.formUnion(cells.map { Candidate(digit, at: $0) })
            }
        }
        for digit in restricted {
            let cells = one.sight[digit] & other.sight[digit] & position.cells[digit]
            losses.formUnion(cells.map { Candidate(digit, at: $0) })
        }
        best.offer(
            losses.sorted(), pattern,
            evidence: position.candidates(.all, in: one.cells | other.cells))
    }
}
