/// A sequence of cells with the same two digits, in which each cell sees the next one. The digits
/// alternate along the sequence. A cell that sees one cell at an even place and one at an odd place
/// has neither digit.
struct RemotePair: Technique {
    let name = SudokuTechnique.remotePair

    func step(in position: SudokuPosition) -> SudokuStep? {
        let pairs = position.cells(withDigits: 2)
        var seen = CellSet()
        for start in pairs where !seen.contains(start) {
            let digits = position.digits[start]
            let same = CellSet(pairs.filter { position.digits[$0] == digits })
            let (even, odd) = colors(from: start, in: same)
            seen |= even | odd
            guard (even | odd).count >= 4 else { continue }
            let losers = CellSet(
                (position.empty - even - odd).filter { cell in
                    !CellHouses.peers[cell].isDisjoint(with: even)
                        && !CellHouses.peers[cell].isDisjoint(with: odd)
                })
            let eliminations = position.candidates(digits, in: losers)
            guard !eliminations.isEmpty, position.isWanted(eliminations) else { continue }
            return SudokuStep(
                name, .remotePair(even, odd, digits),
                evidence: position.candidates(digits, in: even | odd),
                eliminations: eliminations)
        }
        return nil
    }

    private func colors(from start: Int, in cells: CellSet) -> (CellSet, CellSet) {
        var colors: (CellSet, CellSet) = (.only(start), CellSet())
        var isGrowing = true
        while isGrowing {
            let odd = colors.0.reduce(colors.1) { $0 | CellHouses.peers[$1] & cells }
            let even = odd.reduce(colors.0) { $0 | CellHouses.peers[$1] & cells }
            isGrowing = odd != colors.1 || even != colors.0
            // A cell of both colors would be a contradiction.
            guard odd.isDisjoint(with: even) else { return (CellSet(), CellSet()) }
            colors = (even, odd)
        }
        return colors
    }
}
