/// A set of digits with as many places in a house as digits. These places then have no other
/// digits.
struct HiddenSubset: Technique {
    let name: SudokuTechnique
    let size: Int

    init(_ name: SudokuTechnique, size: Int) {
        self.name = name
        self.size = size
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        for house in House.visible {
            if let step = step(DigitSet(), CellSet(), after: 0, house, position) { return step }
        }
        return nil
    }

    /// A step on a subset with these digits, and with more digits that are greater than `last`.
    private func step(
        _ digits: DigitSet, _ places: CellSet, after last: Int, _ house: House,
        _ position: SudokuPosition
    ) -> SudokuStep? {
        if digits.count == size { return step(digits, places, house, position) }
        for digit in (last + 1)..<10 {
            let own = position.cells[digit] & house.cells
            guard own.count > 1, (places | own).count <= size else { continue }
            let step = step(digits | .only(digit), places | own, after: digit, house, position)
            if let step { return step }
        }
        return nil
    }

    private func step(
        _ digits: DigitSet, _ places: CellSet, _ house: House, _ position: SudokuPosition
    ) -> SudokuStep? {
        let others = position.candidates(.all - digits, in: places)
        guard places.count == size, !others.isEmpty, position.isWanted(others) else { return nil }
        return SudokuStep(
            name, .hiddenSet(places, digits, in: house),
            evidence: position.candidates(digits, in: places), eliminations: others)
    }
}
