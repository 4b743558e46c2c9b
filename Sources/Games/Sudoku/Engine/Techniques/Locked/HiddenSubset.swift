/// If some digits of a house together have as many places as digits, these places have no other
/// digits.
struct HiddenSubset: Technique {
    let name: SudokuTechnique
    let size: Int

    init(_ name: SudokuTechnique, size: Int) {
        self.name = name
        self.size = size
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        for house in House.all.reversed() {
            let digits = (1...9).filter {
                (2...size).contains((position.cells[$0] & house.cells).count)
            }
            guard digits.count >= size else { continue }
            let step = firstChoice(of: size, from: digits) { chosen -> SudokuStep? in
                let places = chosen.reduce(CellSet()) { $0 | position.cells[$1] } & house.cells
                guard places.count == size else { return nil }
                return self.step(DigitSet(chosen), places, house, position)
            }
            if let step { return step }
        }
        return nil
    }

    private func step(
        _ digits: DigitSet, _ places: CellSet, _ house: House, _ position: SudokuPosition
    ) -> SudokuStep? {
        let others = position.candidates(.all - digits, in: places)
        guard !others.isEmpty else { return nil }
        return SudokuStep(
            name, .hiddenSet(places, digits, in: house),
            evidence: position.candidates(digits, in: places), eliminations: others)
    }
}
