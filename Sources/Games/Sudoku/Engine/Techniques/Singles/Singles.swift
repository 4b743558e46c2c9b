/// The last empty cell of a house takes the last digit.
struct FullHouse: Technique {
    let name = SudokuTechnique.fullHouse

    func step(in position: SudokuPosition) -> SudokuStep? {
        for house in House.all {
            let empty = house.cells & position.empty
            guard empty.count == 1, let cell = empty.first,
                let digit = position.digits[cell].first
            else { continue }
            let found = Candidate(digit, at: cell)
            guard position.isWanted([found]) else { continue }
            return SudokuStep(
                name, .lastCell(of: house), evidence: [found], placements: [found])
        }
        return nil
    }
}

/// A cell that can have only one digit.
struct NakedSingle: Technique {
    let name = SudokuTechnique.nakedSingle

    func step(in position: SudokuPosition) -> SudokuStep? {
        for cell in position.empty where position.digits[cell].count == 1 {
            guard let digit = position.digits[cell].first else { continue }
            let found = Candidate(digit, at: cell)
            guard position.isWanted([found]) else { continue }
            return SudokuStep(
                name, .onlyDigit(excluded: position.allowed(at: cell) - .only(digit)),
                evidence: [found], placements: [found])
        }
        return nil
    }
}

/// A digit that has only one place in a house.
struct HiddenSingle: Technique {
    let name = SudokuTechnique.hiddenSingle

    func step(in position: SudokuPosition) -> SudokuStep? {
        // The order is reversed, because people see digits best in boxes.
        for house in House.all.reversed() {
            for digit in 1...9 {
                let places = house.cells & position.cells[digit]
                guard places.count == 1, let cell = places.first else { continue }
                let found = Candidate(digit, at: cell)
                guard position.isWanted([found]) else { continue }
                let excluded = (house.cells & position.empty).filter {
                    $0 != cell && position.allowed(at: $0).contains(digit)
                }
                return SudokuStep(
                    name, .onlyPlace(in: house, excluded: CellSet(excluded)), evidence: [found],
                    placements: [found])
            }
        }
        return nil
    }
}

extension SudokuPosition {
    /// The simplest single that puts a digit into a cell; nil if none does.
    func single(_ digit: Int, at cell: Int) -> SudokuStep? {
        let found = Candidate(digit, at: cell)
        func step(_ name: SudokuTechnique, _ pattern: SudokuPattern) -> SudokuStep {
            SudokuStep(name, pattern, evidence: [found], placements: [found])
        }
        guard digits[cell].contains(digit) else { return nil }
        let houses = House.all(of: .only(cell)).reversed()
        if let house = houses.first(where: { ($0.cells & empty).count == 1 }) {
            return step(.fullHouse, .lastCell(of: house))
        }
        if let house = houses.first(where: { ($0.cells & cells[digit]).count == 1 }) {
            let excluded = (house.cells & empty).filter {
                $0 != cell && allowed(at: $0).contains(digit)
            }
            return step(.hiddenSingle, .onlyPlace(in: house, excluded: CellSet(excluded)))
        }
        guard digits[cell].count == 1 else { return nil }
        return step(.nakedSingle, .onlyDigit(excluded: allowed(at: cell) - .only(digit)))
    }

    /// The digits that an empty cell does not see.
    fileprivate func allowed(at cell: Int) -> DigitSet {
        CellHouses.peers[cell].reduce(.all) { $0 - .only(grid[$1]) }
    }
}
