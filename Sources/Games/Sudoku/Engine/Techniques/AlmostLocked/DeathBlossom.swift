/// A cell, called the stem, and for each of its digits an almost locked set, called a petal. If the
/// stem has a digit, the petal of that digit loses it and has all its other digits. A common digit
/// of all petals is therefore in one of them.
struct DeathBlossom: Technique {
    let name = SudokuTechnique.deathBlossom

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        let sets = AlmostLockedSet.all(in: position)
        for stem in position.empty where (3...4).contains(position.digits[stem].count) {
            let digits = Array(position.digits[stem])
            let near = digits.map { digit in
                sets.filter {
                    $0.digits.contains(digit) && $0.sight[digit].contains(stem)
                }
            }
            if near.contains(where: \.isEmpty) { continue }
            for common in 1...9 {
                let petals = zip(digits, near).map { digit, sets in
                    digit == common ? [] : sets.filter { $0.digits.contains(common) }
                }
                if petals.contains(where: \.isEmpty) { continue }
                var search = Search(stem: stem, common: common, digits: digits, petals: petals)
                search.choose(0, losing: position.cells[common] - .only(stem), &best)
            }
        }
        return best.step
    }

    /// Chooses a petal for each digit of a stem.
    private struct Search {
        let stem, common: Int
        let digits: [Int]
        let petals: [[AlmostLockedSet]]
        var chosen: [AlmostLockedSet] = []

        mutating func choose(_ index: Int, losing: CellSet, _ best: inout BestStep) {
            if index == petals.count { return offer(losing, &best) }
            for petal in petals[index] {
                let left = losing & petal.sight[common]
                guard !left.isEmpty,
                    chosen.allSatisfy({ $0.cells.isDisjoint(with: petal.cells) })
                else { continue }
                chosen.append(petal)
                choose(index + 1, losing: left, &best)
                chosen.removeLast()
            }
        }

        private func offer(_ losing: CellSet, _ best: inout BestStep) {
            let position = best.position
            best.offer(
                common, from: losing,
                .blossom(
                    stem: stem,
                    petals: zip(digits, chosen).map {
                        SudokuPetal(digit: $0, cells: $1.cells)
                    }, digit: common),
                evidence: position.candidates(
                    .all, in: chosen.reduce(.only(stem)) { $0 | $1.cells }))
        }
    }
}
