/// As many rows as columns, where all places of the rows for a digit are in these columns. The
/// columns then have no other places for the digit. The same holds with rows and columns exchanged.
struct BasicFish: Technique {
    let name: SudokuTechnique
    let size: Int

    init(_ name: SudokuTechnique, size: Int) {
        self.name = name
        self.size = size
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        for digit in 1...9 {
            let places = position.cells[digit]
            for lines in Lines.both {
                let base = lines.base.filter {
                    (2...size).contains((places & $0.cells).count)
                }
                guard base.count >= size else { continue }
                let step = firstChoice(of: size, from: base) { chosen -> SudokuStep? in
                    let body = chosen.reduce(CellSet()) { $0 | $1.cells } & places
                    let crossings = lines.crossings(of: body)
                    guard crossings.nonzeroBitCount == size else { return nil }
                    let others = places & lines.cover(crossings) - body
                    let lost = others.map { Candidate(digit, at: $0) }
                    guard !lost.isEmpty, position.isWanted(lost) else { return nil }
                    return SudokuStep(
                        name,
                        .fish(
                            base: chosen, cover: lines.houses(crossings), body: body, fins: []),
                        evidence: body.map { Candidate(digit, at: $0) },
                        eliminations: lost)
                }
                if let step { return step }
            }
        }
        return nil
    }
}
