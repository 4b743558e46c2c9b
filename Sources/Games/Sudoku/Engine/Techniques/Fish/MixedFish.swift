/// A finned fish whose houses are not only rows on one side and columns on the other. A Franken
/// fish also has boxes. A mutant fish may have any houses.
///
/// The search starts with a candidate to remove. If the digit were there, three houses (the base)
/// would have places for it only in two other houses, which is impossible.
struct MixedFish: Technique {
    let name: SudokuTechnique
    private var isMutant: Bool { name == .finnedMutantSwordfish }

    /// A house by its index in all houses, with the places of the digit in it.
    private struct Base {
        let number: Int
        let places: CellSet
        /// The places that the candidate to remove does not see.
        let left: CellSet
    }

    /// The houses that may be base and cover, by their indices: rows, columns, boxes.
    private var sides: [(base: [Int], cover: [Int])] {
        let (rows, columns, boxes) = (Array(0..<9), Array(9..<18), Array(18..<27))
        if isMutant { return [(rows + columns + boxes, rows + columns + boxes)] }
        return [(rows + boxes, columns + boxes), (columns + boxes, rows + boxes)]
    }

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        let sides = sides
        for digit in 1...9 where position.cells[digit].count > 5 {
            for lost in position.cells[digit] {
                for side in sides { look(digit, lost, side.base, side.cover, &best) }
            }
        }
        return best.step
    }

    private func look(
        _ digit: Int, _ lost: Int, _ base: [Int], _ cover: [Int], _ best: inout BestStep
    ) {
        let places = best.position.cells[digit]
        let left = places - CellHouses.peers[lost] - .only(lost)
        let bases = base.compactMap { number -> Base? in
            let inside = places & House.all[number].cells
            guard !inside.isEmpty, !inside.contains(lost) else { return nil }
            return Base(number: number, places: inside, left: inside & left)
        }
        let covers = cover.filter { !left.isDisjoint(with: House.all[$0].cells) }
        let cells = covers.map { House.all[$0].cells }
        for one in covers.indices {
            for other in covers.indices[(one + 1)...] {
                let both = cells[one] | cells[other]
                func isInside(_ base: Base) -> Bool {
                    base.left.isSubset(of: both) && base.number != covers[one]
                        && base.number != covers[other]
                }
                guard bases.count(where: isInside) > 2 else { continue }
                let _: Void? = firstChoice(of: 3, from: bases.filter(isInside)) { chosen in
                    offer(digit, lost, chosen, [covers[one], covers[other]], &best)
                    return nil
                }
            }
        }
    }

    /// Offers the removal. The third cover house is a house of the candidate to remove.
    private func offer(
        _ digit: Int, _ lost: Int, _ bases: [Base], _ covers: [Int], _ best: inout BestStep
    ) {
        guard bases[0].places.isDisjoint(with: bases[1].places),
            (bases[0].places | bases[1].places).isDisjoint(with: bases[2].places)
        else { return }
        let body = bases.reduce(CellSet()) { $0 | $1.places }
        let (base, covers) = (
            bases.map { House.all[$0.number] }, covers.map { House.all[$0] }
        )
        for last in CellHouses.houses[lost] where !base.contains(last) && !covers.contains(last) {
            let cover = covers + [last]
            guard fits(base, cover) else { continue }
            let covered = cover.reduce(CellSet()) { $0 | $1.cells }
            let fins = body - covered
            guard !fins.isEmpty else { continue }
            best.offer(
                digit, from: (covered - body) & CellHouses.common(fins),
                .fish(base: base, cover: cover, body: body & covered, fins: fins),
                evidence: body.map { Candidate(digit, at: $0) })
        }
    }

    /// Returns whether the houses belong to this kind of fish, and not to a simpler one.
    private func fits(_ base: [House], _ cover: [House]) -> Bool {
        func has(_ houses: [House], _ kind: House.Kind) -> Bool {
            houses.contains { $0.kind == kind }
        }
        let isFranken = [(House.Kind.row, House.Kind.column), (.column, .row)].contains {
            !has(base, $1) && !has(cover, $0)
        }
        return isMutant ? !isFranken : isFranken && (has(base, .box) || has(cover, .box))
    }
}
