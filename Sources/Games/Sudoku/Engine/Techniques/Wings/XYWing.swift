/// A pivot sees two cells with two candidates each. Whichever digit the pivot has, one of the two
/// cells has the digit that they share, so cells that see both lose it. In an XYZ-wing, the pivot
/// may have the shared digit itself, so only cells that see the pivot too lose it.
struct XYWing: Technique {
    let name: SudokuTechnique

    func step(in position: SudokuPosition) -> SudokuStep? {
        let triples = position.cells(withDigits: 3)
        var pairs = position.cells(withDigits: 2)
        while let one = pairs.first {
            pairs.remove(one)
            var others = pairs
            while let other = others.first {
                others.remove(other)
                guard (position.digits[one] | position.digits[other]).count == 3 else { continue }
                for third in name == .xyzWing ? triples : others {
                    if let step = step(third, one, other, in: position) { return step }
                    guard name == .xyWing else { continue }
                    if let step = step(one, other, third, in: position) { return step }
                    if let step = step(other, one, third, in: position) { return step }
                }
            }
        }
        return nil
    }

    private func step(
        _ pivot: Int, _ one: Int, _ other: Int, in position: SudokuPosition
    ) -> SudokuStep? {
        guard CellHouses.peers[pivot].contains(one), CellHouses.peers[pivot].contains(other) else {
            return nil
        }
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
        let lost = losers.map { Candidate(digit, at: $0) }
        guard !lost.isEmpty, position.isWanted(lost) else { return nil }
        return SudokuStep(
            name, .wing(pivot: pivot, pincers: [one, other], digit: digit),
            evidence: position.candidates(.all, in: [pivot, one, other]),
            eliminations: lost)
    }
}
