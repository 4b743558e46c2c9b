/// Cells of a house that together have one more digit than cells. If the set loses one of its
/// digits, its cells contain all the others.
struct AlmostLockedSet {
    let cells: CellSet
    let digits: DigitSet
    /// For each digit, its places in the set.
    let places: [CellSet]
    /// For each digit, the cells outside the set that see all places of the digit in the set.
    let sight: [CellSet]

    init(_ cells: CellSet, _ digits: DigitSet, in position: SudokuPosition) {
        self.cells = cells
        self.digits = digits
        places = (0...9).map { digits.contains($0) ? position.cells[$0] & cells : CellSet() }
        sight = places.map { $0.isEmpty ? CellSet() : CellHouses.common($0) - cells }
    }

    static func all(in position: SudokuPosition) -> [AlmostLockedSet] {
        var known: Set<CellSet> = []
        var sets: [AlmostLockedSet] = []
        for house in House.all {
            let cells = Array(house.cells & position.empty)
            guard !cells.isEmpty else { continue }
            for choice in 1..<(1 << cells.count) {
                let count = choice.nonzeroBitCount
                var digits = DigitSet()
                for (index, cell) in cells.enumerated() where choice >> index & 1 == 1 {
                    digits = digits | position.digits[cell]
                }
                guard digits.count == count + 1 else { continue }
                let chosen = cells.indices.filter { choice >> $0 & 1 == 1 }.map { cells[$0] }
                let set = CellSet(chosen)
                guard known.insert(set).inserted else { continue }
                sets.append(AlmostLockedSet(set, digits, in: position))
            }
        }
        return sets
    }

    /// The restricted common candidates: digits that only one of the two sets can have, because all
    /// places of the digit in one set see all its places in the other.
    func restricted(with other: AlmostLockedSet) -> DigitSet {
        guard cells.isDisjoint(with: other.cells) else { return DigitSet() }
        var restricted = DigitSet()
        for digit in digits & other.digits
        where other.places[digit].isSubset(of: sight[digit]) {
            restricted.insert(digit)
        }
        return restricted
    }
}
