/// A set of cells of a house with as many digits as cells. The other cells of the house then have
/// none of these digits.
struct NakedSubset: Technique {
    let name: SudokuTechnique
    let size: Int
    /// Indicates whether the cells share a box and a line, and both lose candidates.
    let isLocked: Bool

    init(_ name: SudokuTechnique, size: Int, isLocked: Bool = false) {
        self.name = name
        self.size = size
        self.isLocked = isLocked
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        for house in isLocked ? House.boxes : House.visible {
            let cells = house.cells & position.empty
            if let step = step(CellSet(), DigitSet(), growingBy: cells, in: position) {
                return step
            }
        }
        return nil
    }

    /// A step on a subset with these cells, and with more cells from `cells`.
    private func step(
        _ subset: CellSet, _ digits: DigitSet, growingBy cells: CellSet, in position: SudokuPosition
    ) -> SudokuStep? {
        if subset.count == size { return step(on: subset, digits, in: position) }
        var rest = cells
        while let cell = rest.first {
            rest.remove(cell)
            let own = position.digits[cell]
            guard own.count > 1, (digits | own).count <= size else { continue }
            if let step = step(subset | .only(cell), digits | own, growingBy: rest, in: position) {
                return step
            }
        }
        return nil
    }

    private func step(
        on subset: CellSet, _ digits: DigitSet, in position: SudokuPosition
    ) -> SudokuStep? {
        guard digits.count == size else { return nil }
        let losses = House.all(of: subset).map { house -> (house: House, gone: [Candidate]) in
            let others = house.cells & position.empty - subset
            return (house: house, gone: position.candidates(digits, in: others))
        }.filter { !$0.gone.isEmpty }
        guard losses.count >= (isLocked ? 2 : 1) else { return nil }
        let lost = Set(losses.flatMap { $0.gone }).sorted()
        guard position.isWanted(lost) else { return nil }
        return SudokuStep(
            name, .nakedSet(subset, digits, in: losses.map { $0.house }),
            evidence: position.candidates(digits, in: subset), eliminations: lost)
    }
}
