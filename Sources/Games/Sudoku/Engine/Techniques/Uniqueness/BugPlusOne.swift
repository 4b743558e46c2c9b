/// The one additional candidate of a position in which every other cell has two candidates. Without
/// it, every house would have each of its candidates twice, and the puzzle would have no solution
/// or several. The candidate is therefore right.
///
/// Requires a puzzle with exactly one solution.
struct BugPlusOne: Technique {
    let name = SudokuTechnique.bugPlusOne

    func step(in position: SudokuPosition) -> SudokuStep? {
        let triples = position.empty - position.cells(withDigits: 2)
        guard triples.count == 1, let cell = triples.first, position.digits[cell].count == 3
        else { return nil }
        let surplus = position.digits[cell].filter { digit in
            House.all.allSatisfy { house in
                let count = (position.cells[digit] & house.cells).count
                return house.cells.contains(cell) ? count == 3 : count == 0 || count == 2
            }
        }
        guard surplus.count == 1, let digit = surplus.first else { return nil }
        let others = position.digits[cell] - .only(digit)
        let isPaired = (1...9).filter { $0 != digit }.allSatisfy { digit in
            House.all.allSatisfy { house in
                [0, 2].contains((position.cells[digit] & house.cells).count)
            }
        }
        let lost = others.map { Candidate($0, at: cell) }
        guard isPaired, position.isWanted(lost) else { return nil }
        return SudokuStep(
            name, .surplus(Candidate(digit, at: cell)),
            evidence: [Candidate(digit, at: cell)],
            eliminations: lost)
    }
}
