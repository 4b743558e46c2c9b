/// A house whose places for a digit are all in a second house too. The second house then has no
/// other places for the digit.
struct LockedCandidates: Technique {
    let name: SudokuTechnique
    let first, second: [House]

    private init(_ name: SudokuTechnique, from first: [House], to second: [House]) {
        self.name = name
        (self.first, self.second) = (first, second)
    }

    /// The places in a box are all on one line, so the rest of the line loses the digit.
    static let pointing = LockedCandidates(
        .pointing, from: House.boxes, to: House.rows + House.columns)
    /// The places on a line are all in one box, so the rest of the box loses the digit.
    static let claiming = LockedCandidates(
        .claiming, from: House.rows + House.columns, to: House.boxes)

    func step(in position: SudokuPosition) -> SudokuStep? {
        for first in first {
            for digit in 1...9 {
                let places = position.cells[digit] & first.cells
                guard (2...3).contains(places.count) else { continue }
                for second in second where places.isSubset(of: second.cells) {
                    let others = position.cells[digit] & second.cells - first.cells
                    let lost = others.map { Candidate(digit, at: $0) }
                    guard !lost.isEmpty, position.isWanted(lost) else { continue }
                    return SudokuStep(
                        name, .intersection(places, of: first, with: second),
                        evidence: places.map { Candidate(digit, at: $0) },
                        eliminations: lost)
                }
            }
        }
        return nil
    }
}
