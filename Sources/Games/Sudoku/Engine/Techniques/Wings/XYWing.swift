/// A cell sees two cells with two digits each. They share a digit, which is in one of them,
/// whatever digit the first cell has. In an XYZ-wing, the first cell may also have the shared
/// digit.
struct XYWing: Technique {
    let name: SudokuTechnique

    func step(in position: SudokuPosition) -> SudokuStep? {
        let pairs = position.cells(withDigits: 2)
        for pivot in name == .xyzWing ? position.cells(withDigits: 3) : pairs {
            let wings = Array(pairs & CellHouses.peers[pivot])
            for (index, one) in wings.enumerated() {
                for other in wings[(index + 1)...] {
                    if let step = step(pivot, one, other, in: position) { return step }
                }
            }
        }
        return nil
    }

    private func step(
        _ pivot: Int, _ one: Int, _ other: Int, in position: SudokuPosition
    ) -> SudokuStep? {
        let common = position.digits[one] & position.digits[other]
        guard common.count == 1, let digit = common.first else { return nil }
        let outer = (position.digits[one] | position.digits[other])
        var losers = position.cells[digit] & CellHouses.peers[one] & CellHouses.peers[other]
        if name == .xyzWing {
            guard position.digits[pivot] == outer else { return nil }
            losers &= CellHouses.peers[pivot]
        } else {
            guard position.digits[pivot] == outer - common else { return nil }
        }
        guard !losers.isEmpty else { return nil }
        return SudokuStep(
            name, .wing(pivot: pivot, pincers: [one, other], digit: digit),
            evidence: position.candidates(.all, in: [pivot, one, other]),
            eliminations: losers.map { Candidate(digit, at: $0) })
    }
}
